import { withArticle } from '../../company/figure.ts';
import { BEING_WORDS, PLACE_WORDS } from '../entries.ts';
import type { Wording } from './wording.ts';

/** "go on a farm adventure": they go to the farm. */
const toThePlace = (all: string, go = '', where = ''): string =>
  PLACE_WORDS.has(where.toLowerCase()) ? `${go} to the ${where}` : all;

/** "a crocodile who runs a cake shop": what is sold there is made. */
const ofTheTrade = (_: string, who = '', made = ''): string =>
  `${who} who makes ${/bread|ice cream|soup/i.test(made) ? made : withArticle(made)}`;

const oneOf = (many: string): string =>
  many
    .replace(/^(?:little|small|tiny|big) /i, '')
    .replace(/ies$/i, 'y')
    .replace(/s$/i, '');
/** "three little kittens and a birthday cake": one of them makes it. */
const makesTheCake = (all: string, who = '', cake = ''): string =>
  BEING_WORDS.has(oneOf(who).toLowerCase()) ? `${withArticle(oneOf(who))} makes a ${cake}` : all;

/** Ways of saying what the smallest do, give up and ask for. */
export const OF_SMALL_CHILDREN: readonly Wording[] = [
  [
    /^(?:not wanting|refusing|never wanting|hating) to (?:go to (?:bed|sleep)|sleep)(?: at night)?$/iu,
    "my child doesn't want to go to bed",
  ],
  [
    /^(?:my (?:\p{L}+ )?(?:son|daughter|boy|girl|child|grandson|toddler)|\p{L}+) and (?:his|her|their) (?:(?:big|little|toy|yellow|new) )*(?:digger|excavator)$/iu,
    'digging a deep hole with a digger',
  ],
  [
    /^(?:(?:we (?:are )?|i am |let['’]?s )?(?:going|go|walking|walk|off|a trip|a walk|an outing)(?: out| down)? (?:to (?:the (?:pond|park|lake|river) (?:to|and) )?)?)feed(?:ing)? the (ducks|swans|geese|pigeons|birds|hens|chickens)\b/i,
    'feeding the $1',
  ],
  [/\b(go|goes|going|went) on (?:an? |the )?(?:(?:big|great|little|fun|exciting) )?(\p{L}+) adventure$/iu, toThePlace],
  [
    /\b(go|goes|going|went) on (?:an? |the )?(?:(?:big|great|little|fun|exciting) )?adventure (?:to|at|in|on) the (\p{L}+)$/iu,
    toThePlace,
  ],
  // She comes when all is asleep; the tooth is the child's.
  [
    /^(?:(?:my|a|the|his|her) )?(?:first )?(wobbly|wiggly|loose|lost) tooth (?:and|for) the tooth ?fairy$/i,
    (_, how = '') => (/lost/i.test(how) ? 'my tooth fell out' : 'my wobbly tooth'),
  ],
  [
    /^(an?|the) ((?:\p{L}+ )?\p{L}+) (?:who|that) (?:wants?|wanted|wishes for|would like|has never had) (?:to have )?(?:an?|his|her|its) ((?:birthday|tea|surprise|garden) )?party$/iu,
    'a $2 makes a birthday cake',
  ],
  [
    /^((?:an?|the) (?:\p{L}+ )?\p{L}+) (?:who|that) (?:runs|opens|opened|owns|has|keeps|starts|sells (?:\p{L}+ )?(?:at|in)) (?:an?|his|her|its|their|the) (?:own |new |little )?(cake|bread|pie|pizza|pancake|biscuit|cookie|soup|ice cream|cupcake) (?:shop|stall|stand|van|café|cafe|factory|restaurant)$/iu,
    ofTheTrade,
  ],
  [
    /^((?:an?|the) (?:\p{L}+ )?\p{L}+) (?:who|that) (?:runs|opens|opened|owns|has|starts) (?:an?|his|her|its|their|the) (?:own |new |little )?bakery$/iu,
    '$1 who makes bread',
  ],
  [
    /^(?:the |an? |some |two |three |four |five )((?:little |small |tiny |big )?\p{L}+) and (?:the|an?) ((?:birthday |chocolate )?cake)$/iu,
    makesTheCake,
  ],
  [
    /^(?:learning|learn) (?:how )?to (?:tie|do up) (?:my|his|her|your|their) (?:own )?(?:shoes?|laces|shoe ?laces)$/iu,
    'learning to tie shoelaces',
  ],
  // What flies learns to; a penguin only wishes.
  [
    /^((?:an?|the|our) (?:\p{L}+ )?(?:owl|bird|robin|eagle|duck|duckling|chick|bat|butterfly|bee|moth|dragon|parrot|pigeon|puffin|swan|goose|gosling|seagull|crow|ladybird|dragonfly|pterodactyl|fairy|sparrow|swallow|flamingo|stork|wren|toucan|pegasus|unicorn)) (?:(?:who|that) )?(?:learns|learned|is learning|wants to learn|learning|has to learn) (?:how )?to fly(?: .*)?$/iu,
    '$1 learning flying',
  ],
  [
    /^(?:an?|the)? ?((?:\p{L}+ )??\p{L}+?) and (?:an?|the)? ?((?:\p{L}+ )??\p{L}+?) (?:who )?(?:have|having|go to|share) an? (?:tea party|picnic|sleepover|party|tea)$/iu,
    (all, one = '', other = '') =>
      BEING_WORDS.has(one.toLowerCase()) && BEING_WORDS.has(other.toLowerCase())
        ? `${withArticle(one)} and ${withArticle(other)} become friends`
        : all,
  ],
  [
    /^my (?:little )?(?:boy|girl|son|daughter|toddler) (?:loves|likes|is mad about|is obsessed with) (\p{L}+s) and (\p{L}+s)$/iu,
    (all, one = '', other = '') =>
      BEING_WORDS.has(oneOf(one).toLowerCase()) && BEING_WORDS.has(oneOf(other).toLowerCase())
        ? `${withArticle(oneOf(one))} and ${withArticle(oneOf(other))}`
        : all,
  ],
  [/^((?:going|we are going|we go|off) on holiday) (?:in|by) (?:(?:the|our|a) )?(?:car|camper ?van|caravan)$/iu, '$1'],
  [
    /^(?:an?|the) (?:boy|girl|child) and (?:his|her|their) (dog|cat|puppy|kitten|pony|horse|rabbit) (?:find|explore|discover|go to|visit|go into) (?:an?|the) (\p{L}+)$/iu,
    (all, pet = '', where = '') => (PLACE_WORDS.has(where.toLowerCase()) ? `our ${pet} goes to the ${where}` : all),
  ],
  [
    /\b(?:who|that) (?:really |just |only )?(?:likes|loves|wants) (?:to sleep|sleeping|to nap|napping)(?: all day| a lot)?$/iu,
    'who is always asleep',
  ],
  // Fish are somebody; fish fingers are supper.
  [
    /^((?:an?|the|our) (?:\p{L}+ )?(?:penguin|cat|kitten|seal|otter|bear|walrus|pelican|puffin|dolphin|seagull)) (who|that) (loves|steals) fish$/iu,
    '$1 $2 $3 fish fingers',
  ],
  [/\bhugs (?:everyone|everybody|everything|people)$/iu, 'loves hugs'],
  [
    /^(?:(?:an?|the|our|my) )?((?:little |small |black |fluffy |tiny )?(?:kitten|cat|squirrel|monkey|bear|koala)) (?:up|in) (?:an?|the|our) tree$/iu,
    'a $1 stuck up a tree',
  ],
  [
    /^(?:rain,? rain,? go away|it'?s raining(?: it'?s pouring)?|raining cats and dogs)[.!]*$/iu,
    'building a den on a rainy day',
  ],
  [
    /^(?:(?:going )?trick[- ]or[- ]treating|trick or treat|halloween(?: night| party)?|dressing up for halloween)(?: (?:on|at|for) halloween)?$/iu,
    'a little ghost comes to tea on Halloween',
  ],
  [
    /^(?:going|a trip|an outing|a day|a visit) (?:to|at) ((?:the|a) \p{L}+) with (?:my |the |our )?(nursery|school|class|preschool)$/iu,
    'a $2 trip to $1',
  ],
  [
    /^(?:going|a trip|an outing|a day|a visit) (?:to|at) ((?:the|a) \p{L}+) with (?:my |the |our )?(?:kindergarten|playgroup)$/iu,
    'a nursery trip to $1',
  ],
  [
    /^(?:an?|the|our|my) (gingerbread man) (?:(?:who|that) )?(?:comes|came|is coming) (?:alive|to life)(?: (?:at|in the) night)?$/iu,
    'a $1 looking for a friend',
  ],
  [
    /\bplays (?:tricks|jokes|pranks) on (?:everyone|everybody|people|his friends|her friends)$/iu,
    'is always up to something',
  ],
  [
    /^(?:the |an? |some )?(\p{L}+?)(?:s|ies)? (?:(?:who |that )?(?:live|lives|living) )?(?:at|in) the bottom of (?:the|our|my) garden$/iu,
    (all, who = '') => {
      const one = BEING_WORDS.has(who.toLowerCase()) ? who : `${who}y`;
      return BEING_WORDS.has(one.toLowerCase()) ? `${withArticle(one)} comes for tea in our garden` : all;
    },
  ],
  [
    /^(?:an?|the|two|three|some)? ?((?:\p{L}+ )??\p{L}+?)s? (?:who )?(?:goes?|going|are) camping(?: in the (?:woods|forest))?$/iu,
    (all, who = '') => (BEING_WORDS.has(who.toLowerCase()) ? `${withArticle(who)} makes a den in the woods` : all),
  ],
  [
    /^(?:the (?:day|night) )?(an?|the) ((?:\p{L}+ )?\p{L}+) (?:who )?(?:comes|came) (?:out |round |over )?to play(?: with (?:me|us))?$/iu,
    '$1 $2 comes to tea',
  ],
  // Where Granny lives now, she is visited; nobody of the family moves.
  [
    /^(?:visiting|going to see|a visit to|going to) (?:my |our )?(granny|grandma|nana|nan|grandad|grandpa|auntie|aunt|uncle)(?:'s| in| at)? (?:her |his )?new (?:flat|house|home|bungalow|apartment)$/iu,
    "going to $1's house",
  ],
  [
    /^(?:night[- ]?night|nighty[- ]night|sleep tight|sleep well|good ?night|sweet dreams),? (?:little |baby |my |the )?(\p{L}+)$/iu,
    // Many of them are said good night to, one after another.
    (all, who = '') =>
      BEING_WORDS.has(who.toLowerCase()) && !/[^s]s$/i.test(who) ? `bedtime with a sleepy ${who.toLowerCase()}` : all,
  ],
  [
    /^((?:my|our) )(?:big|older|little|younger) ((?:brother|sister) (?:starts|is starting|goes to|is going to) (?:big )?(?:school|nursery))$/iu,
    '$1$2',
  ],
  [
    /^(?:(?:learning )?to share|sharing) (?:(?:her|his|my|their|our|the) )?(?:toys|things) with (her|his|my|their|our) ((?:(?:little|big|older|younger|twin) )?(?:sister|brother|cousin))$/iu,
    "a bear who won't share his toys with $1 $2",
  ],
  [
    /^(?:learning|learn|i am learning|i'?m learning) to ride (?:an? )?(?:horse|pony|horses|ponies)$|^(?:horse|pony) riding(?: lessons?)?$/iu,
    'my first pony ride',
  ],
  [
    /^(an?|the|our|my) ((?:\p{L}+ )?(?:digger|tractor|dog|puppy|mole|badger|bulldozer)) (?:who|that) (?:digs|dug|finds|found) (?:up )?(?:an?|the|some) (?:old |big |giant )?(?:dinosaur )?(bones?|fossils?)$/iu,
    '$1 $2 who finds a bone',
  ],
];
