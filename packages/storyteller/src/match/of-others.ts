/** "uses a wheelchair and ...": how a child gets about, said before what is hard. */
export const BY_THE_WAY =
  /^\s*(?:(?:he|she|they|my (?:son|daughter|child))(?:'s| is)? )?(?:uses?|is in|in|using) (?:a|an) (?:manual |electric |power )?(?:wheel ?chair|walking frame|rollator)(?: user)?(?:,| and| but)\s+/i;

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
    // "her brother hits her": not what the child of the story does.
    said: /\b(?:brother|sister|sibling|twin|cousin) (?:[\p{L}']+ ){0,1}?(?:hits?|hitting|bites?|biting|kicks?|kicking|slaps?|punches|spits at) (?:him|her|them)\b(?=\s*(?:[.,!?]|$)| (?:and|but|when|all|every|a lot|so|too|because|if)\b)/giu,
    ids: new Set(['hitting', 'biting', 'spitting', 'managing-anger']),
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
