/** The room a child hides in says nothing, unless what it does there is told as well. */
const HIDING_PLACE =
  /\b(hid(?:e|es|ing|den)?|lock(?:s|ed|ing)? (?:him|her|them)sel(?:f|ves)) (?:away )?(?:in|inside|into) (?:the |a )?(?:\w+ )?(?:toilets?|loos?|bathrooms?|washrooms?|cubicles?|restrooms?)\b/giu;
const DONE_THERE =
  /\b(?:poo\w*|wee(?:s|d|ing)?|pee\w*|wet\w*|nappy|nappies|pants|potty|accidents?|flush\w*|dryers?|toilet train\w*|soil\w*)\b/i;
/** A name in brackets behind somebody who has a place of its own: "his grandfather (Dada) is in hospital". "My mum (his nan)" says who she is. */
const CALLED =
  /(?<=\b(?:grand\w+|nan\w*|gran\w*|mum\w*|mom\w*|dad\w*|father|mother|aunt\w*|uncle|cousin|brother|sister|stepdad|stepmum|friend|teacher|dog|cat|rabbit|hamster))\s*\((?!(?:his|her|their) )\p{L}+(?: \p{L}+)?\)/giu;
/** Teeth in cloth hurt nobody, whichever piece of it they are in. */
const CLOTH = String.raw`(?:sleeves?|collars?|cuffs?|jumpers?|cardigans?|tops?|t-?shirts?|shirts?|clothes|clothing|hoodies?)(?! of)`;
const TEETH_IN_CLOTH = new RegExp(
  String.raw`\b(?:bit(?:e|es|ing)?|chew(?:s|ed|ing)?|gnaw(?:s|ing)?|munch(?:es|ing)?|nibbl(?:es|ing)|suck(?:s|ing)?)\b(?: (?:on|at|through|holes|in|into|all|up|his|her|their|the|own|school|wet|t|of|and|new)\b){0,4} ${CLOTH}(?:(?: and)? ${CLOTH})*\b`,
  'giu',
);

/** A grandmother, unless she is somebody who is paid: "the nanny", "our nanny". */
const NANNY =
  /(?<!\b(?:our|the|an?|former|old|new|live-in|next|another) )\bnanny\b(?! (?:share|agency|who works|job|goats?|state|next door))/giu;
/** Grandparents in other languages. */
const GRANDMOTHER = /\b(?:nani|dadi|babushka|yiayia|savta|halmoni|mormor|farmor|bubbe|babcia)\b/giu;
const GRANDFATHER = /\b(?:nanaji|dadaji|dadu|morfar|farfar|pappou|papou|dziadek|zayde|haraboji)\b/giu;

/** Who died is said first, and that they did in a clause of its own: "when mummy comes back from heaven, she died when he was 2". */
const DIED_LATER =
  /\b(mum|mummy|mom|mommy|dad|daddy|nana?|gran|granny|grandma|grandad|grandpa|uncle|aunt(?:ie|y)?)\b([^.!?]{1,80}?),? (?:and |but )?(?:she|he) (?:has )?(?:died|passed away)\b/giu;

/** How an animal came to harm, far behind what it is called: "the cat got out and was hit by a car". */
const HIT_ON_THE_ROAD =
  /\b(dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|tortoise|pet)\b([^.!?]{1,80}?\b(?:was|were|got|been|be|is) (?:\w+ )?(?:run over|knocked (?:down|over)|killed|hit by (?:a|the) (?:\w+ )?(?:car|van|lorry|bus|truck|train|motorbike|taxi)))\b/giu;

/**
 * A parent's text without what only looks as if it told of something, where a child hides and what somebody is called, and
 * with what happened said where it is looked for.
 */
export const inOtherWords = (text: string): string =>
  (DONE_THERE.test(text) ? text : text.replace(HIDING_PLACE, '$1'))
    .replace(CALLED, '')
    .replace(TEETH_IN_CLOTH, 'chews his sleeves')
    .replace(/\bfilling out\b(?! (?:a|the|his|her|forms?))/giu, 'growing')
    .replace(NANNY, 'nana')
    .replace(GRANDMOTHER, 'nana')
    .replace(GRANDFATHER, 'grandad')
    .replace(DIED_LATER, '$1$2. His $1 died')
    .replace(HIT_ON_THE_ROAD, '$1$2. The $1 was run over');
