const SELF = String.raw`(?:himself|herself|themself|themselves|him self|her self)`;
/** "her brother has anorexia": told of somebody else, whom the child worries about. */
const OF_OTHERS =
  /\b(?:brother|sister|sibling|twin|cousin|aunt|auntie|uncle|mum|mom|mother|dad|father|parent|wife|husband|friends?|girl|boy) (?:[\p{L}]+ ){0,3}?(?:anorexi\w+|bulimi\w+|eating disorder)\b|\bi (?:had|have) (?:\w+ ){0,2}?(?:anorexia|bulimia|an eating disorder)\b/gu;
/** What is stopped or hidden, and what for. */
const TO_BE_THIN = String.raw`(?:(?:be|get|getting|stay|become|look) (?:thin|thinner|skinny|slim|slimmer)|lose weight|losing weight|too fat|(?:is|was|be|get|getting|getting too|feels?|looks?|looking) (?:so )?fat)`;
const LEAVES_OUT = String.raw`(?:(?:stop(?:s|ped)?|stopping|not|wont|refus(?:es|ed|ing) to|barely|hardly|scared to|afraid to|scared of|afraid of) eat(?:s|ing)?|skips?(?:ping)? (?:\w+ )?(?:meals?|breakfast|lunch|dinner)|(?:hides|hiding|throws away|bins) (?:\w+ )?(?:food|lunch|meals?)|starv(?:es|ed|ing)|(?:throws?|throwing|threw) up|(?:makes?|making|made) ${SELF} (?:be )?sick)`;
const DISORDER = new RegExp(
  [
    String.raw`\b(?:anorexi(?:a|c)|bulimi(?:a|c)|eating disorder)\b`,
    String.raw`\b(?:makes?|making|made) ${SELF} (?:be )?(?:sick|throw up|vomit)\b`,
    String.raw`\b(?:throws?|throwing|threw) up (?:(?:her|his|their) (?:food|lunch|dinner|meals?) )?(?:on purpose|deliberately|in secret)\b`,
    String.raw`\b(?:sick|vomits?|vomiting) (?:on purpose|in secret) after (?:\w+ )?(?:eating|meals?|food|dinner|lunch)\b`,
    String.raw`\bstarv(?:es|ed|ing) ${SELF}\b`,
    String.raw`\b${LEAVES_OUT}\b.{0,50}\b${TO_BE_THIN}\b`,
    String.raw`\b${TO_BE_THIN}\b.{0,30}\b${LEAVES_OUT}\b`,
    String.raw`\b(?:takes?|taking|took) diet pills\b`,
    String.raw`\bcount(?:s|ing|ed)? (?:his |her |their |the |every )?calories\b.{0,60}\b(?:fat|thin|skinny|weighs?|weight|skips?|wont eat|hardly eats|thighs)\b`,
    String.raw`\b(?:fat|thighs|cut(?:s|ting)? up (?:his |her |their )?food|tiny (?:bites|pieces|portions)|says (?:he|she|they)(?:s| is| are|re)? full|skips? meals)\b.{0,60}\bcount(?:s|ing|ed)? (?:his |her |their |the |every )?calories\b`,
  ].join('|'),
);
/** A child who screams or coughs until it is sick, and animals. */
const OTHERWISE = new RegExp(
  [
    String.raw`\b(?:scream|cry|crie|cough|laugh|gag|worry|worrie|spin|swing)(?:s|ed|ing)?\b.{0,40}?\bmakes? ${SELF} (?:be )?sick`,
    // Too fast, or too much at a party: it comes up again, and nobody wanted it to.
    String.raw`\b(?:eat|gobble|gulp|drink|wolf|scoff|bolt)(?:s|ed|ing)?\b.{0,30}\b(?:fast|quick|quickly|much|many|big|food|down)\b.{0,16}?\bmakes? ${SELF} (?:be )?(?:sick|throw up|vomit)(?!.{0,30}\b(?:on purpose|deliberately|in secret|fat|thin|weight)\b)`,
    String.raw`\bmakes? ${SELF} (?:be )?sick (?:with|from|by) [\p{L}]+`,
    String.raw`\b(?:the|our|her|his) (?:cat|dog|rabbit|hamster|guinea pig|pony)\b.*`,
  ].join('|'),
  'gu',
);

/** Signs of an eating disorder of the child: an illness that a doctor sees early, and no matter for a story. */
export const tellsOfEatingDisorder = (sentence: string): boolean =>
  DISORDER.test(sentence.replace(OF_OTHERS, ' ').replace(OTHERWISE, ' '));
