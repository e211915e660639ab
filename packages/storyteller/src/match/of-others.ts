/** "uses a wheelchair and ...": how a child gets about, said before what is hard. */
export const BY_THE_WAY =
  /^\s*(?:(?:he|she|they|my (?:son|daughter|child))(?:'s| is)? )?(?:uses?|is in|in|using) (?:a|an) (?:manual |electric |power )?(?:wheel ?chair|walking frame|rollator)(?: user)?(?:,| and| but)\s+/i;

/** "For a bit", "a bit nervous": nobody was bitten. */
export const A_LITTLE =
  /\b(?:(?:a|an|little|tiny|good|every|wee|quite) )+bit\b(?: of\b)?|\bbit (?=(?:of an?|more|too|nervous|worried|scared|shy|anxious|sad|upset|lost|stuck|behind|overwhelmed|better|late|tired|sensitive|wobbly|unsure|clingy|bored|lonely|jealous|funny|down|low|much|rude|bossy|rough|tearful|emotional)\b)/gi;

/** Words that say something of a brother or sister, and the situations that are never told for it. */
interface OfOthers {
  readonly said: RegExp;
  readonly ids: ReadonlySet<string>;
}

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
  /\b(?:grand(?:ma|pa|dad|father|mother|parent)s?|granddad|gran|granny|nan|nana|nanna|aunt(?:ie|y)?|uncle|cousin|godmother|godfather|neighbou?r)\b/i;

/** Whether a story of a parent would be told where only another relative is spoken of: "grandpa has parkinsons". */
export const isOfNoParent = (id: string, problem: string): boolean =>
  OF_A_PARENT.has(id) && A_RELATIVE.test(problem) && !A_PARENT.test(problem);
