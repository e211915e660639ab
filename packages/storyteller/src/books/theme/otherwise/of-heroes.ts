import { withArticle } from '../../company/figure.ts';
import { BEING_WORDS } from '../entries.ts';
import type { Wording } from './wording.ts';

const ON_FOOT: ReadonlySet<string> = new Set(['pet', 'farm', 'wild', 'sea', 'person']);
/** "a flying pig": what it can do and others cannot. A flying squirrel is only called so. */
const flies = (all: string, who = ''): string => {
  const isa = BEING_WORDS.get(who.toLowerCase())?.entry.isa;
  return isa !== undefined && ON_FOOT.has(isa) && !/^(?:fish|squirrel|fox|bat|doctor|ace)$/i.test(who)
    ? `${withArticle(who)} who can fly`
    : all;
};

/** Ways of saying what somebody of a story is like, has or wants. */
export const OF_HEROES: readonly Wording[] = [
  [/\b(magic|magical|enchanted) pair of (?=\p{L}+s\b)/iu, 'pair of $1 '],
  // Who does it is not who it happens to.
  [
    /^(?:an?|the|our|my) (?:\p{L}+ )?(?:witch|wizard|fairy|magician|sorcerer|spell|magic wand|apprentice|\p{L}+['’]s apprentice)(?: (?:who|that|which))? (?:accidentally )?(?:turns|turned|changes|changed) (?:the|her|his|our|my|a) (teacher|headteacher|head teacher|postman|mayor|king|queen|prince|princess|cat|dog) into (?=an? )/iu,
    'the $1 is turned into ',
  ],
  // The one has lost the other.
  [
    /^(?:an?|the) (?:lost|missing) ((?:treasure |magic )?(?:map|hat|crown|wand|broom|shield|telescope|key)) and (an?|the) ((?:\p{L}+ )?(?:pirate|knight|witch|wizard|king|queen|princess|prince|captain|clown|explorer|bear|fox|dragon))$/iu,
    '$2 $3 loses the $1',
  ],
  [
    /^((?:an?|the) (?:\p{L}+ )*alien) (?:who|that) (?:misses|is missing) (?:home|(?:his|her|its) (?:home|planet)(?: planet)?)$/iu,
    '$1 who is homesick',
  ],
  [
    /^(two|three) (?!brothers|sisters|siblings|friends|boys|girls|children|neighbours)((?:\p{L}+ )?\p{L}+s) (?:who|that) (?:argue|quarrel|bicker|disagree|squabble|fight) (?:about|over) (?:everything|anything)$|^(two|three) (?!brothers|sisters|siblings|friends|boys|girls|children|neighbours)((?:\p{L}+ )?\p{L}+s) (?:who|that) (?:can['’]?t|cannot|can never|never) agree(?: (?:on|about) anything)?$/iu,
    (_, one, who, two = '', them = '') => `${one ?? two} ${who ?? them} who always argue`,
  ],
  // Whoever goes there goes to the moon, cheese or no cheese.
  [
    /^the moon is (?:made )?(?:out )?of cheese,? (?:and|so|but|then) (an? (?:\p{L}+ )?\p{L}+) (?:goes|flies|travels|wants to go) (?:up )?there\b.*$/iu,
    '$1 goes to the moon',
  ],
  [
    /^(an?|the) (\p{L}+) who (?:wants|would like|dreams of|hopes) (?:to be|being|to become) an inventor$/iu,
    '$1 $2 who invents things',
  ],
  [
    /^(an?|the) (prince(?:ss)?|fairy|witch|pirate|knight|bear|fox|mouse|rabbit|dragon|monster|unicorn) inventor$/iu,
    '$1 $2 who invents things',
  ],
  // Nobody has a joke for it; somebody looks at it. Whoever has large teeth has a story of their own.
  [
    /^(an? (?:\p{L}+ )?(?!crocodile|alligator|lion\b|tiger|bear\b|wolf|dragon|dinosaur|hippo|monster|giant\b|leopard|fox\b|walrus|troll)\p{L}+) (?:who has|with) (?:an? )?(?:tooth ?ache|sore tooth)$/iu,
    '$1 goes to the dentist with toothache',
  ],
  // What takes one to the dentist, in the words of a visit.
  [
    /^((?:an?|the|our|my) (?:\p{L}+ ){0,2}\p{L}+) (?:(?:who|that) )?(?:needs(?: to (?:see|go to))?|has to (?:see|go to|visit)|must (?:see|go to)|visits|is taken to|is at) (?:the|an?) (dentist|doctor|optician|hairdresser|barber)(?:'s)?$/iu,
    '$1 goes to the $2',
  ],
  [
    /^((?:an?|the) (?:\p{L}+ ){0,2}\p{L}+) (?:(?:who|that) )?(?:gets?|needs?|has|wants|is having) (?:an?|his|her|its) hair ?cut$/iu,
    '$1 goes to the hairdresser',
  ],
  // Summer comes to them as it does to all; what is odd is to like it best.
  [
    /\b(polar bear|penguin|reindeer|walrus|seal|yeti|arctic fox|snowy owl|moose) (?:who|that) (?:wants|wishes for|longs for|dreams of) (?:it to be |the |to (?:see|have|find) (?:the )?)?(summer|sun|sunshine)\b.*$/i,
    '$1 who likes $2 best of all',
  ],
  // The one melts by the other: it looks on, from where it is cold.
  [
    /\b(snow(?:man|woman|bear|flake)) (?:and|who (?:loves|likes|meets|falls in love with|wants to (?:hug|sit by|be friends with|meet))) (?:an?|the) (fire|bonfire|campfire|stove|candle|sun)$/i,
    '$1 who likes to look at the $2',
  ],
  // One does not pick up a rainbow; one makes it, or talks to what is far.
  [
    /^(?:an?|the|my)? ?(unicorn|fairy|dragon|cloud|wizard|witch|flying horse|pony)s? and (?:an?|the)? ?rainbows?$/i,
    'a $1 who can make rainbows',
  ],
  [/^an? (?!girl|boy)(\p{L}+(?: \p{L}+)?) and (?:the|a) (moon|stars?|sun)$/iu, 'a $1 who talks to the $2'],
  // A boat is not a boat that somebody lost.
  [
    /^(an?|the) ((?:little |small |old |big )?(?:\p{L}+ )?(?:boat|ship|train|bus|car|tractor|lorry|rocket|tugboat|digger|plane|aeroplane|helicopter|submarine|balloon|kite|van|taxi)) (?:that|who|which) (?:got|gets|is|was) lost$/iu,
    'helping $1 lost $2',
  ],
  [/^(?:an?|the) flying ((?:\p{L}+ )?\p{L}+)$/iu, flies],
  // What somebody makes is the story, and no oddness of theirs.
  [
    /^(an?|the) ((?:little |small |clever )?(?:girl|boy|child)) (?:who|that) (builds|makes|invents|bakes|knits|paints|sews|built|made|invented) (?=an? |the |robots|houses|some )/iu,
    '$1 $2 $3 ',
  ],
  // What flies and will not is afraid of how high it is.
  [
    /^(an? (?:\p{L}+ )?(?:aeroplane|plane|helicopter)) (?:who|that) is (?:scared|afraid|frightened|terrified) (?:of|to) fly(?:ing)?$/iu,
    '$1 who is afraid of heights',
  ],
  [
    /^(an? (?:\p{L}+ )?\p{L}+) (?:who|that) (?:wants?|wishes for|would like|longs for) ((?:(?:an?|some|long|big|real|bright|purple|pink) )*(?:feelings|wings|spots|stripes|legs|arms|hair|feathers|fur|tail|tails|horn|horns|antlers|neck|trunk|mane|whiskers|fins|colours|wheels|teeth))$/iu,
    '$1 who wants to have $2',
  ],
  [
    /^(an?|the) ((?:\p{L}+ )?\p{L}+) with ((?:very |really )?(?:short|long|curly|straight|pink|purple|blue|green|rainbow|messy|stripy|spotty) (?:hair|legs|ears|eyelashes|eyebrows|fur|feathers|whiskers|toes|socks))$/iu,
    '$1 $2 who has $3',
  ],
  [/\b(?:has )?(?:lost|loses|losing) (?:his|her|its|their) memory\b/i, 'forgets things'],
  [/\bwhose (?:super ?)?(?:power|talent|gift) (?:is|was) (?:being |to be )(.+)$/i, 'who is always $1'],
  // What is part of somebody is not found under a sofa, but for a clown's nose.
  [
    /^(an?|the) (?!(?:\p{L}+ )?clown\b)((?:\p{L}+ )?\p{L}+) (?:who|that) (?:has )?(?:lost|loses) (?:his|her|its) (horn|antlers|tail|wings|trunk|shell|beak|ears?|nose|whiskers|tusks?|claws|neck|legs?|fins?|hump)$/iu,
    (_, article, who, part) => `${article} ${who} who has no ${part}`,
  ],
  // "a boy and his robot": the friend who knows it is the reader.
  [
    /^an? (?:girl|boy|child|kid) and (?:his|her|their) ((?:\p{L}+ )?(?:monster|alien|ghost|giant|tractor|digger|train|rocket))$/iu,
    'a $1',
  ],
  // "two astronauts and one sandwich".
  [/^two ((?:\p{L}+ )??\p{L}+s) and (?:only |just )?one (\p{L}+(?: \p{L}+)?)$/iu, 'two $1 argue over a $2'],
  [
    /^(?:two|three|both) ((?:\p{L}+ )??\p{L}+) (?:who |that )?(?:both |all )?(?:want|wanted|like|love|need|find|found|saw) (?:the|an?) same (\p{L}+(?: \p{L}+)?)$/iu,
    'two $1 argue over a $2',
  ],
  // It comes as close as it can, and that it likes to is nothing odd.
  [
    /^(an?|the|two|some)? ?((?:(?:little|small|lonely|big|baby) )?(?:hedgehog|porcupine|crab|dragon|bear|octopus|monster|scarecrow|robot|crocodile|lion|lobster|skunk|spider|snake))s? (?:(?:who|that) (?:just |only |really )?(?:wants?|needs?|would like|longs? for|wish(?:es)? for) (?:an? |to )(?:hug|cuddle)s?(?: each other| too)?|hugging|having a (?:hug|cuddle))$/iu,
    (_, _count, who = '') => `${withArticle(who)} who loves hugs`,
  ],
  [
    /^(an?|the) (girl|boy|child|kid) (?:who|that) (?:never stops|can'?t stop|won'?t stop|is always|keeps(?: on)?) asking (.+)$/iu,
    '$1 $2 who always asks $3',
  ],
  // What a house rolls on is nothing it has brought along.
  [
    /^(an?|the) ((?:\p{L}+ )?\p{L}+) on (wheels|legs|stilts|springs|(?:roller )?skates|skis)$/iu,
    '$1 $2 who rides on $3',
  ],
  // "too big for his bath".
  [
    /^(an? (?:\p{L}+ )?\p{L}+) (?:who|that) (?:is|gets|got|was|has got|has grown) (?:much |far |just |a bit )?too (?:big|fat|large|wide|tall|round) for (?:his|her|its|the) (bath|bathtub|chair|bed|door|boat|car|nest|tent|house|sofa|stable|basket|kennel|hutch|burrow|tub)$/iu,
    '$1 stuck in the $2',
  ],
  // Whoever of two animals has lost the other, it is the little one that asks the way.
  [
    /^an? (?:mummy |mother |mum |mama )?(kangaroo|hen|duck|goose|penguin|elephant|bear|whale|monkey|owl|sheep|cow|pig|horse|dinosaur|dragon|cat|dog|rabbit|fox|mouse|lion|tiger|giraffe|koala|panda|hippo|rhino|swan|turtle|seal|dolphin|crocodile|wolf|deer|squirrel|hedgehog) (?:(?:who|that) )?(?:has |had )?(?:lost|loses|can['’]?t find|cannot find) (?:her|his|its) (?:little |tiny )?(?:baby|joey|cub|kitten|puppy|chick|duckling|lamb|piglet|calf|little one)$/iu,
    'a baby $1 who lost his mummy',
  ],
];
