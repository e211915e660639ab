import { withArticle } from '../../company/figure.ts';
import { BEING_WORDS, singularsOf, THING_WORDS } from '../entries.ts';
import { kindOf } from '../noun-kind.ts';
import type { Wording } from './wording.ts';

/** One of them, by the word that it is known by: "mice" is "mouse". */
const beingOf = (word: string): string | null =>
  [word, ...singularsOf(word)].map((each) => BEING_WORDS.get(each.toLowerCase())?.entry.id).find((each) => each) ??
  null;

/** Who, as everybody knows, is after whom. */
const AFTER: Readonly<Record<string, RegExp>> = {
  cat: /^(?:mouse|bird|dog|fish|rat|goldfish|canary|robin|sparrow)$/,
  dog: /^(?:cat|squirrel|postman|kitten)$/,
  fox: /^(?:hen|rabbit|chicken|goose|duck|cockerel|chick)$/,
  wolf: /^(?:sheep|lamb|pig|piglet|goat|rabbit)$/,
  lion: /^(?:zebra|mouse|antelope|gazelle|lamb)$/,
  tiger: /^(?:deer|monkey|goat|lamb)$/,
  crocodile: /^(?:bird|duck|fish|monkey)$/,
  shark: /^(?:fish|clownfish|seal|goldfish)$/,
  spider: /^(?:fly|bee|moth|butterfly|ladybird)$/,
  frog: /^(?:fly|dragonfly|bee)$/,
  owl: /^(?:mouse|vole|hedgehog)$/,
  snake: /^(?:mouse|frog|bird|rat)$/,
  scarecrow: /^(?:bird|crow|robin|sparrow)$/,
  eagle: /^(?:rabbit|mouse|lamb)$/,
  knight: /^dragon$/,
  bird: /^worm$/,
};
/** "a cat who likes mice": one of them is met, and nobody is to be caught. */
function likesWhoItChases(all: string, who = '', whom = ''): string {
  const one = /^flies$/i.test(whom) ? 'housefly' : beingOf(whom);
  const kind = who.toLowerCase().split(' ').at(-1) ?? '';
  return one !== null && AFTER[kind]?.test(one.replace('housefly', 'fly'))
    ? `${withArticle(who)} and ${withArticle(one)} become friends`
    : all;
}

const FOODS =
  /^(?:honey|cheese|bananas|carrots|nuts|acorns|biscuits|jam|porridge|marmalade|apples|berries|pears|jelly)$/;
/** What comes over somebody: "the wizard's sneeze". */
const COMES_OVER: Readonly<Record<string, string>> = {
  sneeze: 'cannot stop sneezing',
  hiccup: 'has the hiccups',
  hiccups: 'has the hiccups',
  cough: 'cannot stop coughing',
  itch: 'has an itch',
  yawn: 'cannot stop yawning',
  giggle: 'cannot stop giggling',
  giggles: 'cannot stop giggling',
  burp: 'cannot stop burping',
};
/** "the bear's honey", "the owl and her glasses": somebody, and what goes with it. */
function andItsOwn(all: string, who = '', what = ''): string {
  const whole = who.toLowerCase();
  const thing = what.toLowerCase();
  const kind = whole.split(' ').at(-1) ?? '';
  if (!BEING_WORDS.has(whole) && !BEING_WORDS.has(kind) && !/^(?:scarecrow|genie|gnome|elf)$/.test(kind)) return all;
  const over = COMES_OVER[thing];
  if (over !== undefined) return `${withArticle(whole)} who ${over}`;
  if (FOODS.test(thing)) return `${withArticle(whole)} who loves ${thing}`;
  const isWorn = THING_WORDS.has(thing) || kindOf(thing)?.kind.sort === 'clothing';
  const isSomebody = BEING_WORDS.has(thing) && BEING_WORDS.get(thing)?.entry.isa !== 'thing';
  return isWorn && !isSomebody && !thing.endsWith('s') && !/^(?:robot|train|boat|ship|car)$/.test(whole)
    ? `${withArticle(whole)} who has ${withArticle(thing)}`
    : all;
}

/** Whoever is small enough to have a mother who comes after it. */
const SMALL =
  '(?:kitten|lamb|duckling|puppy|chick|piglet|foal|calf|cub|owlet|joey|fawn|gosling|cygnet|fox|penguin|hedgehog|rabbit|bunny|mouse|bear|elephant|monkey|polar bear|koala|deer|seal|squirrel|otter|badger|lion|tiger|wolf|goat|sheep|duck|cat|dog)(?: cub| pup| kit| chick| calf)?';
const LOST_OUTSIDE = new RegExp(
  String.raw`^(an?|the|two|some) ((?:(?:little|small|tiny|baby|lost|young) )*)(${SMALL}) (?:(?:who|that) )?(?:is |gets |got |was )?(?:lost (in the (?:rain|fog|snow|mist|storm|dark|wind|night|snowstorm|blizzard|wood|woods|forest|big wood|meadow|long grass|hills))|(?:gets |got |is |was )?left behind|lost)$`,
  'iu',
);
const lostSmallOne = (all: string, _a = '', like = '', who = '', where = ''): string =>
  where === '' && !/behind|lost$/i.test(all)
    ? all
    : `a ${like.replace(/\blost /i, '')}${who} looking for its mummy${where === '' ? '' : ` ${where}`}`;

/** Who grants wishes, and whose wish is not its own. */
const GRANTS =
  /^(?:fairy|fairy godmother|genie|witch|wizard|star|goldfish|unicorn|birthday|santa|father christmas|dandelion)$/i;
/** Whose wish it is, and nothing of what it is: a robot's is for a heart, and others' for a friend. */
const wishOf = (all: string, who = ''): string => {
  const kind = BEING_WORDS.get((who.split(' ').at(-1) ?? '').toLowerCase())?.entry;
  if (!kind || GRANTS.test(who) || kind.isa === 'person') return all;
  return `${withArticle(who)} who ${kind.id === 'robot' ? 'wants a heart' : 'wishes for a friend'}`;
};
const wishedFor = (_all: string, _article = '', what = ''): string => `wishing for ${withArticle(what)}`;

/** Ways of saying what a kind is known for, and one of them is not; and of two with an apostrophe between. */
export const OF_KINDS: readonly Wording[] = [
  // Before what two are to each other: a wish is nobody's companion.
  [/^(?:an?|the) ((?:\p{L}+ )?\p{L}+)['’]s (?:(?:one|big|only|secret|greatest|special) )?wish$/iu, wishOf],
  [/^what (?:an?|the) ((?:\p{L}+ )?\p{L}+) (?:wish(?:es|ed) for|wished|wants most|wanted most)$/iu, wishOf],
  [/^(?:an?|the) ((?:\p{L}+ )?\p{L}+) (?:with|who has|who had|who makes|who made|makes) (?:an?|one) wish$/iu, wishOf],
  // What is wished for is wished by a child, and wishes nothing itself.
  [
    /^(an?|the) ((?:\p{L}+ ){0,2}\p{L}+?) (?:(?:that |which )?(?:i|she|he|they) |(?:that is |that was )?(?:much |so |long )?)wished[- ]for$/iu,
    wishedFor,
  ],
  [
    /^(?:an?|the) ((?:\p{L}+ )?\p{L}+) (?:who|that) (?:really |only |secretly )?(?:likes?|loves?|is friends with|adores?|is nice to|is kind to|plays with) (?:the )?(\p{L}+)$/iu,
    likesWhoItChases,
  ],
  [/^(?:the|an?) ((?:\p{L}+ )?\p{L}+)['’]s (\p{L}+)$/iu, andItsOwn],
  [/^(?:the|an?) ((?:\p{L}+ )?\p{L}+) and (?:his|her|its) (\p{L}+)$/iu, andItsOwn],
  // Awake by day is what no owl is, and what one may wish to be.
  [
    /^(an?|the) ((?:little |baby )?(?:owl|bat|badger)) (?:who|that) (?:sleeps (?:all |at )?night|sleeps at night|(?:is|stays|wakes up|gets up) (?:awake )?(?:in|during|by) (?:the )?day(?:time)?|likes (?:the )?(?:day|daytime))$/iu,
    '$1 $2 who wants to see the day',
  ],
  // Too shy for one thing is shy.
  [
    /^(an?|the) ((?:little )?\p{L}+) (?:who|that) (?:is|was) too shy to (?:say|speak|talk|ask|play|join|sing|make|come|go)\b.*$/iu,
    '$1 $2 who is shy',
  ],
  [
    /^(an?|the) ((?:little |baby )?(?:duck|duckling|penguin|frog|otter|seal|swan|goose|beaver)) (?:who|that) (?:hates|does not like|doesn['’]?t like|can['’]?t stand) (?:the )?(?:water|swimming|getting wet)$/iu,
    '$1 $2 who is afraid of water',
  ],
  [
    /^(an?|the) ((?:little |red |old )?kite) (?:who|that|which) (?:would not|wouldn['’]?t|will not|won['’]?t|does not|doesn['’]?t|did not|didn['’]?t) fly$/iu,
    '$1 $2 who cannot fly',
  ],
  // Whoever is dressed for it goes there.
  [/^(an?|the) (\p{L}+) (?:in|with|who (?:has|wears)) (?:an? )?space ?suit$/iu, '$1 $2 goes to the moon'],
  [
    /^(?:an?|the) (paper (?:boat|ship)) in (?:an?|the) (?:big |great |terrible )?(?:storm|gale|hurricane)$/iu,
    'a $1 who is afraid of storms',
  ],
  // As it was said, and as it is put in order before it comes here.
  [/^(?:the|our|some) (?:noisy neighbou?rs|neighbou?rs who (?:is|are) always noisy)$/i, 'two noisy neighbours'],
  [
    /^(?:an?|the) (\p{L}+) family (?=(?:goes|moves|has|builds|makes|visits|finds|gets|learns)\b)/iu,
    (all, who = '') => (BEING_WORDS.has(who.toLowerCase()) ? `${withArticle(who.toLowerCase())} ` : all),
  ],
  [LOST_OUTSIDE, lostSmallOne],
  [/^(?:an?|the|our) (puppy|kitten)['’]s first (?:day|night)(?: at home| home| with us)?$/iu, 'our new $1'],
  [
    /^(an?|the) ((?:little )?fairy|dragon|butterfly|bird|owl|bee|ladybird) with (?:an? )?(?:broken|torn|bent|crumpled|tiny|too small) wings?$/iu,
    '$1 $2 who cannot fly',
  ],
  [
    /^(an?|the) ((?:little |old )?(?:wizard|witch|fairy|magician)) whose (?:magic )?wand (?:is|was|gets|got) (?:broken|lost|bent)$/iu,
    '$1 $2 who cannot do magic',
  ],
];
