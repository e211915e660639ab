import { isLong } from './account.ts';
import { bearings } from './said-beside.ts';

/** From how many words on a text is an account with a problem somewhere in it, and not only the problem. */
const LONG = 28;
const POINTS_AT =
  /\b(?:the (?:thing|trouble|problem|issue|difficulty|worry|point) is|problem|problems|trouble|struggl\w*|difficult\w*|help|but|however|really it is|it is really|unfortunately|sadly|lately|now|since|what can i|how (?:do|can) i)\b/;
const HARD =
  /\b(?:won'?t|will not|refus\w*|cannot|can'?t|cry|cries|crying|cried|scream\w*|scared|afraid|terrified|hates?|worr\w+|upset|meltdowns?|tantrums?|died|passed away|slams?|kicks?|hurts?|angry|anxious|sad|shame|doesn'?t|idk)\b/;
const PRAISE =
  /\b(?:loves?|likes|adores|enjoys?|lovely|wonderful|great|good|happy|fine|bright|funny|kind|dear|thank|chill|does well|no trouble|best|favou?rite|lots of|nice|nicely|sleeps well|goes well|went ok|badge)\b/;
const POINTED = 1.6;
const HEAVY = 1.2;
const LIGHT = 0.5;

/**
 * How much each sentence of a text says about what is hard. Short texts say nothing else; in a long one the sentence that
 * points at the problem weighs more than the others, and praise weighs least.
 */
export function sentenceWeights(sentences: readonly string[], words: number): number[] {
  if (words < LONG || sentences.length < 2) return sentences.map(() => 1);
  if (isLong(sentences.filter((each) => each.trim() !== '').length, words)) return bearings(sentences);
  return sentences.map((sentence, at) => {
    const last = at >= sentences.length - Math.ceil(sentences.length / 3);
    if (POINTS_AT.test(sentence) && HARD.test(sentence)) return POINTED;
    if (HARD.test(sentence)) return HEAVY;
    if (PRAISE.test(sentence)) return LIGHT;
    if (POINTS_AT.test(sentence)) return HEAVY;
    return last ? 1.1 : 1;
  });
}
