/** Words whose apostrophe hurried thumbs leave out, and that are no other word. */
const NO_APOSTROPHE = /\b(is|are|was|were|do|does|did|has|have|had|could|would|should)nt\b/gi;

/** What is mended by what stands around it; whatever begins it is taken over, so that a capital stays. */
const IN_PLACE: readonly (readonly [RegExp, string])[] = [
  [NO_APOSTROPHE, "$1n't"],
  [
    /\b(he|she|that|what|who|there|where)s (?=(?:an?|the|not|never|always|so|very|too|my|our|been|got|going|[a-z]+ing)\b)/gi,
    "$1's ",
  ],
  [/\b(t)hey(re|ve|ll)\b/gi, "$1hey'$2"],
  [/\b(i|you)(ve|ll)\b(?=\s)/gi, "$1'$2"],
  [/\bim(?= (?:so|very|not|a|the|\p{L}+ing)\b)/giu, "I'm"],
  [/\b(l)ets (?=(?:go|have|play|make|get|see)\b)/gi, "$1et's "],
  // "its cloudy", "its not on the lift": what is said of it, and nothing of its own.
  [
    /\b(i)ts (?=(?:an?|the|not|never|always|so|very|too|been|got|going|under|in|on|at|just|really|all|raining|snowing|(?:cloudy|sunny|windy|cold|hot|dark|late|stuck|broken|gone|full|empty|funny)(?=$|[,.!?]| (?:and|but|for|so|in|on|at|again|today|outside)\b))\b)/giu,
    "$1t's ",
  ],
  [/\b(somebody|someone|everybody|everyone|anybody|anyone|nobody|no one)( else)?s (?=\p{Ll})/giu, "$1$2's "],
  [/\b(mumm|dadd|grann|nann|aunt)ys (?=\p{Ll})/giu, "$1y's "],
  [
    /(?<!\ball )\b((?:his|her|my|our|their) (?:(?:big|little|older|younger|best|step|baby) )?(?:brother|sister|cousin|friend|teacher)|(?<!\b(?:two|three|both|all|the|our|her|his|their) )(?:grandad|grandpa|grandma|nana|granny|mum|dad|nan|gran))s (?=\p{Ll})(?!(?:and|or|who|that|are|were|was|is|have|had|came|come|in|at|on|to|with|for|go|went|get|got|all|do|don|can|will|love|like|make|fight|always|both|became|become|ran|ate|eat|fell|flew|took|take|made|gave|left|saw|said|say|think|thought|sing|sang|swap|turn|dance|never|also|just|only|suddenly|keep|kept|want|need|live|look|help|stay|play|hide|hid|grew|grow|woke|wake|wear|wore|\p{Ll}{3,}ed)\b)/giu,
    "$1's ",
  ],
  // "at his mums bakery": with whose it is and what it is on either side, it is nobody's plural.
  [
    /\b((?:his|her|my|our|their|the) (?:best |next[- ]door )?(?:mum|mummy|mom|dad|daddy|nan|nana|nanny|gran|granny|grandma|grandad|grandpa|uncle|aunt|auntie|neighbour|teacher|friend|childminder))s (?=(?:bakery|shop|house|home|flat|car|van|bike|lorry|boat|shed|garden|kitchen|bed|birthday|wedding|farm|cafe|café|office|garage|allotment|greenhouse|caravan|tent|party|restaurant|stall|tractor|parrot|dog|cat|budgie|hamster|rabbit|tortoise|hat|slippers|glasses|false teeth|teeth|phone|coat|handbag|bag|piano|wig|beard|moustache|lap|knee|fence|hedge|tree|door|pond|cake|soup)\b)/gi,
    "$1's ",
  ],
  // A neighbour's without an article: "neighbours dog".
  [
    /\b(neighbour)s (?=(?:parrot|dog|cat|garden|house|car|fence|hedge|tree|shed|door|rabbit|tortoise|pond)\b)/gi,
    "$1's ",
  ],
  // Slips in the middle of a word: "wierdest", "recieved".
  [/\b(w)ierd/gi, '$1eird'],
  [/\b(r)ecieve/gi, '$1eceive'],
  [/\b(b)eleive/gi, '$1elieve'],
  // "ate the every hat": one of two words that were both to be typed.
  [/\b(?:the|an?) (every|each) (?=\p{Ll})/giu, '$1 '],
];

/** Slips of the finger in the words that hold a sentence together, and in a few that are often wrong. */
const RIGHT_WORD: Readonly<Record<string, string>> = {
  wont: "won't", cant: "can't", becuase: 'because', beacuse: 'because', becasue: 'because', becuse: 'because', becouse: 'because',
  becos: 'because', beause: 'because', bcause: 'because', cuz: 'because', teh: 'the', adn: 'and', wich: 'which', thier: 'their',
  swiming: 'swimming', elefant: 'elephant', elefants: 'elephants', skool: 'school', moster: 'monster', mosters: 'monsters', weding: 'wedding', balett: 'ballet', ballett: 'ballet', untill: 'until', disasterous: 'disastrous', alot: 'a lot', aed: 'and', adnd: 'and', brocoli: 'broccoli', brocolli: 'broccoli', broccolli: 'broccoli', brocolie: 'broccoli', spagetti: 'spaghetti', spageti: 'spaghetti', vegtables: 'vegetables', vegetabels: 'vegetables', tomatos: 'tomatoes', potatos: 'potatoes', bananna: 'banana', banannas: 'bananas', tommorow: 'tomorrow', tomorow: 'tomorrow',
}; // prettier-ignore
const WRONG_WORD = new RegExp(String.raw`\b(?:${Object.keys(RIGHT_WORD).join('|')})\b`, 'gi');

/** The raised letters of what was mended are kept: "Becuase" is "Because". */
const asRaised = (typed: string, mended: string): string =>
  /^\p{Lu}/u.test(typed) ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended;

/**
 * A theme as its parent would have typed it with more time: "isn't", "it's cloudy", "because". What a book quotes is right
 * English, and the parent's own words all the same.
 */
export function typedRight(theme: string): string {
  // Whole words first, since the other mends read the words around theirs: "his mums can't" is no mum's.
  const words = theme.replace(WRONG_WORD, (typed) => asRaised(typed, RIGHT_WORD[typed.toLowerCase()] ?? typed));
  return IN_PLACE.reduce((text, [slip, meant]) => text.replace(slip, meant), words);
}
