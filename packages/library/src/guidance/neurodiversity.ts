import type { Article } from './article.ts';
import { NEURODIVERSITY_RECOGNISING } from './neurodiversity-recognising.ts';

/** What parents ask: neurodiversity. */
export const NEURODIVERSITY: readonly Article[] = [...NEURODIVERSITY_RECOGNISING];
