/** Tests speak both languages. */
import { loadPage } from '@lib/words.svelte';

await Promise.all([loadPage('en'), loadPage('fr')]);
