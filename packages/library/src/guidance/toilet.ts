import type { Article } from './article.ts';
import { TOILET_LEARNING } from './toilet-learning.ts';
import { TOILET_WETTING } from './toilet-wetting.ts';
import { TOILET_HOLDING } from './toilet-holding.ts';

/** What parents ask: toilet. */
export const TOILET: readonly Article[] = [...TOILET_LEARNING, ...TOILET_WETTING, ...TOILET_HOLDING];
