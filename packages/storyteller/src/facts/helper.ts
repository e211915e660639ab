import type { Phrase } from '../render/phrase.ts';
import { kinNamed, kinPhrase, kinWords, kinWhoHelps } from './kin.ts';
import type { ToldFact } from './told-fact.ts';

const KIN = kinWords.join('|');
const DOES =
  'is allowed|is teaching|has been teaching|has been helping|is showing|is taking|is driving|is collecting|is staying|coming (?:too|with|along|in with)|coming(?=\\s*(?:[,.;]|$))|going (?:in )?with|can come|will be there|is looking after|is coming|is helping|look after|reads|sings|signs|helps|takes|sits|cuddles|stays|does|can|will|hugs|holds|always|usually|lies|tucks|calms|goes|comes|picks|drops|plays|walks|puts|packs|packed|has packed|changes (?:the|his|her|their) (?:sheets|bed|bedding|bedclothes|nappy|nappies|plaster|dressing|pyjamas)|makes|tells|brings|lives with us|lives here|lives next door|lives nearby|lives near|lives close|lives upstairs|lives downstairs|lives round the corner|is here|is with us|works from home|is home|is at home|is around|is with|is great|is good|is lovely|looks after|cooks|bakes|teaches|drives|counts|listens|explains|waits|rubs|strokes|gives|shows|draws|paints|builds|kisses|carries|dances|hums|jokes|bathes|washes|dresses|feeds|knits|sews|gardens|visits|babysits|minds|understands|talks|speaks|whispers|loves|likes|knows|lets|tries|joins|rocks|pats|checks|leaves the light on|is there|was there|pushes|sat close|sat by|sat next to|ran along|walked along|watches|watched|brushes|catches|stays|works with|comes with|travels with|wears|buys|washes|chooses|keeps|practises|rides|swims|cleans|cuts|combs|switches|turns it off|saw|showed|came along|came with|clapped|cheered|stood by|waited|is proud|was proud|looked|searched|helped|went back|drove|rang|phoned|found|made|sang|held|sat with';
const CUES = [
  new RegExp(
    String.raw`\b(?:i'm|i am|this is|im) (?:his|her|their|the|a|[A-Z]\w+'s)?\s*(?:single |proud )?(${KIN})\b`,
    'i',
  ),
  new RegExp(String.raw`\b(${KIN})(?: ([a-z]+))? (?:${DOES})\b(?!'t| not\b| never\b)`, 'i'),
  // "Dad's taking him".
  new RegExp(
    String.raw`\b(${KIN})['’]?s (?:going to )?(?:taking|take|coming|come|going|helping|help|staying|stay|driving|bringing|sitting|there|allowed|with)\b(?! (?:out|away|from work))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:trusts?|close to|adores?|looks up to|helped by|goes with|go with|calms? down with|(?<!\b(?:speaks?|talks?) \w+ |\bwho (?:stays|is|lives|stayed) |\b(?:fine|ok|okay|good|golden|an angel|great|perfect|different|no (?:trouble|problems?)|behaves|happy|happily|lovely) )with|lives with|likes it when|loves it when|when|if) (?:his |her |their |my )?(${KIN})\b(?!['’]?s (?:\w+ )?(?:girl|boy) ?friend|['’]?s (?:new )?(?:partner|wife|husband))(?! (?:died|left|is away|goes away|leaves|has gone|was))`,
    'i',
  ),
  // The end of a letter; not "a word he heard from uncle".
  new RegExp(
    String.raw`(?<!\b(?:heard|hears|learnt|learned|got|gets|picked|up|it|them|word|words|copied|present|away|took|takes|taking|stole|steals|money|something|things)(?: his| her| their)? )\b(?:from|love,?|signed) (${KIN})\s*$`,
    'i',
  ),
  // "Staying at Nana's": who looks after a child for now.
  new RegExp(
    String.raw`(?<!\b(?:who|that|which|dog|cat|rabbit|hamster|pet) )\b(?:staying|stays|stay|sleeping|lives|living) (?:at|with) (?:his |her |their |my )?(${KIN})(?:'?s)?\b`,
    'i',
  ),
  // "Daddy here, she likes baking": who is writing.
  new RegExp(String.raw`^(${KIN}) here\b`, 'i'),
  // "Just me (mummy)": who is writing.
  new RegExp(String.raw`\b(?:me|i),? \((?:his |her |their |the )?(${KIN})\b`, 'i'),
  // A note of nobody else: "Grandpa", "helper: Auntie Jo".
  new RegExp(
    String.raw`^(?:(?:helpers?|who helps|grown-?ups?|with)\s*[:=-]?\s*)?(?:his |her |their |my )?(${KIN})(?: ([A-Z][\p{L}'-]+))?[.!]?$`,
    'iu',
  ),
];
const BOTH =
  /\b(mum|mom|mummy|mommy|mama) (?:and|&) (dad|daddy|papa)\b|\b(dad|daddy|papa) (?:and|&) (mum|mom|mummy|mommy|mama)\b/i;
const APART =
  /\b(?:divorc\w*|separat\w*|split|broke up|moved out|two homes|apart|not together|no longer together|ex\b)/i;

/** Words that take a relative out of reach: nobody who died, left or is away is offered as help. */
const gone = (word: string): RegExp =>
  new RegExp(
    String.raw`\b(?:miss(?:es|ing)?|without|lost|losing|loss of|death of|mourning|grieving|funeral|scared of|afraid of|hates?|hit(?:s|ting)?|angry (?:at|with)|cries for|clings? to|leaving|leave|apart from|separated from|away from|more than (?:with|at)|than with|rather live with|rather be with|wants? to live with) (?:\w+ ){0,2}?${word}\b|\b${word}(?:'s)?(?: \w+){0,3}? (?:died|dead|dies|death|dying|passed|funeral|(?:left|leaves)(?! (?:the |an? |his |her |their |on )(?:[a-z]+ ){0,3}(?:light|lamp|nightlight|door|curtains?|radio|music|note|snack|water)\b)|moved out|moving out|away|deployed|deploy\w*|hospital|prison|jail|pregnant|expecting|ill|sick|gone|cancer|leaves for|goes to work|works away|abroad|bury|buries|burying|flies|flew|fell|collapsed?|collapses|collapsing|faint|fainted|stroke|seizure|crash|crashed)\b|\b${word}(?:'s)?,?(?: (?:who|that|often|always|\w+ing)){0,2} (?:works (?:nights|shifts)|is on nights|(?:isn'?t|is not|is never|is hardly ever) (?:here|home|there|around))\b`,
    'i',
  );

/** What a grown-up does that helps no child. */
const NO_HELP =
  /\b(?:shouts?|yells?|screams?|smacks?|hits?|drinks?|drunk|gets? (?:angry|cross|mad|annoyed|upset|frustrated)|loses? (?:it|patience|\w+ temper)|works (?:late|nights|a lot|all)|(?:is|always|usually) (?:busy|tired|late|working)|can'?t help|no help|useless|keeps? (?:on )?(?:making|saying|telling|asking|commenting|teasing|nagging|tickling|kissing|hugging|touching|grabbing|poking|pinching|picking (?:him|her|them) up|forcing|pushing|pressuring|frightening|scaring|winding|on at|going on)|(?:tickles|kisses|grabs|pinches)\b[^.]{0,40}\b(?:n'?t|not) (?:like|want)|(?:does ?n['’]?t|doesnt|does not|do ?n['’]?t) like (?:it )?when|hates (?:it )?when|(?:always|often|usually|still|really)? ?(?:wants?|expects?|asks? for|insists? on|demands?|gives?|tries to get|goes in for) (?:a |an |his |her |to |big |wet |lots of |for )*(?:kiss\w*|hugs?|hugging|cuddles?|tickl\w*)\b|insists|makes? (?:comments|remarks|fun)|comments?|teases?|nags?|laughs? at|criticis\w+|strict|makes? (?:it|things) worse|gives? in|too soft)\b/i;
/** "She is with her dad every other weekend": he helps in another home, and the story may be of this one. */
const IN_ANOTHER_HOME =
  /\b(?:with|at|to|sees?|visits?|stays?|(?:goes|go) to) (?:his|her|their) (mum|mummy|mom|mommy|dad|daddy|papa)\b(?:'s)?[^.]{0,30}\b(?:every (?:other|second)|alternate|(?:some|most|two|one) (?:weekends?|nights?|days?)|at (?:the )?weekends?|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|half the week|in the holidays|once a (?:week|month|fortnight))\b/i;
/** "close to Auntie Jo". */
const FULL_NAME =
  /^ (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|Weekends?\b|Christmas\b|Easter\b)(\p{Lu}\p{Ll}+)\b/u;
/** "My grandson ... his mum packs it": whoever writes is the one who is there, and the mother is at home. */
const OF_A_GRANDPARENT = /\bmy (?:\w+ )?grand(?:sons?|daughters?|child(?:ren)?|kids?|bab(?:y|ies))\b/i;
const PARENT = /^(?:mum|mom|mummy|mommy|mam|mama|ma|dad|daddy|da|papa|pa|mother|father)$/i;
/** A note that only names people: "Nonna and Papa". */
const NAMES_ONLY = new RegExp(String.raw`^(?:(?:his |her |their |my )?(?:${KIN})(?:,? (?:and|&|plus) |, |$))+$`, 'i');
const BY_THE_WAY = /^(?:has|also|usually|always|often|sometimes|really|and|who|then|just|normally)$/i;
const withName = (phrase: Phrase | undefined, own: string | undefined): Phrase | undefined =>
  phrase && own !== undefined && /^\p{Lu}/u.test(own) ? kinNamed(phrase, own) : phrase;

/** "her aunt Kate" is Aunt Kate; an aunt without a name is Auntie, as a child says it. */
const asTyped = (word: string, own: string | undefined): Phrase | undefined =>
  word === 'aunt' && own !== undefined && /^\p{Lu}/u.test(own)
    ? { text: 'Aunt', gender: 'f' }
    : own === undefined || !/^\p{Lu}/u.test(own)
      ? kinWhoHelps(word)
      : kinPhrase(word);

/** "Calls us Mum and Dad": which mum is meant is no longer certain. */
const CALLED_SO =
  /\bcall(?:s|ed|ing)? (?:us|me|him|her|them|my \w+) (?:mum|mom|mummy|mommy|mama|dad|daddy|papa)(?:(?: and|,| or) (?:mum|mom|mummy|mommy|mama|dad|daddy|papa))?\b/gi;

/** "My mother takes care of her": a parent's own mother is no mother of the child's, and nobody knows what she is called. */
const OF_THE_WRITER =
  /\b(?:my|our) (?:own |late |old )?(?:mother|mum|mom|mam|ma|father|dad|da|sister|brother|aunt\w*|uncle|grand(?:ma|pa|mum|dad|ad|mother|father)|gran|nan|nana|granny|parents)(?:'s)?\b/gi;

/** "Max's mum knows": she is somebody's mum, and not this child's. */
const withoutOthersKin = (sentence: string, childName: string): string =>
  sentence.replace(OF_SOMEBODY, (whole, owner: string) => (owner === childName ? whole : `${owner}'s family`));
const OF_SOMEBODY = new RegExp(
  String.raw`(?<!\b(?:i'm|i am|im|this is) )\b(?!(?:he|she|it|that|there|here|who|what|where|when|name|let|one|daughter|son|child)'s)(\p{L}+)'s (?:${KIN})(?![\p{L}'])`,
  'giu',
);

/** The grown-ups who help, from positive signs only, surest first; both parents when they are named together. */
export function helpersIn(told: readonly string[], childName = ''): ToldFact[] {
  const sentences = told.map((each) => withoutOthersKin(each.replace(CALLED_SO, ' '), childName));
  const all = sentences.join(' . ');
  const together = bothParents(all);
  const found: ToldFact[] =
    together === undefined ? [] : [helper(together.phrase, sentences.find((each) => BOTH.test(each)) ?? '')];
  const pairs = sentences.flatMap((sentence) => {
    const phrase = pairIn(sentence, all);
    return phrase ? [helper(phrase, sentence)] : [];
  });
  found.push(...pairs);
  const inAPair = (sentence: string): boolean => pairs.some((each) => each.sentence === sentence);
  for (const sentence of sentences.filter((each) => NAMES_ONLY.test(each.replace(/[.!]$/, '')))) {
    for (const [word] of sentence.matchAll(new RegExp(String.raw`\b(?:${KIN})\b`, 'gi'))) {
      const phrase = kinWhoHelps(word);
      if (phrase && together?.words.includes(word.toLowerCase()) !== true && !gone(word.toLowerCase()).test(all))
        found.push(helper(phrase, sentence));
    }
  }
  const ofAGrandparent = OF_A_GRANDPARENT.test(all);
  for (const cue of CUES) {
    for (const sentence of sentences) {
      const ofChild = sentence.replace(OF_THE_WRITER, (words) => ' '.repeat(words.length));
      const read = NO_HELP.test(sentence) || inAPair(sentence) ? null : cue.exec(ofChild);
      const word = read?.[1]?.toLowerCase();
      if (read === null || word === undefined || IN_ANOTHER_HOME.exec(sentence)?.[1]?.toLowerCase() === word) continue;
      if (ofAGrandparent && PARENT.test(word) && !NAMES_ONLY.test(sentence.replace(/[.!]$/, ''))) continue;
      if (together?.words.includes(word) === true) {
        found.push(helper(together.phrase, sentence));
        continue;
      }
      // "Mum reads Room on the Broom": a book is no name of hers.
      const isLast = read[0].toLowerCase().endsWith(word);
      const own = read[2] ?? (isLast ? FULL_NAME.exec(sentence.slice(read.index + read[0].length))?.[1] : undefined);
      // "Nana also helps" names nobody; "Auntie Kim helps" does.
      if (own !== undefined && !/^\p{Lu}\p{Ll}+$/u.test(own) && !BY_THE_WAY.test(own)) continue;
      const phrase = withName(asTyped(word, own), own);
      if (phrase && !gone(word).test(all)) found.push(helper(phrase, sentence));
    }
  }
  return found;
}

/** "Nana and Grandpa look after her": two who help together. */
const PAIR = new RegExp(
  String.raw`\b(${KIN}) (?:and|&) (${KIN}) (?:look after|help|are helping|are looking after|are staying|are here|stay with|live with us|will (?:help|look after|be there)|take|pick|mind)\b`,
  'i',
);
function pairIn(sentence: string, all: string): Phrase | undefined {
  const words = PAIR.exec(sentence)?.slice(1, 3);
  if (words === undefined || words.some((word) => gone(word.toLowerCase()).test(all))) return undefined;
  const [first, second] = words.map(kinPhrase);
  return first && second ? { text: `${first.text} and ${second.text}`, plural: true } : undefined;
}

function bothParents(all: string): { phrase: Phrase; words: readonly string[] } | undefined {
  const both = BOTH.exec(all);
  if (!both || APART.test(all)) return undefined;
  const words = [both[1] ?? both[3] ?? '', both[2] ?? both[4] ?? ''].map((each) => each.toLowerCase());
  if (words.some((word) => gone(word).test(all))) return undefined;
  const [first, second] = words.map(kinPhrase);
  return first && second ? { phrase: { text: `${first.text} and ${second.text}`, plural: true }, words } : undefined;
}

const helper = (phrase: Phrase, sentence: string): ToldFact => ({
  name: 'helper',
  phrase,
  sentence,
  ...(AT_THE_END.test(sentence) && { suits: NOT_IN_THE_MORNING }),
});
/** "Grandma picks her up on Tuesdays": she is there at the end of the day, and not at the goodbye. */
const AT_THE_END = /\b(?:picks? (?:\w+ )?up|collects?|fetch(?:es)?|pick[- ]?ups?)\b/i;
const NOT_IN_THE_MORNING = /^(?!(?:saying-goodbye|first-day-school)$)/;

/** The relative who does what helps: "a tight squeeze from daddy is the only thing that calms him". */
export function whoHelps({ name, sentence, words = '', by, who }: ToldFact, all: string): ToldFact[] {
  if (name !== 'adult') return [];
  const word = new RegExp(String.raw`\b(?:${KIN})\b`, 'i').exec(by ?? words)?.[0];
  const phrase = word === undefined ? undefined : (who ?? kinWhoHelps(word));
  return phrase && word !== undefined && !gone(word.toLowerCase()).test(all) ? [helper(phrase, sentence)] : [];
}
