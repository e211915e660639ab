import type { Article } from './article.ts';
import { SEPARATION_AWAY } from './separation-away.ts';
import { SEPARATION_GOODBYES } from './separation-goodbyes.ts';

/** What parents ask: separation. */
export const SEPARATION: readonly Article[] = [...SEPARATION_GOODBYES, ...SEPARATION_AWAY];
