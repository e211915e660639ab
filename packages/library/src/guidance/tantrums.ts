import type { Article } from './article.ts';
import { TANTRUMS_BY_AGE } from './tantrums-by-age.ts';
import { TANTRUMS_BY_PLACE } from './tantrums-by-place.ts';

/** What parents ask: tantrums. */
export const TANTRUMS: readonly Article[] = [...TANTRUMS_BY_AGE, ...TANTRUMS_BY_PLACE];
