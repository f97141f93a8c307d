/** The end of a match, fetched when there is one. */
import type { Ending } from '@lib/ending';

import Account from './Account.svelte';
import Bit from './Bit.svelte';
import Trophy from './Trophy.svelte';

export default { Account, Bit, Trophy, isRace: true } satisfies Ending;
