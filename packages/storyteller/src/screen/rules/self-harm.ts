const SELF = '(?:himself|herself|themself|themselves|myself|itself|him self|her self)';
/** Not to be any more, as children say it. "If she wasn't there" is said of a party as well. */
const GONE = String.raw`(?:he|she|they|i)(?:d| had)? (?:just |ever )?(?:(?:was|were|is|am)(?:nt| not) (?:here|alive|around any ?more|born)|(?:was|were) (?:dead|gone for ever|gone forever|not here|never born)|died|disappeared|vanished|did(?:nt| not) exist)\b`;
const SELF_HARM = new RegExp(
  [
    String.raw`\bsuicid\w*`,
    String.raw`\bkill(?:s|ing|ed)? ${SELF}`,
    String.raw`\bself ?harm\w*`,
    String.raw`\b(?:want|wants|wanted|wanting|rather|going|plans?|tried|trying|ready|wish|wishes) to (?:just )?(?:die(?! (?:of|laughing|from))|be dead|not (?:be alive|exist|live|wake up)|end (?:it all|everything|(?:his|her|their|my) (?:own )?life))`,
    String.raw`\b(?:wish|wishes|wished|wishing) (?:that )?(?:she|he|they|i) (?:was|were|is) (?:dead|never born|not alive)`,
    String.raw`\b(?:he|she|they|i) (?:should|deserves? to|might as well|ought to|had better) (?:just )?(?:die(?! (?:of|laughing|from))|be dead)\b`,
    String.raw`\bwhy (?:he|she|they|i) should(?: not|nt) (?:just )?(?:die|be dead)\b`,
    String.raw`\b(?:doesnt|does not|dont|do not|didnt|did not) want to (?:live|be alive|exist|be here)\b`,
    String.raw`\bno (?:reason|point) (?:to|in) liv(?:e|ing)`,
    String.raw`\bcut(?:s|ting)? (?:${SELF}(?! off)|(?:his|her|their|my) (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|body))`,
    String.raw`\bhang(?:ed|s|ing)? ${SELF}`,
    String.raw`\boverdos\w+`,
    String.raw`\bend(?:s|ing|ed)? (?:his|her|their|my) (?:own )?life`,
    String.raw`\btook (?:his|her|their) own life`,
    String.raw`\b(?:teach|tell|story|encourage|show|want|how)\b.{0,40}\bhurt(?:s|ing)? ${SELF}`,
    String.raw`\b(?:wants?|wanted|wanting|going|tries|tried|trying|plans?|threatens?|threatened|threatening) to (?:\w+ )?hurt ${SELF}`,
    String.raw`\b(?:talks?|talking|talked|thinks?|thinking|thought|thoughts|threatens?) (?:about|of) (?:\w+ )?hurting ${SELF}`,
    String.raw`\bhurt(?:s|ing)? ${SELF} (?:on purpose|deliberately|to feel)`,
    String.raw`\bburn(?:s|ing|ed)? ${SELF} (?:on purpose|with)`,
    String.raw`\bgo(?:ing)? to sleep and (?:never|not) (?:ever )?wake(?: up)?\b`,
    String.raw`\b(?:scratch(?:es|ed|ing)?|carv(?:es|ed|ing)?|slic(?:es|ed|ing)?|burn(?:s|ed|ing)?) (?:his|her|their|my) (?:own )?(?:arms?|wrists?|legs?|thighs?|skin)\b.{0,30}\b(?:with|till|until|bleed\w*|blood)\b`,
    String.raw`\blife (?:isnt|is not|is no longer|aint|not) worth (?:it|living)\b`,
    String.raw`\bbetter off (?:dead|without (?:him|her|me|them))\b`,
    String.raw`\b(?:(?:nobody|no ?one|not any(?:one|body))(?: \w+){0,2}|(?:we|they|you|people|everyone|everybody|mum|mummy|mom|dad|daddy)(?: \w+)? (?:wouldnt|would not|wont|will not)(?: even)?) (?:care|cares|miss|misses|notice|notices|mind|minds|be (?:sad|upset|sorry|bothered))(?: (?:him|her|me|them))? (?:if|whether) ${GONE}`,
    String.raw`\b(?:would|\w+d) (?:all )?be (?:happier|better|easier|glad|relieved)(?: off)?(?: for \w+)? if ${GONE}`,
    String.raw`\b(?:would|\w+d) (?:all )?be (?:happier|better) without me\b`,
    String.raw`\b(?:wish|wishes|wished|wishing) (?:that )?(?:she|he|they|i) (?:was|were)(?:nt| not) here (?:any ?more|at all)\b`,
    // Alone it may be said of a party; beside what is said of oneself it is not.
    String.raw`\b(?:(?:im|i am|hes|shes|he is|she is|is|am) (?:so |just )?(?:stupid|useless|worthless|rubbish|ugly|a burden|bad)|hates? (?:my|him|her)self|no(?:body| ?one) (?:likes|loves|wants|cares about) (?:me|him|her))\b.{0,40}\b(?:wish|wishes) (?:that )?(?:she|he|they|i) (?:was|were)(?:nt| not) here\b(?! (?:at|in|on) )`,
    String.raw`\b(?:wish|wishes|wished|wishing) (?:that )?(?:she|he|they|i) (?:(?:was|were)(?:nt| not) (?:alive|born)|(?:had|d)(?:nt| not| never) been born|did(?:nt| not) exist)\b`,
  ].join('|'),
);
const BY_ACCIDENT =
  /\b(?:accident|accidentally|eczema|itch\w*|rash|chicken ?pox|bites|hives|allerg\w+|paper ?cut|while (?:cooking|cutting|chopping)|on (?:a|the) (?:scissors|glass|can|paper))\b/;

/** Somebody else died that way, and a child is left with it: a grief like others. */
const BEREAVED =
  /\b(?:died|dies|death|dead|lost (?:\w+ ){1,3}|passed(?: away)?|loss of (?:\w+ ){1,3}) ?(?:by|to|from|through) suicide\b|\b(?:brother|sister|dad|daddy|father|mum|mummy|mom|mother|uncle|aunt|auntie|cousin|grand(?:ad|dad|pa|father|ma|mother)|friend|neighbour|teacher) (?:has )?(?:took|taken) (?:his|her|their) own life\b/g;

/** What a family asks about an illness, or a child about death: "asked if i am going to die". */
const ASKED =
  /\b(?:(?:asks?|asked|asking|wonders?|worr(?:y|ies|ied)|scared|afraid|frightened|terrified)\b(?:(?! (?:want|wants|wish|wishes|plan|plans|says?|said)\b).){0,60}?|if |whether )\b(?:i|im|we|were|he|hes|she|shes|they|theyre|mum|mummy|mom|dad|daddy|\w+) (?:(?:am|is|are|was|were) )?going to (?:just )?die\b/g;

/** Who a child may be about to lose, by whether a later "he" or "she" can be that one. */
const HE = 'grand(?:ad|dad|pa|father|daddy)|gramps|grampy|dad|daddy|father|uncle|brother|stepdad|husband';
const SHE =
  'nan|nana|nanna|nanny|nannie|gran|granny|grand(?:ma|mother|mum)|mum|mummy|mom|mommy|mother|aunt|auntie|sister|stepmum|wife';
const EITHER = 'cousin|friend|teacher|neighbour|baby|dog|cat|rabbit|hamster|guinea pig|pony|horse|pet|puppy|kitten';
/** What somebody says, wants or has lived through is no news of how ill another is. */
const NO_NEWS = String.raw`says?|said|saying|tells?|told|telling|wants?|wanted|wish(?:es|ed)?|threat\w+|thinks?|thought|feels?|hopes?|if|died|dies|dead|death|killed|suicid\w*|i|im`;
const dyingOf = (who: string, other: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${who})s?\b((?:(?! (?:${NO_NEWS}${other})\b)[^.!?]){0,80}?) going to (?:\w+ )?die\b(?! (?:too|as well|with|instead|if (?:he|she|they|i|we))\b)`,
    'g',
  );
/** A death that is coming in the family: "Grandad has cancer and is going to die soon". */
const DYING: readonly RegExp[] = [
  dyingOf(HE, '|she|shes|they|theyre'),
  dyingOf(SHE, '|he|hes|they|theyre'),
  dyingOf(EITHER, ''),
];
/** Who tells a family how it stands. */
const TOLD_BY =
  /\b(?:doctors?|nurses?|hospital|hospice|consultant|vets?) (?:have |has )?(?:says?|said|tells?|told|thinks?)(?: (?:us|me))?(?: that)?\b/g;
const ILL =
  /\b(?:cancer|tumou?r|leukaemia|ill|sick|poorly|unwell|dying|terminal\w*|dementia|stroke|in (?:a |the )?(?:hospice|hospital)|chemo\w*|disease|heart (?:attack|failure)|old)\b/;
/** Nothing but that it is so stands between whoever it is and the news. */
const IS_SO = /^(?: (?:is|are|was|were|might be|may be|probably|sadly|really|definitely|now|who))*$/;
const withoutTheDying = (sentence: string): string =>
  DYING.reduce(
    (left, each) =>
      left.replace(each, (whole, between: string) => (IS_SO.test(between) || ILL.test(between) ? ' ' : whole)),
    sentence.replace(TOLD_BY, ' '),
  );

/** Thoughts of dying or of hurting oneself, told of a child or a parent. */
export const tellsOfSelfHarm = (sentence: string): boolean =>
  SELF_HARM.test(withoutTheDying(sentence.replace(BEREAVED, ' ').replace(ASKED, ' '))) && !BY_ACCIDENT.test(sentence);
