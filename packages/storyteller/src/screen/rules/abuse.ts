const ADULT =
  '(?:(?:father|mother|brother) in law|uncle|aunt|grandpa|grandfather|grandad|coach|teacher|babysitter|nanny|neighbou?r|man|adult|stepdad|stepfather|stepmum|stepmother|dad|daddy|father|mum|mother|husband|wife|boyfriend|girlfriend|partner|priest|pastor|cousin|brother|someone|somebody|he|she)';
/** Grown-ups other than a parent, who photographs a bath time as well. */
const OF_NO_PARENT =
  '(?:uncle|aunt|grandpa|grandad|grandma|coach|teacher|babysitter|nanny|childminder|neighbou?r|man|adult|stepdad|stepmum|husband|wife|boyfriend|girlfriend|partner)';
/** Whoever it might be; "the man" and "his coach" are somebody. */
const NOBODY_NAMED =
  'someone(?: else)?|somebody(?: else)?|anyone(?: else)?|anybody(?: else)?|an adult|any adult|a grown up|any grown up|a stranger|another child';
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
    // What a friend confided counts as what is seen.
    String.raw`\b(?:is being|being|keeps being|keeps getting|is getting|gets) (?:hurt|beaten|hit) (?:at home|by (?:(?:his|her|their) )?(?:dad|daddy|mum|mummy|mom|stepdad|stepmum|father|mother|parents?|uncle))\b`,
    String.raw`\b${ADULT} (?:\w+ ){0,2}?abus(?:es|ed|ing) (?:him|her|them|me|us|my)`,
    String.raw`\b(?:beats?|hits?|whips?|burns?|chokes?|kicks?) (?:him|her|them|me|us|my (?:son|daughter|kids?|child|children)|the kids?) (?:\w+ ){0,2}?(?:with (?:a|the|his|her) \w+|until|black and blue|so hard|unconscious)`,
    String.raw`\bbruises? (?:from|by) (?:his|her|my) ${ADULT}`,
    String.raw`\b(?:should|must|has to|have to|needs? to|teach|make|get|tell|convince)\b.{0,24}\blet (?:(?:his|her|their|my|the) )?(?:uncle|grandpa|grandad|stepdad|stepfather|dad|daddy|father|coach|man|men|neighbou?r|babysitter|boyfriend|him) touch (?:him|her|them)(?= (?:when|while|if|at|there|down|where|so|and|because|every)\b|$)`,
    String.raw`\b${ADULT}\b.{0,40}\b(?:room|bed|bedroom) (?:at|every) night\b.{0,60}\b(?:dont|not to|never|not) tell\b`,
    String.raw`\b(?:i|we)(?: \w+){0,3} (?:feel like|want to|going to|scared (?:that )?i (?:will|might|could)|afraid (?:that )?i (?:will|might|could)) (?:hurt|hurting|shake|shaking|strangle|strangling|kill|killing|smother|smothering|hit|hitting|beat|beating|throw|throwing) (?:him|her|them|my (?:son|daughter|kids?|child|children|baby)|the (?:baby|kids?))\b(?! (?:a|some|an|the|ball|party|birthday|in the (?:pool|air))\b)`,
    String.raw`\b(?:uncle|grandpa|grandad|stepdad|stepfather|dad|daddy|father|coach|neighbou?r|babysitter|boyfriend|husband|man|cousin|brother) (?:\w+ ){0,2}?(?:gets|climbs|got|climbed|comes|came|sneaks|sneaked) in(?:to)? (?:\w+ )?bed with (?:him|her|them|my \w+)\b.{0,30}\b(?:touch|kiss|rub|undress)\w*`,
    String.raw`\b(?:dad|daddy|father|mum|mummy|mommy|mom|mother|i|we|stepdad|stepmum|grandpa)\b (?:\w+ )?(?:hits?|beats?|hurts?|smacks?|spanks?)\b.{0,12}\bbecause (?:he|she|we|i|they) loves?\b`,
    String.raw`\b(?:${OF_NO_PARENT}|stranger|someone|somebody) (?:\w+ ){0,4}?(?:takes?|took|taking|filmed|films|filming) (?:\w+ )?(?:photos?|pictures?|pics|videos?) of (?:him|her|them)\b.{0,30}\b(?:changing|undress\w*|naked|toilets?|shower|without (?:any )?clothes)`,
    String.raw`\b(?:${OF_NO_PARENT}|dad|daddy|father|mum|mother) (?:\w+ ){0,2}?(?:locks?|locked|locking) (?:him|her|them) (?!(?:\w+ )*by accident\b)(?:\w+ )?in (?:a|the|an) (?:\w+ )?(?:cupboard|cellar|basement|shed|room|garage|store ?room|closet|wardrobe|bathroom|loft|attic)`,
    String.raw`(?<!\bmy )(?<!\bour )\bbod(?:y|ies) belongs? to (?:me|us)\b`,
    String.raw`\bbod(?:y|ies) belongs? to (?:(?:his|her|their|my) )?(?:dad|daddy|father|mum|mom|mummy|mommy|mother|uncle|grandpa|stepdad|coach|husband|men|parents|teacher)\b`,
  ].join('|'),
);
const GROWN_UP_AT_HOME =
  '(?:uncle|grandpa|grandfather|grandad|stepdad|stepfather|stepmum|stepmother|dad|daddy|father|mum|mummy|mom|mommy|mother|husband|wife|boyfriend|girlfriend|partner|babysitter|nanny|coach|neighbou?r)';
const HURT_ONE =
  '(?:me|him|her|us|them|mum|mummy|mom|mommy|mama|dad|daddy|my (?:son|daughter|kids?|child|children|wife|mum|mummy|mom|dad)|(?:his|her|their) (?:mum|mummy|mom|mother|dad|son|daughter)|the (?:baby|kids?|children))';
/** All that is told is that it happens: "my uncle touches me", "daddy hits mummy". A game or a race says more. */
const TOLD_IN_FEW_WORDS = new RegExp(
  String.raw`\b${GROWN_UP_AT_HOME} (?:(?:always|often|sometimes|still|keeps?|has|is) )?(?:touch(?:es|ed|ing)|hits?|hitting|beats?|beating|beaten|punch(?:es|ed|ing)|slap(?:s|ped|ping)|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|hurt(?:s|ing)) ${HURT_ONE}(?= (?:when|whenever|if|every|at night|a lot|again|often|sometimes|and|in (?:my |the )?bed|there|because)\b|$)`,
);
/** A grown-up named before, and then: "and he touches her at night". */
const TOUCHED_AT_NIGHT =
  /\b(?:uncle|grandpa|grandfather|grandad|stepdad|stepfather|dad|daddy|father|coach|neighbou?r|babysitter|boyfriend|husband|man|cousin)\b.{0,60}\b(?:he|she) (?:always |often |sometimes |still )?touch(?:es|ed|ing) (?:me|him|her|them) (?:at night|in (?:\w+ )?bed)\b(?! to (?:see|check|feel))/;
/** A child does that too, and a limb is not a grown-up. "He" and "she" as the toucher need an adult's name nearby. */
const CHILDS_OWN = /\b(?:he|she) touch(?:es|ed|ing)? (?:his|her) (?:own )?/;
const CARE =
  /\b(?:doctor|nurse|wash|washing|bath|wipe|wiping|nappy|diaper|good touch|bad touch|private parts are private|own)\b/;
/** A child among children: hurtful, and something a story can help with. */
const AMONG_CHILDREN =
  /\b(?:with (?:a|the|his|her) (?:toy|ball|pillow|stick|spoon|book|cushion|sock|car|train|block))\b/;

const GROWN =
  /\b(?:husband|wife|boyfriend|girlfriend|partner|dad|daddy|father|stepdad|stepfather|mum|mom|mother|stepmum|stepmother|grandpa|grandfather|uncle|coach|teacher|babysitter|nanny|man)\b/;

/** What nobody in particular might do, where the sentence is about what a child can do then: a lesson, and no news. */
const MIGHT = new RegExp(
  String.raw`\b(?:if|in case) (?:${NOBODY_NAMED}) (?:ever )?(?:touches|tries to touch|wants to touch)\b|\b(?:never|not|isnt) (?:ok|okay|right|allowed|fine|acceptable) for (?:${NOBODY_NAMED}) to touch\b`,
  'g',
);
const LESSON =
  /\b(?:what to do|teach\w*|learns?|lesson|rules?|story|(?:he|she|they) (?:can|should|may|must|needs to) (?:\w+ )?(?:shout|say|tell|know)|(?:never|not|isnt) (?:ok|okay|right|allowed|fine|acceptable) for)\b/;

/** An adult who hurts or touches the child, told as something that happens. */
export const tellsOfAbuse = (told: string): boolean => happens(LESSON.test(told) ? told.replace(MIGHT, ' ') : told);

/** Touch is no word for care: whoever washes a child is said to wash it. */
const TOUCHED_AT_BATH = new RegExp(
  String.raw`\b${OF_NO_PARENT} (?:(?:always|often|sometimes|still|keeps?|has|is) )?touch(?:es|ed|ing) (?:me|him|her|us|them) (?:at bath ?time|in the (?:bath|shower)|in (?:his|her|their) (?:bath|bed)|(?:when|while) (?:he|she|they|i) (?:baths?|bathes?|bathing|washes|washing|showers?))\b`,
);

const happens = (sentence: string): boolean =>
  TOUCHED_AT_BATH.test(sentence) ||
  (!CARE.test(sentence) &&
    (TOLD_IN_FEW_WORDS.test(sentence) ||
      TOUCHED_AT_NIGHT.test(sentence) ||
      (TOLD.test(sentence) && !CHILDS_OWN.test(sentence) && (GROWN.test(sentence) || !AMONG_CHILDREN.test(sentence)))));
