import type { Article } from './article.ts';
import { NEURODIVERSITY_RECOGNISING } from './neurodiversity-recognising.ts';
import { NEURODIVERSITY_SENSES } from './neurodiversity-senses.ts';
import { NEURODIVERSITY_LEARNING } from './neurodiversity-learning.ts';

/** What parents ask: neurodiversity. */
export const NEURODIVERSITY: readonly Article[] = [
  ...NEURODIVERSITY_RECOGNISING,
  ...NEURODIVERSITY_SENSES,
  ...NEURODIVERSITY_LEARNING,
];
