import { TRUSTED } from '../cues.ts';

const SURPRISE =
  /\b(?:surprise|surprises|birthday|present|presents|party|gift|gifts|christmas|santa|card|cake|anniversary|pregnan\w+|diary|recipe|password)\b/;
const ASKS =
  /\b(?:teach|teaches|story|make|makes|get|gets|help|want|wants|need|needs|must|should|learn|learns|convince|train|explain|tell|remind|ask|show|encourage)\b/;
const KEPT = new RegExp(
  String.raw`\b(?:keep|keeps|keeping|kept|hide|hides|hiding|hold)\b.{0,40}\b(?:secrets?|hidden|quiet|to (?:him|her|them)sel\w+|things|it|this|that|what)?\b.{0,20}\b(?:from|away from) ${TRUSTED}`,
);
const OURS = /\bkeep(?:s|ing)? (?:our|my|your) (?:little |special )?(?:secrets?|game|meetings?)\b/;
const NOT_TOLD = new RegExp(
  String.raw`\b(?:teach|make|get|help|convince|want|train|need|needs|ask|remind|tell)s? (?:sure )?(?:that )?(?:him|her|them|she|he|they|my \w+|the (?:boy|girl|child|kids?))\b.{0,24}\b(?:not|never|dont|doesnt|must not|shouldnt) (?:to )?(?:ever )?tell(?:s|ing)? ${TRUSTED}`,
);
const MAY_NOT = new RegExp(
  String.raw`\b(?:she|he|they|child|kid) (?:must|should|may|can|is|are) (?:not|never)(?: \w+){0,2}? tell(?:ing)? ${TRUSTED}`,
);
const STORY_NOT = new RegExp(String.raw`\bstory\b.{0,24}\b(?:not|never|without) tell(?:ing|s)? ${TRUSTED}`);
const LIED = new RegExp(
  String.raw`\b(?:teach|help|make|get|show|train|want|how|convince|ask|tell|need)\b.{0,24}\b(?:to lie|lying|how to lie|lie) to ${TRUSTED}`,
);
/** "stays between them". */
const BETWEEN = /\b(?:stays?|staying|kept|keep|remains?) (?:just |only )?between (?:us|them|you|him|her|me)\b/;
const SO_AS_NOT_TO_TELL = new RegExp(
  String.raw`\b(?:write|story|something|book|teach|convince|explain|tell (?:him|her|them))\b.{0,40}\bso (?:that )?(?:she|he|they) (?:wont|doesnt|dont|will not|does not|do not|never) (?:\w+ )?tells? ${TRUSTED}`,
);
const MAY_NOT_TALK = new RegExp(
  String.raw`\b(?:dont|do not|never) let (?:him|her|them) (?:ever )?tell ${TRUSTED}|\b(?:tell|teach|ask|remind|convince|train|get|make) (?:him|her|them|my \w+) (?:\w+ )?(?:not|never) to (?:talk|speak|say anything|say a word|open up|show (?:it|them)) (?:to )?${TRUSTED}`,
);
/** "Don't tell daddy about our secret game." */
const OUR_SECRET = new RegExp(
  String.raw`^(?:please )?(?:dont|do not|never) tell ${TRUSTED}\b.{0,30}\b(?:our|my|this|the)\b.{0,12}\bsecret`,
);
const NO_LIES =
  /\b(?:not|stop|never|without) (?:to )?(?:lie|lying|keep|keeping|hide|hiding)\b|\bstops? (?:lying|keeping|hiding)\b/;

/** Where a family is safe because nobody knows the place, as in a refuge. */
const SAFE_PLACE =
  /\btell(?:ing)? (?:anyone|anybody|others|other people|people|friends|everyone|strangers)\b.{0,20}\b(?:address|where (?:we|they|he|she|the refuge|the shelter) (?:live|lives|are|is|stay|stays))\b/;

/** Getting a child to keep something from those who care for the child. Surprises, and a child who keeps silent, pass. */
export function asksForSecret(sentence: string): boolean {
  if (SURPRISE.test(sentence) || NO_LIES.test(sentence) || SAFE_PLACE.test(sentence)) return false;
  if (NOT_TOLD.test(sentence) || MAY_NOT.test(sentence) || STORY_NOT.test(sentence) || LIED.test(sentence)) {
    return !/\btell \w+ (?:lies|a lie|fibs)\b/.test(sentence);
  }
  if (MAY_NOT_TALK.test(sentence) || OUR_SECRET.test(sentence)) return true;
  if (SO_AS_NOT_TO_TELL.test(sentence)) return true;
  if (BETWEEN.test(sentence)) return ASKS.test(sentence);
  if (OURS.test(sentence)) return ASKS.test(sentence);
  return KEPT.test(sentence) && /\bsecrets?|hid(?:e|es|ing|den)\b/.test(sentence) && ASKS.test(sentence);
}
