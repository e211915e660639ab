import type { Cuttable } from './cuttable.ts';

/** What makes the rest bearable, whatever stands before it. */
const BEARABLE =
  /\b(?:ok|okay|fine|safe|safely|all right|allowed|enough|belongs?|still loves?|loves?|comes? back|not (?:your|his|her|their|because|a child's) ?(?:fault|of)?|no (?:one|child) is|nobody is|won|fault)\b|\b(?:cannot|can not|does not|do not) hurt\b|\b(?:is|are) still (?:parents|friends|here|there|the same)\b|\b(?:grown-ups?|adults?|people|they) (?:can )?helps?\b|\bcomes? to help\b|\bgrown-up says\b/i;
/** Whose body it is, and that it may be told: never for want of room. */
const SAFETY =
  /\b(?:touch\w*|secrets?|private parts|swimwear|health|asks? (?:first|before)|says? why|hit\b.*\bhurts|surprise|not rude|say no|answer is no|hurts? (?:people|others|somebody)|hit hurts|bite hurts)\b|\b(?:gets?|be|been) told\b/i;
/** A mind that differs from what it looks like: without it, the sentence before is only an observation, or a demand. */
const TURN = /\b(?:may|do|does|did|can|could)(?: ?not|n't) (?:\w+ )?(?:know|see|feel|mean|notice)\b|\bforgets? that\b/i;
const WORRY =
  /\b(?:monsters?|ghosts?|scar\w+|afraid|frighten\w*|fear\w*|worr\w+|sad\w*|cr(?:y|ies|ying)|angr\w+|mad|hurts?|sore|miss\w*|died?|alone|leave|mean|cross|wrong|bad|hard|odd|not|cannot|loud|lost|lose|strangers?|secrets?|hurry|ignor\w+|star(?:e|es|ing)|laugh\w*|silly|unkind|gentle|new|sick|ill|fights?|hits?|hit|bites?|push\w*)\b/i;
/** A worry that "not" answers: "It is not in this room." */
const ANSWERED = /\b(?:monsters?|ghosts?|scar\w+|afraid|frighten\w*|worr\w+|angry|alone|strangers?)\b/i;
const ANSWER = /\b(?:not|no|cannot|nobody)\b/i;

/** What somebody says, thinks or seems to do: it is told for the sake of what it turns out to be. */
const SETUP =
  /\b(?:says?|said|thinks?|sounds?|seems?|looks? as if|may look|believes?|asks?|cop(?:y|ies)|comments?|remarks?|jokes?|stares?|doubts?|forgets?|wants?|notices?|before they|tired)\b/i;

/** Whether a sentence about others would hurt or puzzle without what follows it. */
export const needsItsTurn = (sentence: string): boolean => SETUP.test(sentence);

/** Whether a sentence makes somebody worry, or says what is hard. */
export const isWorry = (sentence: string): boolean => WORRY.test(sentence);

/**
 * What no paragraph gives up to be shorter: that something is all right, whose body it is, why somebody does what looks
 * unkind, and what answers the worry just before it.
 */
export function mustStay(before: Cuttable | undefined, sentence: Cuttable): boolean {
  const { text } = sentence;
  if (BEARABLE.test(text) || SAFETY.test(text) || TURN.test(text)) return true;
  const worry = before?.text ?? '';
  return isWorry(worry) && (!isWorry(text) || (ANSWERED.test(worry) && ANSWER.test(text)));
}
