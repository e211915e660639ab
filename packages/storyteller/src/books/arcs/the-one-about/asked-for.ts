import { kinPhrase, kinWords } from '../../../facts/kin.ts';
import { escaped } from '../../../words/escaped.ts';
import type { Figure } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import type { Theme } from '../../theme.ts';
import { cap, titled, wordCount } from '../wording.ts';
import { askedWidely, NOBODY } from './asked-widely.ts';
import { NO_JOKE, NO_JOKE_OF_A_CHILD } from './no-joke.ts';
import { inTwoBreaths } from './tails.ts';

/** A theme as a story that a child asks for, and as somebody might get it wrong. */
export interface AskedFor {
  /** The theme as the name of a story: "A Penguin Who Hates the Cold". */
  readonly name: string;
  /** The theme as it is with somebody else in it: "a goat who hates the cold". */
  readonly of: (wrong: Pick<Figure, 'kind'>) => string;
  /** Who is in it truly: "a penguin who hates the cold"; null where it is the child. */
  readonly right: string | null;
  /** It names a thing only, and says nothing of it. */
  readonly isThing?: boolean;
  /** Told so only where everything else leaves out what it says. */
  readonly isWide?: boolean;
  /** What a long theme says besides, in a breath of its own: "And getting stuck sideways in the canal". */
  readonly rest?: string;
}

/** What was done, as it stands behind "we": regular verbs and the others of everyday life. */
const DONE =
  /^(?:(?:never|nearly|almost|always|only|just|really|had to|couldn['’]?t|could not|didn['’]?t|did not|wouldn['’]?t) )?(?:\p{Ll}{2,}ed|ran|sat|stood|went|came|took|held|put|got|gave|made|found|saw|heard|said|told|ate|fell|flew|hid|slept|woke|sang|swam|dug|drew|threw|caught|brought|kept|let|bit|blew|rode|built|left|met|lost|forgot|broke|had|was|were|became|grew|knew|lived|won|wore|wrote|sent|sold|bought|stole|froze|stuck|began|could|fit)\b/u;
/** A verb of today behind "he": "floats", "needs". */
const DOES = /^(?:(?:never|always|only|just|really|cannot|can['’]?t|won['’]?t) ?)?\p{Ll}{2,}s\b/u;
/** Words that say more of somebody without a verb of their own. */
const GOES_ON = /^(?:who|that|which|whose|with|without|for whom|stuck|lost|made|\p{Ll}{3,}ing)\b/u;
/** What happens to something of the child's: it "won't lie flat". */
const HAPPENS_TO_OWN =
  /^(?:is|isn['’]?t|was|has|had|keeps|kept|won['’]?t|will not|can['’]?t|cannot|doesn['’]?t|never|always|got|fell|broke|went|came|goes|grew|smells|looks|makes|talks|falls)\b/u;
/** Two of them, and whoever somebody belongs to, are another matter. */
const ANOTHER = /^(?:['’]s?\b|,|and\b|or\b|&|:|-)/u;
/** Ends in -ing and is nothing that is done. */
const NO_DOING =
  /^\p{L}+ing (?:competition|contest|lessons?|class|club|machines?|bags?|party|pool|show|match|trip|race|shop|shoes|ring|room|school|team|practice|station|map)\b|^(?:morning|evening|spring|king|thing|something|nothing|anything|everything|wedding|building(?! (?:an?|the|our|my|his|her|its) )|ceiling|ring|wing|string|swing|sibling|bring|being|viking|lightning|pudding|dumpling|duckling|stepsibling|christening)\b/iu;
const SEVERAL =
  /^(?:sheep|fish|deer) (?:who|that) (?!is\b|was\b|has\b|can|could|won|will|would|did|does)(?:are|have|were|\p{Ll}+[^s\s]) (?!.*\b(?:he|she|it)\b)/iu;
const OF_KIN = new RegExp(String.raw`\b(?:${kinWords.join('|')})\b`, 'iu');
const AT_FIRST = /^(?:an?|the|some|one|my|our|his|her|this|that) /i;
/** Of the child's own: in the mouth of somebody who tells it wrong, it is whoever's story it is. */
const OWN = /\b(?:my|our)\b/giu;
/** As many words as may stand before whoever it is about, and as a name in one breath. */
const BEFORE = 4;
const LONGEST = 13;
const LONGEST_OF_ALL = 22;

/** "daddys slippers" are Daddy's. */
const THEIRS = new RegExp(
  String.raw`\b(${kinWords.join('|')}|(?:some|any|no|every)(?:one|body)(?: else)?)s (?=\p{Ll})`,
  'giu',
);

/** "a girl plants a button" is of a girl who plants one. */
const OF_A_CHILD_DOES =
  /^((?:an?|the) (?:little |small )?(?:boy|girl|child|kid)) (?=(?!is\b|was\b|has\b|as\b)\p{Ll}{2,}s (?:an?|the|her|his|their|some|all)\b)/iu;

const small = (typed: string): string => {
  const plain = typed
    .trim()
    .replace(/[.!?,;:\s]+$/u, '')
    .replace(/[.!?;]\s+/g, ', ')
    .replace(/^(?:my|our) (?:son|daughter|child|toddler|boy|girl|kid|little one)['’]s (?=\p{Ll})/iu, 'my ')
    .replace(THEIRS, "$1's ")
    .replace(OF_A_CHILD_DOES, '$1 who ')
    .replace(/^(.*\S)\s*\([^()]*\)\s*$/u, '$1');
  const words = plain.split(/\s+/);
  // "The Night the Toys Went on Holiday": a title as it is typed.
  const raised = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return raised > 2 && raised > words.length / 2 ? plain.toLocaleLowerCase('en') : plain;
};

/**
 * A theme as a story to be asked for; null where nobody in it could be taken for somebody else. Of a thing alone it is the
 * story of the child, by name, and that thing.
 */
export function askedFor(theme: Theme, child = NOBODY): AskedFor | null {
  // "Granny versus the seagull" is a story of two, and nothing that somebody does.
  const said = small(theme.raw).replace(/ (?:vs|versus)\.? /gi, ' and ');
  if (/["“”]/.test(said) || NO_JOKE.test(said)) return null;
  // "a pigeon that keeps coming in, we call him Gerald" is two sentences.
  const isOne = wordCount(said) <= LONGEST && !/, (?:he|she|it|they|we)\b/i.test(said);
  const whole = isOne ? askedAs(theme, said, child) : null;
  if (whole !== null && isShortEnough(whole)) return whole;
  const [head, rest] = wordCount(said) <= LONGEST_OF_ALL ? (inTwoBreaths(said, LONGEST) ?? []) : [];
  const asked = head === undefined ? null : askedAs(theme, head, child);
  return asked && rest !== undefined && isShortEnough(asked) ? { ...asked, rest: `${cap(rest)}.`, isWide: true } : null;
}

/** Whether whoever says it can do so in one sentence. */
const isShortEnough = ({ name, of, right }: AskedFor): boolean =>
  [name, of({ kind: 'goat' }), right ?? ''].every((said) => wordCount(said) <= LONGEST + 1);

/** A theme that other shapes leave to this one. */
export function askedOnlyHere(theme: Theme): AskedFor | null {
  const asked = askedFor(theme);
  return asked?.isWide === true ? null : asked;
}

function askedAs(theme: Theme, said: string, child: string): AskedFor | null {
  return ofItself(theme, said, child) ?? (isOfAnyChild(said) ? null : askedWidely(theme, said, child));
}

function ofItself(theme: Theme, said: string, child: string): AskedFor | null {
  if (theme.heroName !== null || (theme.hero?.name ?? null) !== null) return null;
  const topic = ofThing(theme, said, child);
  // Of several there is no one to be taken for another.
  if (topic !== null || theme.hero?.plural === true || !said.includes(' ')) return topic;
  return (theme.hero?.being ? ofHero(theme, said) : null) ?? ofChild(said);
}

/** "bunk beds", "the longest queue in the world", "a wand that only makes sandwiches". */
const THING_ALONE =
  /^(?:(?:the|an?|my|our|some) )?((?:[\p{Ll}'’-]+ ){0,2}?[\p{Ll}-]{3,})((?: (?:that|which) .+| (?:in|on|at|under|behind|outside) (?:the|our|my) (?:\p{Ll}+ )?\p{Ll}+)?)$/u;
/** "dad's beard". */
const OF_SOMEBODY = /^(?:my |our )?(\p{L}+)['’]s ((?:\p{Ll}+ )?\p{Ll}+)$/u;
const NO_THING =
  /\b(?:and|or|of|in|on|at|to|for|with|about|everywhere|again|today|tomorrow|not|no|very|too|who|is|are|was|son|daughter|child|toddler|felt|got|went|fell|came|ran|took|ate|made|time|day|night|morning|week|year|goes|comes|gets|\p{L}+ing$|\p{L}+ed|\p{L}+ly)\b/u;

function ofThing(
  { hero, other, place, relation, activity, occasion, first, clause, want }: Theme,
  said: string,
  child: string,
): AskedFor | null {
  const low = said.toLocaleLowerCase('en');
  const [, whose, theirs] = OF_SOMEBODY.exec(low) ?? [];
  const kin = whose === undefined ? undefined : kinPhrase(whose)?.text;
  if (kin !== undefined && theirs !== undefined && relation === 'none') {
    const phrase = (who: string): string => `${who} and ${kin}'s ${theirs}`;
    return { name: titled(phrase(child)), of: ({ kind }) => phrase(withArticle(kind)), right: null, isThing: true };
  }
  const [, noun, tail = ''] = THING_ALONE.exec(low) ?? [];
  // Potatoes are planted by somebody, and the baker's cake is no baker.
  if (noun === undefined || /^\p{L}+ing /u.test(low) || NO_THING.test(noun) || OF_KIN.test(noun)) return null;
  const isThing =
    hero === null || (!hero.known && hero.being?.isa === 'thing') || low.includes(`${hero.word.toLowerCase()}'s `);
  const says = /^ (?:that|which) /.test(tail);
  const isElsewhere = place !== null && !low.includes(` ${place.word.toLowerCase()}`);
  if (!isThing || other || isElsewhere || first || occasion) return null;
  // What a thing does may be anything; of a thing alone nothing else is said.
  if (!says && (relation !== 'none' || activity || clause || want)) return null;
  const phrase = (who: string): string => `${who} and the ${noun}${tail}`;
  return { name: titled(phrase(child)), of: ({ kind }) => phrase(withArticle(kind)), right: null, isThing: !says };
}

function ofHero(theme: Theme, said: string): AskedFor | null {
  const word = theme.hero?.word ?? '';
  const found = new RegExp(
    String.raw`^((?:[\p{L}'’-]+ ){0,${BEFORE}}?)(${escaped(word)}(?: [\p{L}]+(?= (?:who|that|which) ))?)(?=$|[^\p{L}])(.*)$`,
    'iu',
  ).exec(said);
  if (!found) return null;
  const [, lead = '', called = '', rest = ''] = found;
  const described = lead.replace(AT_FIRST, '').trim();
  const after = rest.trim();
  // "The baker's cake" is no baker; and of a bare one, wherever it stands, nothing is said.
  if (ANOTHER.test(rest.trimStart()) || after === '' || /\b(?:we|i|me|you)\b/i.test(after)) return null;
  // What stands before is said of it, and is no sentence of which it is the end.
  const adjectives = (theme.hero?.adjectives ?? []).join(' ').toLowerCase().split(/[ -]/);
  const isSaidOfIt = (each: string): boolean => each === '' || adjectives.includes(each);
  if (!described.toLowerCase().split(/[ -]/).every(isSaidOfIt)) return null;
  const tail = GOES_ON.test(after) ? after : DONE.test(after) || DOES.test(after) ? `who ${after}` : null;
  // "sheep who refuse to be counted" are several.
  if (tail === null || SEVERAL.test(`${called} ${tail}`)) return null;
  const kept = /^the /i.test(lead) ? 'the ' : '';
  const phrase = (kind: string): string => {
    const noun = [described, kind].filter(Boolean).join(' ');
    return [kept === '' ? withArticle(noun) : `${kept}${noun}`, tail].filter(Boolean).join(' ');
  };
  return {
    name: titled(said),
    of: ({ kind }) => phrase(kind).replace(OWN, 'the'),
    right: phrase(called.toLocaleLowerCase('en')),
  };
}

/** "my son won't let anyone else push the lift button": what somebody's child does, and any other might. */
const OF_ONES_CHILD =
  /^(?:my|our) (?:(?:little|small|young|\p{L}+ year old) )?(?:son|daughter|child|toddler|boy|girl|kid|little one) ((?:won['’]?t|will not|always|never|only|keeps?|insists|has to|wants to|loves?|thinks|can['’]?t|is (?:always|obsessed|mad|crazy|fascinated)|does not|doesn['’]?t) .*)$/iu;

const OF_A_CHILD = /^(?:the|an?) (?:little |small )?(?:boy|girl|child|kid) ((?:who|that|with|without) .*)$/iu;
/** Whether it says of somebody's child, or of a boy or girl, what might be that of the one who listens. */
const isOfAnyChild = (said: string): boolean => OF_ONES_CHILD.test(said) || OF_A_CHILD.test(said);

/** What is said of the child, as it stands behind "a goat": "who missed the last ferry", "whose hair won't lie flat". */
function tailOfChild(said: string): string | null {
  const did = /^(?:(?:the|that) (?:day|time|night|morning) )?(?:when )?(?:we|i) (.*)$/iu.exec(said)?.[1];
  if (did !== undefined) return DONE.test(did) ? `who ${did.replace(/\bwere\b/, 'was')}` : null;
  if (/^\p{L}+ing\b/iu.test(said) && !NO_DOING.test(said)) return said.toLocaleLowerCase('en');
  const ones = OF_ONES_CHILD.exec(said)?.[1];
  if (ones !== undefined) return `who ${ones}`;
  const own = /^my ((?:\p{Ll}+ ){0,2}?\p{Ll}+) (.*)$/u.exec(said.replace(/^My /, 'my '));
  if (own?.[1] !== undefined && own[2] !== undefined && HAPPENS_TO_OWN.test(own[2])) return `whose ${own[1]} ${own[2]}`;
  return OF_A_CHILD.exec(said)?.[1] ?? null;
}

function ofChild(said: string): AskedFor | null {
  const tail = tailOfChild(said);
  if (tail === null || /\b(?:me|us|they|them|their|child|son|daughter)\b/i.test(tail)) return null;
  if (isOfAnyChild(said) && NO_JOKE_OF_A_CHILD.test(said)) return null;
  // Who of the family is in it has a part of their own.
  if (OF_KIN.test(said)) return null;
  return {
    name: titled(OF_ONES_CHILD.test(said) ? `the child ${tail}` : said),
    of: ({ kind }) => `${withArticle(kind)} ${tail}`.replace(OWN, 'the').replace(/\bmyself\b/, 'itself'),
    right: null,
  };
}
