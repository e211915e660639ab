import { withArticle } from '../../company/figure.ts';
import { BEING_WORDS } from '../entries.ts';
import type { Wording } from './wording.ts';

const KIN_BIRTHDAY =
  '(mum|mummy|mom|mommy|dad|daddy|nan|nana|nanny|gran|granny|grandma|grandad|granddad|grandpa|auntie|aunt|uncle|my (?:brother|sister|cousin|teacher|friend))';
/** What stands, or is put together, and falls when somebody leans on it. */
const STANDS = 'tower|castle|sandcastle|rocket|robot|puzzle|train|spaceship|bridge|den|fort|model|lego|blocks|bricks';

/** "snored": what somebody was known for is what somebody does. */
const HABITS: Readonly<Record<string, string>> = {
  snored: 'snores', sneezed: 'sneezes', hiccuped: 'hiccups', hiccupped: 'hiccups', giggled: 'giggles', yawned: 'yawns',
  roared: 'roars', whistled: 'whistles', hummed: 'hums', burped: 'burps', grumbled: 'grumbles', whispered: 'whispers',
  shouted: 'shouts', squeaked: 'squeaks', wobbled: 'wobbles', fidgeted: 'fidgets', cried: 'cries', danced: 'dances',
}; // prettier-ignore
const asHabit = (all: string, who = '', how: string | undefined, did = ''): string => {
  const does = HABITS[did.toLowerCase()];
  return does === undefined ? all : `${who.replace(/^the /i, 'a ')} who ${how ?? ''}${does}`;
};

/** Whoever has come down from up there is a guest; it is a star or a cloud by itself, and not part of a picture. */
const comesDown = (all: string, who = ''): string =>
  BEING_WORDS.has(who.toLowerCase().replace(/^(?:little|small|tiny|shooting) /, ''))
    ? `${withArticle(who)} comes for supper in our garden`
    : all;

const A_WRONG_DAY: Readonly<Record<string, string>> = {
  snow: 'a snowy day',
  rain: 'building a den on a rainy day',
  wind: 'making a kite on a windy day',
  mud: 'jumping in muddy puddles',
};

/** What the fact sheet on germs tells of a child who has one. */
export const A_COLD = 'having a cold';

/** "two frogs have a race", "the snails' race": the two of them. */
function ofTwoWhoRace(all: string, who = ''): string {
  const low = who.toLowerCase();
  return BEING_WORDS.has(low) ? `two ${low}${/(?:mice|geese|fish|sheep)$/.test(low) ? '' : 's'} race each other` : all;
}

/** Ways of saying what has happened, what hurts and what is done nearby. */
export const OF_WHAT_HAPPENED: readonly Wording[] = [
  // Somebody did it, and the two of them have to make it up.
  [
    new RegExp(
      String.raw`^(?:(?:he|she|they|somebody|someone|who) )?(broke|smashed|wrecked|ruined|knocked down|knocked over|kicked over|spoiled|spoilt) (my|his|her|our) ((?:\p{L}+ ){0,2}(?:${STANDS}))$`,
      'iu',
    ),
    (_, did = '', whose = '', what = '') => `my friend ${did.replace(/^kicked/i, 'knocked')} ${whose} ${what}`,
  ],
  [/\b(brother|sister|cousin|friend) kicks? ?(?:ed)? (?:over|down) (?=my |our )/i, '$1 knocked over '],
  // What fell by itself is built again.
  [
    new RegExp(
      String.raw`^(?:the|our|my) (?:wind|dog|cat|puppy|kitten|baby|rain|waves?|sea|tide) (?:broke|smashed|knocked (?:down|over)|washed away|blew (?:down|over)|ate|took) (?:my|our|his|her|the) ((?:\p{L}+ ){0,2}(?:${STANDS}))$`,
      'iu',
    ),
    'building a $1',
  ],
  [
    new RegExp(
      String.raw`^(?:my|our|his|her|the) ((?:\p{L}+ ){0,2}(?:${STANDS})) (?:fell(?: down| over)?|collapsed|keeps falling(?: down| over)?|got washed away|was washed away|falls (?:down|over))$`,
      'iu',
    ),
    'building a $1',
  ],
  // Not asked to come, and ready to.
  [
    /^(an?|the) ((?:\p{L}+ )?\p{L}+) (?:(?:that|who|whom) )?(?:nobody|no one|no-one|noone) (?:ever )?(?:(?:wants?|wanted) to (?:play|be friends|sit|talk|dance|share)(?: with| next to| to)?|plays? with|played with|talks? to|sits? (?:with|next to)|invites?|invited|likes|liked|waves? (?:to|at)|says? hello to)$/iu,
    '$1 $2 looking for a friend',
  ],
  [
    /^(an?|the) ((?:\p{L}+ )?\p{L}+) (?:who|that) (?:has|had|hasn'?t got|has got) (?:no friends|nobody to play with|no one to play with|any friends)$/iu,
    '$1 $2 looking for a friend',
  ],
  [
    /^((?:an?|the) (?:(?!girl\b|boy\b)\p{L}+ )?(?!girl\b|boy\b)\p{L}+) (?:who|that) (always |never |only |often )?(\p{Ll}+ed|cried)$/iu,
    asHabit,
  ],
  // Nobody has fallen out with the sky.
  [
    /^(?:the|a) moon (?:fell|falls|has fallen|dropped) (?:out of|from|off) the sky$/iu,
    'the moon that falls from the sky',
  ],
  [
    /^(?:an?|the) ((?:little |small |tiny |shooting )?(?:star|cloud|rainbow|alien|spaceship|rocket|angel|fairy)) (?:(?:who|that|which) )?(?:has )?(?:fell|fallen|falls|dropped|drops|tumbled|landed|crashed|came)(?: (?:down|out|off))?(?: (?:from|of|in ?to|in|on|to|down)? ?(?:the|our|my|an?) (?:sky|clouds?|heavens?|earth|ground|garden|back garden|field|space))?$/iu,
    comesDown,
  ],
  [/^(?:an?|the) fallen (star|cloud)$/iu, comesDown],
  [
    /^((?:an?|the) (?:girl|boy|child|kid)) (?:who|that) (?:never stops|won'?t stop|keeps on) (\p{Ll}+ing)$/iu,
    (_, who = '', doing = '') => `${who} who can't stop ${doing.toLowerCase() === 'moving' ? 'wriggling' : doing}`,
  ],
  [
    /^((?:an?|the) (?:\p{L}+ )?(?!(?:who|that) )\p{L}+) (?:(?:who|that) (?:is )?)?learn(?:s|ing) (?:how )?to (laugh|smile|cry|hug|wink|wave|giggle|bounce|glow|blow bubbles|tell jokes|say no|say yes|wait|share|whisper|shout)$/iu,
    '$1 who wants to $2',
  ],
  // What was left somewhere is looked for by whoever left it.
  [
    /^(?:(?:an?|the|my|our|his|her) )?((?:\p{L}+ )?(?:teddy(?: bear)?|bunny|doll|toy|hat|scarf|glove|coat|bag|umbrella|shoe|boot|wellies|blanket|book|lunch ?box|water bottle|backpack|scooter|ball)) (?:(?:who|that|which) )?(?:was |is |got |has been |were )?(?:left|forgotten)(?: behind)? (on|in|at|under) (?:an?|the|our) (\p{L}+(?: \p{L}+)?)$/iu,
    'the lost $1 $2 the $3',
  ],
  [
    /^(?:i|we|mum|dad|mummy|daddy|my (?:brother|sister)) (?:left|forgot) (?:(?:my|our|his|her|the) )?((?:\p{L}+ )?(?:teddy(?: bear)?|bunny|doll|hat|scarf|coat|bag|umbrella|blanket|book|lunch ?box|water bottle|backpack)) (on|in|at|under) (?:an?|the|our) (\p{L}+(?: \p{L}+)?)$/iu,
    'the lost $1 $2 the $3',
  ],
  [
    /^(?:two|three|the|some) ((?:\p{L}+ )??\p{L}+?)s (?:have|having|in|run|running|are having|who have) (?:an? |the )?(?:big |great |snail |running )?race$/iu,
    ofTwoWhoRace,
  ],
  [/^(?:the|an?|our) (\p{L}+?)(?:s['’]|['’]s) (?:big |great )?race$/iu, ofTwoWhoRace],
  [
    new RegExp(String.raw`^(?:my |our )?${KIN_BIRTHDAY}['’]s birthday (cake|card|present|surprise)$`, 'iu'),
    (_, who = '', what = '') =>
      what.toLowerCase() === 'surprise'
        ? `baking a cake for ${who}'s birthday`
        : `${/cake/i.test(what) ? 'baking' : 'making'} a ${what} for ${who}'s birthday`,
  ],
  [
    /^(?:there(?:'s| is| was) )?(?:far |much |way )?too much (snow|rain|wind|mud)(?: (?:today|outside))?$|^so much (snow|rain|wind)$/iu,
    (all, one, other) => A_WRONG_DAY[(one ?? other ?? '').toLowerCase()] ?? all,
  ],
  // To play where it is nice is to make a place to be in.
  [
    /^(?:we are |i am )?playing (?:out )?(?:near|by|at|in|on|around|beside) (the|our|my) (?:\p{L}+ )?(pond|garden|woods?|forest|park|field|yard|back garden|orchard|stream|lake)$/iu,
    // Near water one walks, with somebody, and builds nothing.
    (_, whose = '', where = '') =>
      /lake|pond/i.test(where)
        ? `a family walk round ${whose} ${where}`
        : `building a den ${/park|stream/i.test(where) ? 'at' : 'in'} ${whose} ${where}`,
  ],
  [
    /^(?:(?:my|our|his|her) )?(?:very )?first (?:trip|visit|time|day|outing|go) (?:to|at|in) (?:the|our|a) (?:local |new |big )?library$|^(?:first library (?:visit|trip)|(?:getting|my first|my new|my) library card)$/i,
    'joining the library',
  ],
  // Whoever is lost is shown the way.
  [
    /^(an?|the) ((?:(?:little|small|baby|tiny) )?\p{L}+) (?:(?:who|that) )?(?:is |was |got |gets )?lost (in|on|at|under) (?:the|an?) (\p{L}+(?: \p{L}+)?)$/iu,
    (all, article = '', who = '', how = '', where = '') =>
      BEING_WORDS.has(who.toLowerCase().replace(/^(?:little|small|baby|tiny) /, ''))
        ? `helping ${article} lost ${who} ${how} the ${where}`
        : all,
  ],
  [
    /^(?:(?:my|her|his) )?(?:(?:shiny|brand) )?new (?:shiny |red |yellow |blue |green |pink )?(?:wellies|welly boots|wellington boots|rain ?boots|gumboots)$/iu,
    'jumping in puddles',
  ],
  [
    /^(?:an?|the) (?:birthday |tea |garden )?party for (an?|the) (\p{L}+(?: \p{L}+)?)$/iu,
    (all, _, who = '') =>
      BEING_WORDS.has(who.toLowerCase()) ? `${withArticle(who)} comes for tea in our garden` : all,
  ],
  [
    /^(?:(?:an?|the|my|our) )?(?:girl|boy|child|kid|daughter|son) (?:who |that )?(?:finds?|found|discovers?|opens?) (?:an?|the) (?:(?:secret|hidden|little|tiny|small|mysterious|strange|magic|old|locked) )*door$/iu,
    'a magic door',
  ],
  [
    /^(?:the )?(?:very )?(?:last|first) (?:day|morning|week) of (?:the |our |my )?(?:(?:school|summer|half term|easter|autumn) )?(?:holidays?|vacation|half term)$/iu,
    (all) => `our family day out on ${all.startsWith('the') ? '' : 'the '}${all}`,
  ],
  [
    /^(?:the|our|my) baby (?:ate|chewed|swallowed|has eaten) (?:all )?(?:of )?(my|his|her|our) homework$/iu,
    '$1 lost homework book',
  ],
  // What will not go has to be got up the hill somehow; what a family sits in is a day out that stops half-way.
  [
    /^(?:when )?(?!(?:our|my|the) (?:\p{L}+ )?(?:car|bus|train|coach|minibus)\b)(our|my|the|an?) ((?:old |little |big |red |blue |school )?(?:car|bus|van|train|tractor|lorry|taxi|coach|minibus|camper van)) (?:(?:has )?(?:broke|broken) down|breaks down|won'?t (?:start|go)|has an? (?:flat|puncture|flat tyre)|ran out of petrol)(?: on the (?:way|road|motorway)(?: .*)?)?$/iu,
    "$1 $2 can't get up the hill",
  ],
  // A sore throat is a cold, which the library knows of.
  [
    /^(?:i have |i'?ve got |having |she has |he has |when i have |my child has )?(?:(?:my|his|her) (?:throat|nose|head) (?:is|feels) (?:very |really |so |all )?(?:sore|runny|blocked|stuffy|bunged up|hot)|(?:my|his|her) (?:throat|head) (?:hurts|aches|is hurting|tickles)|(?:an? |the )?(?:sore throat|runny nose|blocked nose|stuffy nose|cough|bad cough|sniffles|snuffles|temperature|fever|bad cold|chill|flu))$/iu,
    A_COLD,
  ],
  [
    /^(?:i am |i'?m |i feel |feeling |being |when i am |when i'?m |i was )(?:a bit |very |really |so )?(?:poorly|ill|sick|unwell|under the weather)(?: in bed| today| at home)?$/iu,
    A_COLD,
  ],
];
