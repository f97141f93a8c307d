/** Names of what can be pointed at. */
import type { BoardProps } from '@lib/board';

import { stone } from './story';

/** A rune: "bone moon". */
export const runeName = ({ word }: Pick<BoardProps, 'word'>, kind: number): string => word(stone(kind).rune.slice(1));
