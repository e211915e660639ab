import type { Article } from './article.ts';
import { PARENTS_LIVING } from './parents-living.ts';
import { PARENTS_STRAIN } from './parents-strain.ts';

/** What parents ask: themselves. */
export const PARENTS: readonly Article[] = [...PARENTS_STRAIN, ...PARENTS_LIVING];
