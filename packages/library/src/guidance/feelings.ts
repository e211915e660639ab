import type { Article } from './article.ts';
import { CONFIDENCE } from './confidence.ts';
import { FEARS_AND_WORRIES } from './fears-and-worries.ts';
import { STRONG_FEELINGS } from './strong-feelings.ts';
import { TOWARDS_PARENTS } from './towards-parents.ts';

/** What parents ask: feelings. */
export const FEELINGS: readonly Article[] = [
  ...FEARS_AND_WORRIES,
  ...STRONG_FEELINGS,
  ...CONFIDENCE,
  ...TOWARDS_PARENTS,
];
