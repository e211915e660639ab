import { withArticle } from '../../company/figure.ts';
import { BEING_WORDS, THING_WORDS } from '../entries.ts';
import { nounKind } from '../noun-kind.ts';
import type { Wording } from './wording.ts';

const LARGE: ReadonlySet<string> = new Set([
  'giant',
  'whale',
  'elephant',
  'dinosaur',
  'ogre',
  'troll',
  'yeti',
  'mammoth',
]);
/** "the small giant": what is small about somebody who is large is what it is about. */
const tooSmall = (all: string, who = ''): string =>
  LARGE.has(who.toLowerCase()) ? `${withArticle(who.toLowerCase())} who is too small` : all;

/** "the baby elephant's bath": what one takes for granted of a bath is that somebody would sooner not. */
const fearsTheBath = (all: string, who = ''): string =>
  BEING_WORDS.has((who.toLowerCase().split(' ').at(-1) ?? '').trim())
    ? `${withArticle(who)} who is scared of the bath`
    : all;

/** "the lunchbox on the bus": a thing that stands there by itself was left there. */
const thingNamed = (word: string): boolean =>
  (THING_WORDS.has(word) || nounKind(word)?.sort === 'thing') && !BEING_WORDS.has(word);
const leftThere = (all: string, thing = '', where = ''): string =>
  thingNamed(thing.toLowerCase().split(' ').at(-1) ?? '') ? `the lost ${thing} that was left on the ${where}` : all;

/** "the case of the missing cat": one of the family's own is looked for. */
const missing = (all: string, who = ''): string => (BEING_WORDS.has(who.toLowerCase()) ? `our ${who} is missing` : all);

/** Two words and no verb, where the one says what is the matter with the other. */
export const OF_TWO_WORDS: readonly Wording[] = [
  [/^(?:the|an?|our) (?:small|little|tiny|smallest|littlest) (\p{L}+)$/iu, tooSmall],
  [/^(?:the|an?) ((?:baby |little |small |muddy )?\p{L}+)['’]s (?:first )?bath(?: ?time)?$/iu, fearsTheBath],
  [/^(?:the|an?|my|our) ((?:\p{L}+ )?\p{L}+) (?:left )?on the (bus|train|tram|coach|plane)$/iu, leftThere],
  [/^(?:the )?(?:case|mystery) of the (?:missing|lost|vanished) (\p{L}+)$/iu, missing],
  [
    /^(?:the|a) (?:little |small )?star (?:who|that|which) (?:fell|falls|tumbled) (?:down|out of the sky|to earth|from the sky)$/i,
    'helping a star who fell',
  ],
  [/^(?:our|the|a) (?:big )?street party$/i, 'making a very long cake for our street party'],
  // Whoever cannot bear a thing is no bear.
  [/\b(can['’]?t|cannot|could(?:n['’]?t| not)) bear\b/iu, '$1 stand'],
  // It is the one train that is not to fall asleep.
  [/^(?:the|an?) night (bus|boat|ferry)$/i, 'a $1 who stays up all night'],
  // A letter is late as somebody is.
  [/^(?:the|an?) late (letter|parcel|postcard|card|present)$/i, 'a $1 who is always late'],
  // Nobody makes one out of flour: it grows, and then somebody has to get it home.
  [/^(?:the|an?|our|my) (?:big |great |orange )?(pumpkin|turnip|marrow|beetroot)$/i, 'the enormous $1'],
  [/^(?:the )?lights? out$/i, "it's bedtime"],
  // The second of two is somebody, and "detectives" is no third.
  [
    /^((?:an?|the) .+ and (?:an?|the) .+) who (?:become|became|are|turn into) (?:famous |great |the best )?detectives$/iu,
    '$1 who solve crimes',
  ],
  // Who sees what nobody sees is asked to find things out.
  [
    /^(?:the|an?) (?:noticing (girl|boy|child)|(girl|boy|child) (?:who|that) (?:notices|sees|spots) (?:everything|things|all))$/i,
    (_, one = '', two = '') => `a detective ${(one || two) === 'child' ? 'story' : one || two}`,
  ],
];
