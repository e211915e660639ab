import type { Article } from './article.ts';
import { HEALTH_CARE } from './health-care.ts';
import { HEALTH_HOME } from './health-home.ts';

/** What parents ask: health. */
export const HEALTH: readonly Article[] = [...HEALTH_CARE, ...HEALTH_HOME];
