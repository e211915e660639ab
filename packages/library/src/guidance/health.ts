import type { Article } from './article.ts';
import { HEALTH_CARE } from './health-care.ts';

/** What parents ask: health. */
export const HEALTH: readonly Article[] = [...HEALTH_CARE];
