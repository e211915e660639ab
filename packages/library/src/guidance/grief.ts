import type { Article } from './article.ts';
import { GRIEF_DEATHS } from './grief-deaths.ts';
import { GRIEF_PARTINGS } from './grief-partings.ts';

/** What parents ask: grief. */
export const GRIEF: readonly Article[] = [...GRIEF_DEATHS, ...GRIEF_PARTINGS];
