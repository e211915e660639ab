const ADULT =
  '(?:(?:father|mother|brother) in law|uncle|aunt|grandpa|grandfather|grandad|coach|teacher|babysitter|nanny|neighbou?r|man|adult|stepdad|stepfather|stepmum|stepmother|dad|daddy|father|mum|mother|husband|wife|boyfriend|girlfriend|partner|priest|pastor|cousin|brother|someone|somebody|he|she)';
const PRIVATE =
  '(?:private|privates|genitals?|down there|penis|vagina|bottom|bum|chest|breasts?|inappropriat\\w+|between (?:his|her|their) legs)';
const TOLD = new RegExp(
  [
    String.raw`\b${ADULT}(?: \w+){0,3}? (?:has been |was |is |keeps )?touch(?:es|ed|ing)?(?: (?:him|her|them|my \w+|me))?(?: (?:on|in))?(?: (?:his|her|their|the|my))? ${PRIVATE}`,
    String.raw`\brap(?:ed|es|ing)\b`,
    String.raw`\bmolest\w*`,
    String.raw`\bsexual(?:ly)? (?:abus\w*|assault\w*|harass\w*|touch\w*)`,
    String.raw`\bgroom(?:ed|ing) (?:him|her|my|them|by)`,
    String.raw`\b(?:being|been|is|was) (?:physically |badly )?abused\b`,
    String.raw`\b${ADULT} (?:\w+ ){0,2}?abus(?:es|ed|ing) (?:him|her|them|me|us|my)`,
    String.raw`\b(?:beats?|hits?|whips?|burns?|chokes?|kicks?) (?:him|her|them|me|us|my (?:son|daughter|kids?|child|children)|the kids?) (?:\w+ ){0,2}?(?:with (?:a|the|his|her) \w+|until|black and blue|so hard|unconscious)`,
    String.raw`\bbruises? (?:from|by) (?:his|her|my) ${ADULT}`,
  ].join('|'),
);
/** A child does that too, and a limb is not a grown-up. "He" and "she" as the toucher need an adult's name nearby. */
const CHILDS_OWN = /\b(?:he|she) touch(?:es|ed|ing)? (?:his|her) (?:own )?/;
const CARE =
  /\b(?:doctor|nurse|wash|washing|bath|wipe|wiping|nappy|diaper|good touch|bad touch|private parts are private|own)\b/;
/** A child among children: hurtful, and something a story can help with. */
const AMONG_CHILDREN =
  /\b(?:with (?:a|the|his|her) (?:toy|ball|pillow|stick|spoon|book|cushion|sock|car|train|block))\b/;

const GROWN =
  /\b(?:husband|wife|boyfriend|girlfriend|partner|dad|daddy|father|stepdad|stepfather|mum|mom|mother|stepmum|stepmother|grandpa|grandfather|uncle|coach|teacher|babysitter|nanny|man)\b/;

/** An adult who hurts or touches the child, told as something that happens. */
export const tellsOfAbuse = (sentence: string): boolean =>
  TOLD.test(sentence) &&
  !CHILDS_OWN.test(sentence) &&
  !CARE.test(sentence) &&
  (GROWN.test(sentence) || !AMONG_CHILDREN.test(sentence));
