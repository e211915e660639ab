import type { Article } from './article.ts';
import { FAMILY_MOVES } from './family-moves.ts';
import { FAMILY_PARTING } from './family-parting.ts';

/** What parents ask: family change. */
export const FAMILY_CHANGE: readonly Article[] = [...FAMILY_PARTING, ...FAMILY_MOVES];
