import { withArticle } from '../../company/figure.ts';
import { BEING_WORDS, singularsOf } from '../entries.ts';
import type { Wording } from './wording.ts';

const oneOf = (many: string): string | undefined =>
  singularsOf(many.toLowerCase()).find((each) => BEING_WORDS.has(each));

/** "the bees have moved into our chimney": one of them, on the other side of the wall. */
function livesWithUs(all: string, many = '', where = ''): string {
  const one = oneOf(many);
  return one === undefined
    ? all
    : `${withArticle(one)} who lives in our ${/wall$/i.test(where) ? where : `${where} wall`}`;
}

const GUESTS: ReadonlySet<string> = new Set(['wild', 'farm', 'magic', 'bird', 'sea']);
/** "dinosaurs at my school": one of them comes, and is shown how things are done. */
function guestAtSchool(all: string, many = '', where = ''): string {
  const one = oneOf(many);
  const isa = one === undefined ? undefined : BEING_WORDS.get(one)?.entry.isa;
  return one === undefined || isa === undefined || !GUESTS.has(isa) ? all : `${withArticle(one)} comes to our ${where}`;
}

const YOUNG_OF: Readonly<Record<string, string>> = {
  hen: 'chick', duck: 'duckling', sheep: 'lamb', pig: 'piglet',
}; // prettier-ignore
/** "the rabbit is having babies": one of them stays. A cat and a dog have an event of their own. */
const littleOne = (_: string, kind = ''): string => {
  const low = kind.toLowerCase();
  return `we are getting a ${YOUNG_OF[low] ?? `baby ${low}`}`;
};

const TWO_PARENTS: Readonly<Record<string, string>> = {
  mummies: 'Mummy and Mama', mums: 'Mum and Mama', moms: 'Mom and Mama', mommies: 'Mommy and Mama',
  daddies: 'Daddy and Papa', dads: 'Dad and Papa',
}; // prettier-ignore
/** "two mummies and a picnic": a family, and nobody in bandages. */
const bothParents = (all: string, many = ''): string => TWO_PARENTS[many.toLowerCase()] ?? all;

/** Ways of saying what happens at home, in the garden, at school. */
export const OF_HOME: readonly Wording[] = [
  [
    /^(?:my |our |his |her |their )?(?:two|2) (mummies|mums|moms|mommies|daddies|dads)(?= (?:and|go|going|at|in|on|take|make|bake|build|with)\b)(?!.*\b(?:pyramids?|tombs?|egypt\w*|bandages?|halloween|museum|wrapped)\b)/iu,
    bothParents,
  ],
  [
    /^(?:some |the |two |three |many )?(\p{L}+(?: \p{L}+)?) (?:at|in|come to|came to|go to|visit) (?:my|our|the) (school|nursery|class|classroom|kindergarten|playgroup)$/iu,
    guestAtSchool,
  ],
  [
    /^(?:the|our|my) (?:school|class|nursery|classroom) (hamster|guinea pig|rabbit|tortoise|gerbil|snail|stick insect|teddy|mouse) (?:comes|is coming|came|stays|is staying|comes to stay)(?: home)?(?: with us| to stay| to us| with me| at ours)?(?: for (?:the|a) (?:weekend|holidays?|night|week))?$/iu,
    'a $1 comes to stay',
  ],
  // A tooth that is out is a happening, and nowhere to go.
  [
    /^(?:i|my (?:son|daughter)) (?:have |has |had )?(?:just )?lost (?:my|a|his|her) (?:(?:very )?first |front |wobbly |milk |baby )*tooth$/iu,
    'my tooth fell out',
  ],
  [/^losing (?:a|my|the|your) (?:first |front |milk |baby )*tooth$/iu, 'my tooth fell out'],
  // Nobody is sent away from a kitchen before tea.
  [
    /^(?:an?|the) (bear|dragon|penguin|elephant|crocodile|giraffe|tiger|lion|dinosaur|monster|alien|ghost) (?:is )?in (?:our|my|the) (?:kitchen|house|living room|lounge)$/iu,
    'a $1 comes to tea',
  ],
  // Seen once, and not gone to see: it comes again, and is asked in.
  [
    /^(?:we|i|\p{Lu}?\p{L}+) (?:once |have |just )?(?:saw|seen|met|spotted|watched|had|heard|found|find) (an? (?:\p{L}+ )?\p{L}+) in (?:our|the|my) (?:back )?(garden|yard)(?: (?:last night|today|yesterday|this morning|at night|once))?$/iu,
    '$1 comes for supper in our $2',
  ],
  [
    /^(?:an?|the) (?:power ?cut|black ?out)$|^(?:when |the (?:day|night|time) (?:when )?)?(?:all )?the (?:lights?|power|electricity) (?:went|goes|go|has gone) (?:out|off)(?: (?:in|on|all over|across) (?:our|the|my) (?:whole )?(?:house|street|town|village|road|flat|building|city)| everywhere)?$/i,
    'the night the electricity stopped',
  ],
  [
    /^(?:(?:an?|the|my|our) (?:girl|boy|child|kid|daughter|son) (?:who |that )?(?:finds?|found|discovers?|discovered|opens?) )?(?:an?|the) (?:(?:secret|hidden|little|tiny|small|mysterious|strange|magic|old|locked) )*door (in|inside|behind|under|at the back of|at the bottom of) (?:an?|the|our|my|his|her) ((?:\p{L}+ )?\p{L}+)$/iu,
    'a magic door $1 the $2',
  ],
  [
    /^(?:our|my|the) (?:\p{L}+ )?class (?:is |are )?(?:going|goes|go|went|off)(?: on (?:an?|the|our) (?:school |class )?(?:trip|outing|visit))? to (.+)$/iu,
    'a school trip to $1',
  ],
  [
    /^(?:the|our|my) (?:washing machine|tumble dryer|dryer|sofa|hoover|vacuum cleaner|bin|drain|plughole|dog|cat|goat|wind) (?:ate|has eaten|swallowed|took|hid) (my|our|his|her) (?!(?:\p{L}+ )?(?:home ?work|lunch|sandwich|snack|spellings?|project|book|picture|drawing)$)((?:\p{L}+ )?\p{L}+)$/iu,
    '$1 lost $2',
  ],
  [
    /^who(?:'s| is)? (?:lives?|living) (in|inside|under|behind|at the (?:top|bottom) of) (the|our|my|that) ((?:\p{L}+ )?\p{L}+)$/iu,
    'a tapping at night $1 $2 $3',
  ],
  [
    /^(?:the|some|an?) ((?:\p{L}+ )??\p{L}+) (?:who |that )?(?:have|has|had)? ?(?:moved in ?to|moved in|made (?:an?|their|its) (?:nest|home)|built (?:an?|their|its) nest|nest(?:s|ed|ing)?|live|living|lives) (?:in|inside|under|behind|to)? ?(?:our|my) (chimney|roof|loft|attic|shed|garage|wall|cellar)$/iu,
    livesWithUs,
  ],
  [/^(?:our|my|the) (?:new )?(?:fish ?tank|fish ?bowl|aquarium at home)$/i, 'our goldfish'],
  // One bakes for it, and it is no far place.
  [
    /^(?:the|our|a|my) (?:school|summer|village|church|christmas|spring|autumn) (?:fair|fayre|fete|fête|bake sale|sale)$/i,
    (all) => `baking a cake for ${all}`,
  ],
  [
    /^(?:it(?:'s| is| was)? (?:raining|rained)|(?:an?|the)? ?(?:wet|rainy) (?:day|afternoon|sunday|saturday)|rain) (?:so |and |,? ?when )?(?:we (?:can'?t|cannot|couldn'?t|can not) (?:go|play) (?:out|outside)|(?:we (?:are )?)?(?:stuck|staying|stay) (?:in|inside|indoors|at home))$/i,
    'building a den on a rainy day',
  ],
  [
    /^(?:my|our) (hamster|rabbit|guinea pig|gerbil|mouse|rat|pony|horse|hen|duck|goat|sheep|pig|cow) (?:is (?:going to have|having|expecting)|has had|had|will have|has) (?:babies|kittens|puppies|bunnies|lambs|piglets|chicks|ducklings|a baby|a foal|a calf|a litter)$/i,
    littleOne,
  ],
  [/^(?:an?|the|our|my|going for a|having a)? ?picnic (at|on|by|in) the (.+)$/i, 'a family picnic $1 the $2'],
  // A letter to the king is made as a card is.
  [/\bwrit(?:es|ing) (?:a (?:letter|card|note) )?to (?=(?:the|a|an|my|our|her|his) )/i, 'makes a card for '],
  [
    /^(?:my |our )?(mum|mummy|mom|dad|daddy|nan|nana|nanny|gran|granny|grandma|grandad|grandpa|aunt\w*|uncle) ?['’]s (?:[1-5]?\d(?:st|nd|rd|th) |(?:big|next) )?birthday(?: party| tea)?$/iu,
    "baking a cake for $1's birthday",
  ],
  [
    /^(?:we|i) (?:have )?planted (an?|some|the) (\p{L}+(?: \p{L}+)?)(?: together| in (?:the|our) garden| in a pot)?$/iu,
    'planting $1 $2',
  ],
  [
    /^(?:it(?:['’]s| is) )?(?:my|our|his|her) birthday(?: is)?(?: tomorrow| today| soon| next week)?$/iu,
    'baking a cake for my birthday',
  ],
  [
    /^(?:somebody|someone|a stranger|the postman|nobody knows who) (?:has )?left (an? (?:\p{L}+ )?\p{L}+) (?:at|on|outside|in front of) (?:our|the|my) (?:front )?(?:door|doorstep|step|gate)$/iu,
    'we found $1 on the doorstep',
  ],
  [
    /^(an? (?:\p{L}+ )?\p{L}+) (?:flew|came|walked|ran|wandered|crept|got|jumped|climbed|is|was) (?:in ?to|inside|in) (?:our|the|my) (house|kitchen|living room|hall|bathroom)$/iu,
    '$1 comes for tea in our $2',
  ],
  [
    /^(an? (?:\p{L}+ )?\p{L}+) (?:came |comes |is |was )?(?:in|into|at|on) (?:our|the|my) (?:school )?(?:school hall|school kitchen|school library|school canteen|dinner hall)$/iu,
    '$1 comes to our school',
  ],
];
