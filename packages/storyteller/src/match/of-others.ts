/** "uses a wheelchair and ...": how a child gets about, said before what is hard. */
export const BY_THE_WAY =
  /^\s*(?:i'?m |i am |this is )?(?:(?:his|her|their|the|a) )?(?:class )?(?:teacher|ta|nan|nana|gran|granny|grandma|grandad|nanny|childminder|aunt|auntie|uncle)(?: here| writing)?[:,](?! (?:he|she) (?:is|has|died))\s*|^\s*(?:(?:he|she|they|my (?:son|daughter|child))(?:'s| is)? )?(?:uses?|is in|in|using) (?:a|an) (?:manual |electric |power )?(?:wheel ?chair|walking frame|rollator)(?: user)?(?:,| and| but)\s+/i;

/** "For a bit", "a bit nervous": nobody was bitten. */
export const A_LITTLE =
  /\b(?:(?:a|an|little|tiny|good|every|wee|quite) )+bit\b(?: of\b)?|\bbit (?=(?:of an?|more|too|nervous|worried|scared|shy|anxious|sad|upset|lost|stuck|behind|overwhelmed|better|late|tired|sensitive|wobbly|unsure|clingy|bored|lonely|jealous|funny|down|low|much|rude|bossy|rough|tearful|emotional)\b)/gi;

/** What was made up is not so: "lied that he was invited to a party" is about the lie. */
export const MADE_UP =
  /\b(?<=\b(?:lied|lies|lying|fibbed|fibs|pretended|pretends|made up|(?:told|tells|telling) (?:\p{L}+ ){1,4}?(?:lie|fib|lies|fibs)) (?:to (?:\p{L}+ ){1,2})?)that [^.,;!?]*/giu;

/** Words that say something of a brother or sister, and the situations that are never told for it. */
interface OfOthers {
  readonly said: RegExp;
  readonly ids: ReadonlySet<string>;
}

/** What a child does or has itself: never told because somebody beside it does or has it. */
export const OF_THE_CHILD_ITSELF: ReadonlySet<string> = new Set(
  'long-illness new-equipment hearing-aid glasses body-gets-tired stutter allergy broken-bone operation needles hospital-stay braces scan tics taking-medicine screen-time screens-off first-phone morning-routine hitting biting spitting swearing running-off taking-things thumb-sucking nail-biting hair-and-skin bed-wetting potty-training potty-transition brushing-teeth healthy-eating food-textures puberty head-lice haircut nail-cutting bath-time carsick being-sick daily-treatment talking-another-way'.split(
    ' ',
  ),
);
const SOMEBODY = String.raw`(?:(?:little |big |older |younger |baby |best |twin |half |step ?)?(?:brother|sister|sibling|twin|cousin|friend|mate|classmate|neighbou?r|teacher|husband|wife|partner|boyfriend|girlfriend)|nan|nana|nanna|granny|gran|grandma|granddad|grandad|grandpa|grandfather|grandmother|dad|daddy|mum|mummy|mom|mommy|mother|father|uncle|aunt(?:ie|y)?|rabbit|cat|dog|puppy|kitten|hamster|guinea pig)`;
const DOES = String.raw`(?:has|have|had|got|is|was|puts?|went|goes|does|did|left|broke|wears|uses|needs|takes|gets|bit|hit|ate|[a-z]{2,}(?:[^s']s|ed|ing))`;
/** What is told of somebody beside the child, or of the one who writes, up to where the child comes in again. */
export const OF_SOMEBODY_BESIDE = new RegExp(
  String.raw`(?!(?:(?:the|our|his|her|their|nan'?s|gran'?s) )?(?:dog|cat|puppy|kitten|rabbit|hamster) (?:has |had )?(?:chewed|eaten|ate|broke|broken|hid|took|buried|destroyed|stole|scratched|wrecked|ruined) (?:his|her|their) )(?<!\b(?:his|her|their|the|a|our|my|with|to|of|at|for|from|on|in|and|hits?|bites?|kicks?|pushes|hurts|like|than) )(?<!\p{L})(?:(?:his|her|their|the|our|my) )?(?<!\b(?:with|to|of|at|for|from|on|in|hits?|hitting|bites?|biting|kicks?|pushes|pushing|hurts|like|than|towards|by) (?:his |her |their |the |our |my )?)${SOMEBODY}(?: (?:also|always|just|still|often|never|really|now|has|have|had|is|was|who))* ${DOES}\b(?:(?! (?:(?:and|but|so|because|when|if|then) )?(?:now )?(?:he|she|they|my (?:son|daughter)|won'?t|can'?t|refuses|screams|cries|is scared)\b)[^.,;!?(])*|(?<![\p{L}'’])(?:i|i've|i’ve|i'm|i’m) (?:have|had|got|am having|am on|wear|use|need|take|was diagnosed)\b(?:(?! (?:and|but|so|because|when) (?:he|she|they)\b)[^.,;!?])*|\bmy (?:own )?(?:epilepsy|diabetes|ms|illness|condition|cancer|chemo|kidneys?|heart|asthma|arthritis|fits|seizures)\b|\b(?:for|of|after|with) me \([^)]*\)`,
  'giu',
);

export const OF_OTHERS: readonly OfOthers[] = [
  {
    // "her brother has seizures", "his twin is in a wheelchair": what is told of the child's own body, and of nobody else's.
    said: /\b(?:brother|sister|sibling|twin|cousin)(?:'s)? (?:[\p{L}']+ ){0,2}?(?:has|is|with|in|uses|wears|needs|gets|had) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+/giu,
    ids: new Set([
      'long-illness',
      'new-equipment',
      'hearing-aid',
      'glasses',
      'being-autistic',
      'having-adhd',
      'body-gets-tired',
      'stutter',
      'allergy',
    ]),
  },
  {
    // "his best friend has diabetes", "her brother has broken his arm", "our rabbit is having its jabs".
    said: /\b(?:(?:brother|sister|sibling|cousin|friend|mate|classmate|neighbou?r|nan|nana|granny|gran|grandma|grandad|grandpa|dad|daddy|mum|mummy|mom|mommy|mother|father|uncle|auntie|rabbit|cat|dog|puppy|kitten|hamster|guinea pig)(?:'s)?) (?:[\p{L}']+ ){0,2}?(?:has|is|with|in|had|broke|having|needs|got|went|going|gets) (?:[\p{L}'-]+ ){0,4}[\p{L}'-]+/giu,
    ids: new Set(['long-illness', 'broken-bone', 'operation', 'needles', 'hospital-stay', 'braces', 'scan']),
  },
  {
    // "her brother hits her": not what the child of the story does.
    said: /\b(?:brother|sister|sibling|twin|cousin) (?:[\p{L}']+ ){0,1}?(?:hits?|hitting|bites?|biting|kicks?|kicking|slaps?|punches|spits at) (?:him|her|them)\b(?=\s*(?:[.,!?]|$)| (?:and|but|when|all|every|a lot|so|too|because|if)\b)/giu,
    ids: new Set(['hitting', 'biting', 'spitting', 'managing-anger']),
  },
  {
    // "dad shouts and throws things": nothing that the child has to learn.
    said: /\b(?:dad|daddy|mum|mummy|mom|stepdad|step-?mum|step-?dad|father|mother|husband|partner|boyfriend|ex|uncle|grandad|nan|we) (?:[\p{L}']+ ){0,2}?(?:shouts?|shouted|yells?|throws?|threw|swears?|hits?|smacks?|smashes|loses (?:it|his temper|her temper)|gets (?:so |really |very )?(?:angry|mad))\b[^.,]*/giu,
    ids: new Set(['hitting', 'biting', 'spitting', 'managing-anger', 'swearing']),
  },
  {
    // "her friend is always on her phone when she comes": nobody else's screen is the child's.
    said: /\b(?:friend|mate|cousin|dad|daddy|mum|mummy|mom|we|parents|husband|wife|nan|teacher)s? (?:is|are|'s|'re|was)? ?(?:always |constantly |forever |just )*(?:on|glued to|stuck on|staring at) (?:his|her|their|our|the) (?:phones?|tablets?|ipads?|xbox|screens?|mobiles?)\b/giu,
    ids: new Set(['screen-time', 'screens-off', 'first-phone', 'no-phone-yet']),
  },
];

const OF_A_PARENT: ReadonlySet<string> = new Set([
  'parent-ill',
  'parent-depressed',
  'parent-in-hospital',
  'parent-away',
]);
const A_PARENT =
  /\b(?:mum|mom|mam|mummy|mommy|mama|dad|daddy|papa|baba|mother|father|parents?|step\w+|husband|wife|partner|he and i|i|i'm|im|i've|ive|my|me|we)\b/i;
const A_RELATIVE =
  /\b(?:grand(?:ma|pa|dad|father|mother|parent)s?|grandad|gran|granny|nan|nana|nanna|aunt(?:ie|y)?|uncle|cousin|godmother|godfather|neighbou?r)\b/i;
/** "grandad is in hospital and we visit him": who visits does not lie there. */
const THERE = String.raw`(?:in|into|to) (?:the |a )?(?:hospital|intensive care|icu|hospice|ward)\b`;
const RELATIVE_LIES_THERE = new RegExp(
  String.raw`${A_RELATIVE.source}(?: (?:is|was|has|had|been|being|got|very|really|so|still|now|back|ill|poorly|sick|and|taken|rushed|admitted|lying)\b){0,7} ${THERE}`,
  'i',
);
const PARENT_LIES_THERE = new RegExp(
  String.raw`\b(?:mum|mom|mam|mummy|mommy|mama|dad|daddy|papa|baba|mother|father|parents?|step\w+|husband|wife|partner|i|i'm|i've)(?: (?:am|is|was|will|has|have|had|been|be|being|got|very|really|so|still|now|back|ill|poorly|sick|and|taken|rushed|admitted|going|go)\b){0,7} ${THERE}`,
  'i',
);

/** Whether a story of a parent would be told where only another relative is spoken of: "grandpa has parkinsons". */
export const isOfNoParent = (id: string, problem: string): boolean =>
  OF_A_PARENT.has(id) &&
  A_RELATIVE.test(problem) &&
  (!A_PARENT.test(problem) || (RELATIVE_LIES_THERE.test(problem) && !PARENT_LIES_THERE.test(problem)));

/** A brother or sister lies in a hospital: there is a story for the child who is at home. */
export const SIBLING_IN_HOSPITAL =
  /\b(?:brother|sister|twin|sibling)s?\b(?:'s)? (?:(?:is|was|has|had|been|be|got|gets|still|now|back|again|very|really|so|ill|sick|poorly|unwell|with|cancer|leukaemia|pneumonia|goes|go|going|gone|went|will|to|a|the|lot|have|stay|staying|taken|rushed|admitted|often|for|weeks|days|having|being|kept) ){0,8}(?:in|into|to) (?:the |a )?(?:children'?s )?(?:hospital|intensive care|icu|ward)\b/i;
