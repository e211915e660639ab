/** The room a child hides in says nothing, unless what it does there is told as well. */
const HIDING_PLACE =
  /\b(hid(?:e|es|ing|den)?|lock(?:s|ed|ing)? (?:him|her|them)sel(?:f|ves)) (?:away )?(?:in|inside|into) (?:the |a )?(?:\w+ )?(?:toilets?|loos?|bathrooms?|washrooms?|cubicles?|restrooms?)\b/giu;
const DONE_THERE =
  /\b(?:poo\w*|wee(?:s|d|ing)?|pee\w*|wet\w*|nappy|nappies|pants|potty|accidents?|flush\w*|dryers?|toilet train\w*|soil\w*)\b/i;
/** A name in brackets behind somebody who has a place of its own: "his grandfather (Dada) is in hospital". */
const CALLED =
  /(?<=\b(?:grand\w+|nan\w*|gran\w*|mum\w*|mom\w*|dad\w*|father|mother|aunt\w*|uncle|cousin|brother|sister|stepdad|stepmum|friend|teacher|dog|cat|rabbit|hamster))\s*\(\p{L}+(?: \p{L}+)?\)/giu;
/** Teeth in cloth hurt nobody, whichever piece of it they are in. */
const CLOTH = String.raw`(?:sleeves?|collars?|cuffs?|jumpers?|cardigans?|tops?|t-?shirts?|shirts?|clothes|clothing|hoodies?)(?! of)`;
const TEETH_IN_CLOTH = new RegExp(
  String.raw`\b(?:bit(?:e|es|ing)?|chew(?:s|ed|ing)?|gnaw(?:s|ing)?|munch(?:es|ing)?|nibbl(?:es|ing)|suck(?:s|ing)?)\b(?: (?:on|at|through|holes|in|into|all|up|his|her|their|the|own|school|wet|t|of|and|new)\b){0,4} ${CLOTH}(?:(?: and)? ${CLOTH})*\b`,
  'giu',
);

/** A parent's text without what only looks as if it told of something: where a child hides, and what somebody is called. */
export const inOtherWords = (text: string): string =>
  (DONE_THERE.test(text) ? text : text.replace(HIDING_PLACE, '$1'))
    .replace(CALLED, '')
    .replace(TEETH_IN_CLOTH, 'chews his sleeves');
