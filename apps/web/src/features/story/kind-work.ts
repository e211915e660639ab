import type { SentenceKind } from '@storylantern/contract';

/** What each kind of sentence is there for, in a parent's words (Carol Gray's seven kinds). */
export const KIND_WORK: Readonly<Record<SentenceKind, string>> = {
  descriptive: 'says what happens',
  perspective: 'shows how others see it',
  partial: 'leaves a blank for your child',
  cooperative: 'says what others do to help',
  directive: 'offers one thing to try',
  control: 'gives words to remember',
  affirmative: 'says what stays true',
};
