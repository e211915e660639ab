import type { Article } from './article.ts';
import { SIBLINGS_FAIRNESS } from './siblings-fairness.ts';
import { SIBLINGS_LIVING } from './siblings-living.ts';

/** What parents ask: brothers and sisters. */
export const SIBLINGS: readonly Article[] = [...SIBLINGS_LIVING, ...SIBLINGS_FAIRNESS];
