import type { Seen, SheetPage } from '@storylantern/library';

/**
 * A page of finding out. Besides the marks of a fact sheet, where the guide is whoever stands beside the child,
 * `{grownUp}` is the family's grown-up and `{question}` what is wanted to be known, a sentence by itself with its mark.
 * Nothing is said of what is asked about: every guess on these pages is known to be one.
 */
export interface FindOutPage extends SheetPage {
  readonly text: readonly [string, string, string, ...string[]];
  readonly grownUp?: Seen;
}

export const FIND_OUT_TITLES = [
  'What {child} Wanted to Know',
  '{child} and the Open Question',
  'A Question over the Bed',
  'Nobody Knew, Not Even {guide}',
  'Four Ways to Look for It',
  'The Guesses of {guide}',
] as const;

export const FOUND_TITLES = [
  'What {child} Wanted to Know',
  '{child} Looks It Up',
  'It Was Not Soup',
  'It Is Always Soup, Said {guide}',
  'Not One Drop of Soup',
  'The Guess of {guide}',
] as const;
