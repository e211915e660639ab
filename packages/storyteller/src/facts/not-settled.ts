import { toldSentences } from './given-text.ts';

/** A plan that nobody has made yet: "we're thinking of the dummy fairy, not sure yet". */
const NOT_DECIDED =
  /\b(?:(?:we(?:'re| are)|i'm|i am) (?:only |just |still )?(?:thinking (?:of|about)|wondering|considering|toying with)|(?:not|n't) (?:\w+ )?(?:sure|decided|certain) yet|not yet (?:sure|decided)|(?:have|has)n'?t decided|undecided|(?:we|i) (?:might|may) (?!have\b|need\b)|(?:still|yet) to be decided)\b/i;
/** Whether a sentence tells of a plan that nobody has made yet. */
export const isUndecided = (sentence: string): boolean => NOT_DECIDED.test(sentence);
/** What a family keeps out of it: "his digger is special and doesn't have to be shared". */
const KEPT_APART =
  /\b(?:(?:do(?:es)?(?: not|n'?t) (?:have|need) to|(?:is|are) (?:not|n'?t)? ?(?:to|for)|(?:is|are)n'?t (?:to|for)) (?:be )?shar(?:e|ed|ing)|(?:is|are) (?:just|only) (?:his|hers|theirs)|never (?:has|have|needs?) to (?:be )?shared?)\b/i;

/**
 * Notes without what is not settled and what is kept out of it: no scene is chosen by a plan that may never come about, and the one
 * toy that need not be shared is not the toy of the story.
 */
export const withoutTheUnsettled = (notes: string): string => {
  const sentences = toldSentences(notes);
  const isLeft = (sentence: string): boolean => !isUndecided(sentence) && !KEPT_APART.test(sentence);
  return sentences.every(isLeft) ? notes : sentences.filter(isLeft).join('\n');
};
