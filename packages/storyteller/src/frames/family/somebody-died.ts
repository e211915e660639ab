import { whereSomebodyIs } from './where-somebody-is.ts';
import { wordsForAFriend } from './words-for-a-friend.ts';
import { tookTheirOwnLife } from './took-their-own-life.ts';
import { theNewsThatSomebodyDied } from './the-news-that-somebody-died.ts';
import { angrySinceTheDeath } from './angry-since-the-death.ts';
import { cardForSomebodyWhoDied } from './card-for-somebody-who-died.ts';
import { laughsAtSadNews } from './laughs-at-sad-news.ts';
import { silentAboutIt } from './silent-about-it.ts';
import { whoIsNext } from './who-is-next.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';

/** Words that may stand between a person and what is so: no other person, or the wrong one would be meant. */
const LINK =
  '(?:is|was|has|had|have|been|be|being|got|gets|goes|going|gone|go|are|very|so|really|too|just|recently|suddenly|sadly|still|always|often|now|also|who|to|a|an|the|in|on|at|for|into|off|by|with|and|his|her|my|having|taken|rushed|seriously|quite|bit|chronic|chronically|diagnosed|breast|brain|serious|works?|working|not|does|doesnt|can|cant|no|longer|any|more|travelling|long)';
const DIED = String.raw`(?:${LINK} ){0,6}?(?:died|dies|dead|death|passed|dying|funeral|killed|took (?:his|her|their) own life)\b`;
const AFTER = String.raw`\b(?:death of|loss of|lost|funeral of|funeral for|grieving for) (?:his |her |their |my |our )?`;
const whoDied = (words: string): RegExp =>
  new RegExp(String.raw`\b(?:(?<=${AFTER})|(?=(?:${words})\b ${DIED}))(${words})\b`, 'i');

/** Who is of school, street or club, or belongs to somebody whom the child knows: "her friend's dad", "a boy in his class". */
const OUTSIDE = new RegExp(
  String.raw`^(?![^]*(?<!\b(?:like an?|(?:friend|teacher|cousin|class ?mate|neighbou?r|coach|mate)'?s(?: \w+)?) )\b(?:uncle|aunt\w*|cousin|brother|sister|dad|daddy|father|mum|mummy|mom|mother|grand\w+|nan|nana|gran|baby) (?:\w+ ){0,2}(?:died|dead|passed|killed))[^]*?\b(?:neighbou?rs?|coach|trainer|instructor|teachers?|head ?teacher|childminder|key ?worker|nursery worker|nanny next door|lollipop (?:lady|man)|bus driver|class ?mates?|(?:boy|girl|lad|child|kid|pupil|student|someone|somebody) (?:in|at|from) (?:(?:his|her|their|the)|\w+['’]s) (?:\w+ )?(?:class|form|school|year|nursery|team|club|group)|(?:friend|teacher|cousin|class ?mate|neighbou?r|coach|mate)'?s (?:\w+ ){0,2}(?:dad|daddy|father|mum|mummy|mom|mother|brother|sister|baby|husband|wife|grand\w+|nan|gran|son|daughter)|friend of (?:the|our) family|family friend|colleague|celebrity|singer|footballer|actor|queen|king|youtuber)\b`,
  'i',
);
/** A friend who was close: missed every day, and in another house. */
const FRIEND =
  /\b(?:best |good |close |school |old )?friend(?! of\b)(?:,? \w+,?)? (?:has |had |was |who )?(?:suddenly |just |recently )?(?:died|killed|dead|passed)\b|\b(?:death|loss) of (?:his|her|their|a|my) (?:best |good |close )?friend\b|\b(?:lost|losing) (?:his|her|their|a) (?:best |good |close )?friend in\b/i;
/** Somebody outside the family by the name a child knows: "our neighbour Mrs Bell died", "his coach Pete was killed". */
const CALLED_BY_NAME =
  /(?<!['’]s )\b(?:neighbou?r|coach|trainer|instructor|childminder|babysitter|lollipop (?:lady|man)|caretaker|dinner lady|bus driver|teacher|TA|key worker),? (?:called |named )?((?:(?:Mrs|Mr|Ms|Miss|Dr)\.? )?\p{Lu}\p{Ll}+)(?= (?![^.!?]*\b(?:told|said|says)\b)[^.!?]{0,60}\b(?:died|killed|passed away|drowned|is dead)\b)/u;
/** One of the two who sign the forms. */
const PARENT = new RegExp(
  String.raw`(?:(?<!['’]s (?:\w+ )?)\b(?:his|her|their|the (?:boy|girl|child|kid)'?s|step-?)?(?:mum|mummy|mom|mommy|mama|mam|mother|dad|daddy|papa|baba|father)\b ${DIED}|${AFTER}(?:step-?)?(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|parent)\b|\bmy (?:husband|wife|partner) (?:\w+ ){0,3}(?:died|passed|was killed))`,
  'i',
);
/** A thread with this cue is called for by nothing, and gives way where another is. */
const NEVER = /(?!)/;
const OF_ANOTHER =
  '(?:dad|daddy|father|mum|mummy|mom|mother|brother|sister|baby|husband|wife|grandma|grandpa|grandad|nan|gran|son|daughter)';
const ofAnother = (owner: string): RegExp =>
  new RegExp(String.raw`\b(${owner})'?s (?:\w+ ){0,2}?(?:${OF_ANOTHER})\b`, 'i');

/**
 * Somebody very close died: a parent, a brother or sister, another person the child lived with. Who it was comes from the
 * parent's words (role `who`); how, the family tells. Died is the word; it was not the child's doing; who looks after
 * the child now is the first thing to know. Every story for 8 and older names somebody to tell when it is too heavy.
 */
const own: Frame = {
  id: 'somebody-died',
  name: 'Somebody close died',
  says: [
    'her dad died',
    'his mum died last week',
    'his mom died yesterday',
    'his mom died this morning',
    'mummy died last month',
    'her dad died last night',
    'his mother died on monday',
    'daddy died last week',
    'her father died last summer',
    'my husband died and my son does not speak about it',
    'his mother died in january',
    'mummy died of cancer',
    'her brother died',
    'his twin sister died',
    'my wife passed away, two kids',
    'death of a parent',
    'their uncle died suddenly',
    'our neighbour died and she knew her well',
    'his best friend died in an accident',
    'her teacher died',
    'sibling died',
    'how to tell my child that his father is dead',
    'she lost her mum',
    'auntie died and he asks if we all die',
    'a classmate died',
    'bereaved child',
    'he is grieving for his dad',
    'godmother died',
    'first anniversary of her dads death',
    'mothers day and her mum is dead',
    'a friend of the family died',
    'his cousin died',
  ],
  claims: {
    strong: [
      'hit by a car and died',
      'was hit by a car and died',
      'run over and died',
      'crash and died',
      'drowned',
      'mum die',
      'mum has die',
      'mum just die',
      'mum recently die',
      'mum suddenly die',
      'mum is die',
      'mum dead',
      'mum is dead',
      'mum pass',
      'mum has pass',
      'mum pass away',
      'mum has pass away',
      'mum death',
      'mum funeral',
      'dad die',
      'dad has die',
      'dad just die',
      'dad recently die',
      'dad suddenly die',
      'dad is die',
      'dad dead',
      'dad is dead',
      'dad pass',
      'dad has pass',
      'dad pass away',
      'dad has pass away',
      'dad death',
      'dad funeral',
      'mother die',
      'mother has die',
      'mother just die',
      'mother recently die',
      'mother suddenly die',
      'mother is die',
      'mother dead',
      'mother is dead',
      'mother pass',
      'mother has pass',
      'mother pass away',
      'mother has pass away',
      'mother death',
      'mother funeral',
      'father die',
      'father has die',
      'father just die',
      'father recently die',
      'father suddenly die',
      'father is die',
      'father dead',
      'father is dead',
      'father pass',
      'father has pass',
      'father pass away',
      'father has pass away',
      'father death',
      'father funeral',
      'parent die',
      'parent has die',
      'parent just die',
      'parent recently die',
      'parent suddenly die',
      'parent is die',
      'parent dead',
      'parent is dead',
      'parent pass',
      'parent has pass',
      'parent pass away',
      'parent has pass away',
      'parent death',
      'parent funeral',
      'husband die',
      'husband has die',
      'husband just die',
      'husband recently die',
      'husband suddenly die',
      'husband is die',
      'husband dead',
      'husband is dead',
      'husband pass',
      'husband has pass',
      'husband pass away',
      'husband has pass away',
      'husband death',
      'husband funeral',
      'wife die',
      'wife has die',
      'wife just die',
      'wife recently die',
      'wife suddenly die',
      'wife is die',
      'wife dead',
      'wife is dead',
      'wife pass',
      'wife has pass',
      'wife pass away',
      'wife has pass away',
      'wife death',
      'wife funeral',
      'partner die',
      'partner has die',
      'partner just die',
      'partner recently die',
      'partner suddenly die',
      'partner is die',
      'partner dead',
      'partner is dead',
      'partner pass',
      'partner has pass',
      'partner pass away',
      'partner has pass away',
      'partner death',
      'partner funeral',
      'brother die',
      'brother has die',
      'brother just die',
      'brother recently die',
      'brother suddenly die',
      'brother is die',
      'brother dead',
      'brother is dead',
      'brother pass',
      'brother has pass',
      'brother pass away',
      'brother has pass away',
      'brother death',
      'brother funeral',
      'sister die',
      'sister has die',
      'sister just die',
      'sister recently die',
      'sister suddenly die',
      'sister is die',
      'sister dead',
      'sister is dead',
      'sister pass',
      'sister has pass',
      'sister pass away',
      'sister has pass away',
      'sister death',
      'sister funeral',
      'sibling die',
      'sibling has die',
      'sibling just die',
      'sibling recently die',
      'sibling suddenly die',
      'sibling is die',
      'sibling dead',
      'sibling is dead',
      'sibling pass',
      'sibling has pass',
      'sibling pass away',
      'sibling has pass away',
      'sibling death',
      'sibling funeral',
      'twin die',
      'twin has die',
      'twin just die',
      'twin recently die',
      'twin suddenly die',
      'twin is die',
      'twin dead',
      'twin is dead',
      'twin pass',
      'twin has pass',
      'twin pass away',
      'twin has pass away',
      'twin death',
      'twin funeral',
      'uncle die',
      'uncle has die',
      'uncle just die',
      'uncle recently die',
      'uncle suddenly die',
      'uncle is die',
      'uncle dead',
      'uncle is dead',
      'uncle pass',
      'uncle has pass',
      'uncle pass away',
      'uncle has pass away',
      'uncle death',
      'uncle funeral',
      'aunt die',
      'aunt has die',
      'aunt just die',
      'aunt recently die',
      'aunt suddenly die',
      'aunt is die',
      'aunt dead',
      'aunt is dead',
      'aunt pass',
      'aunt has pass',
      'aunt pass away',
      'aunt has pass away',
      'aunt death',
      'aunt funeral',
      'auntie die',
      'auntie has die',
      'auntie just die',
      'auntie recently die',
      'auntie suddenly die',
      'auntie is die',
      'auntie dead',
      'auntie is dead',
      'auntie pass',
      'auntie has pass',
      'auntie pass away',
      'auntie has pass away',
      'auntie death',
      'auntie funeral',
      'cousin die',
      'cousin has die',
      'cousin just die',
      'cousin recently die',
      'cousin suddenly die',
      'cousin is die',
      'cousin dead',
      'cousin is dead',
      'cousin pass',
      'cousin has pass',
      'cousin pass away',
      'cousin has pass away',
      'cousin death',
      'cousin funeral',
      'friend die',
      'friend has die',
      'friend just die',
      'friend recently die',
      'friend suddenly die',
      'friend is die',
      'friend dead',
      'friend is dead',
      'friend pass',
      'friend has pass',
      'friend pass away',
      'friend has pass away',
      'friend death',
      'friend funeral',
      'teacher die',
      'teacher has die',
      'teacher just die',
      'teacher recently die',
      'teacher suddenly die',
      'teacher is die',
      'teacher dead',
      'teacher is dead',
      'teacher pass',
      'teacher has pass',
      'teacher pass away',
      'teacher has pass away',
      'teacher death',
      'teacher funeral',
      'classmate die',
      'classmate has die',
      'classmate just die',
      'classmate recently die',
      'classmate suddenly die',
      'classmate is die',
      'classmate dead',
      'classmate is dead',
      'classmate pass',
      'classmate has pass',
      'classmate pass away',
      'classmate has pass away',
      'classmate death',
      'classmate funeral',
      'neighbour die',
      'neighbour has die',
      'neighbour just die',
      'neighbour recently die',
      'neighbour suddenly die',
      'neighbour is die',
      'neighbour dead',
      'neighbour is dead',
      'neighbour pass',
      'neighbour has pass',
      'neighbour pass away',
      'neighbour has pass away',
      'neighbour death',
      'neighbour funeral',
      'neighbor die',
      'neighbor has die',
      'neighbor just die',
      'neighbor recently die',
      'neighbor suddenly die',
      'neighbor is die',
      'neighbor dead',
      'neighbor is dead',
      'neighbor pass',
      'neighbor has pass',
      'neighbor pass away',
      'neighbor has pass away',
      'neighbor death',
      'neighbor funeral',
      'godmother die',
      'godmother has die',
      'godmother just die',
      'godmother recently die',
      'godmother suddenly die',
      'godmother is die',
      'godmother dead',
      'godmother is dead',
      'godmother pass',
      'godmother has pass',
      'godmother pass away',
      'godmother has pass away',
      'godmother death',
      'godmother funeral',
      'godfather die',
      'godfather has die',
      'godfather just die',
      'godfather recently die',
      'godfather suddenly die',
      'godfather is die',
      'godfather dead',
      'godfather is dead',
      'godfather pass',
      'godfather has pass',
      'godfather pass away',
      'godfather has pass away',
      'godfather death',
      'godfather funeral',
      'mum die of',
      'dad die of',
      'mother die of',
      'father die of',
      'parent die of',
      'husband die of',
      'wife die of',
      'partner die of',
      'brother die of',
      'sister die of',
      'sibling die of',
      'twin die of',
      'uncle die of',
      'aunt die of',
      'auntie die of',
      'cousin die of',
      'friend die of',
      'teacher die of',
      'classmate die of',
      'neighbour die of',
      'neighbor die of',
      'godmother die of',
      'godfather die of',
      'death of mum',
      'loss of mum',
      'funeral of mum',
      'funeral for mum',
      'grieve for mum',
      'death of dad',
      'loss of dad',
      'funeral of dad',
      'funeral for dad',
      'grieve for dad',
      'death of mother',
      'loss of mother',
      'funeral of mother',
      'funeral for mother',
      'grieve for mother',
      'death of father',
      'loss of father',
      'funeral of father',
      'funeral for father',
      'grieve for father',
      'death of parent',
      'loss of parent',
      'funeral of parent',
      'funeral for parent',
      'grieve for parent',
      'death of husband',
      'loss of husband',
      'funeral of husband',
      'funeral for husband',
      'grieve for husband',
      'death of wife',
      'loss of wife',
      'funeral of wife',
      'funeral for wife',
      'grieve for wife',
      'death of partner',
      'loss of partner',
      'funeral of partner',
      'funeral for partner',
      'grieve for partner',
      'death of brother',
      'loss of brother',
      'funeral of brother',
      'funeral for brother',
      'grieve for brother',
      'death of sister',
      'loss of sister',
      'funeral of sister',
      'funeral for sister',
      'grieve for sister',
      'death of sibling',
      'loss of sibling',
      'funeral of sibling',
      'funeral for sibling',
      'grieve for sibling',
      'death of twin',
      'loss of twin',
      'funeral of twin',
      'funeral for twin',
      'grieve for twin',
      'death of uncle',
      'loss of uncle',
      'funeral of uncle',
      'funeral for uncle',
      'grieve for uncle',
      'death of aunt',
      'loss of aunt',
      'funeral of aunt',
      'funeral for aunt',
      'grieve for aunt',
      'death of auntie',
      'loss of auntie',
      'funeral of auntie',
      'funeral for auntie',
      'grieve for auntie',
      'death of cousin',
      'loss of cousin',
      'funeral of cousin',
      'funeral for cousin',
      'grieve for cousin',
      'death of friend',
      'loss of friend',
      'funeral of friend',
      'funeral for friend',
      'grieve for friend',
      'death of teacher',
      'loss of teacher',
      'funeral of teacher',
      'funeral for teacher',
      'grieve for teacher',
      'death of classmate',
      'loss of classmate',
      'funeral of classmate',
      'funeral for classmate',
      'grieve for classmate',
      'death of neighbour',
      'loss of neighbour',
      'funeral of neighbour',
      'funeral for neighbour',
      'grieve for neighbour',
      'death of neighbor',
      'loss of neighbor',
      'funeral of neighbor',
      'funeral for neighbor',
      'grieve for neighbor',
      'death of godmother',
      'loss of godmother',
      'funeral of godmother',
      'funeral for godmother',
      'grieve for godmother',
      'death of godfather',
      'loss of godfather',
      'funeral of godfather',
      'funeral for godfather',
      'grieve for godfather',
      'lose mum',
      'lose dad',
      'lose mother',
      'lose father',
      'bereaved',
      'bereavement',
      'boy in her class die',
      'boy in his class die',
      'girl in her class die',
      'girl in his class die',
      'child in her class die',
      'child in his class die',
      'boy die',
      'girl die',
      'friend of the family die',
      'somebody die',
      'someone die',
      'die suddenly',
      'has died',
      'just die',
      'funeral',
      'die',
      'dead',
      'death',
      'pass away',
      'passed away',
      'killed himself',
      'killed herself',
      'killed themselves',
      'was murdered',
      'got murdered',
      'was killed',
      'got killed',
      'killed by a car',
      'killed in',
      'drowned',
      'suicide',
      'took his own life',
      'took her own life',
    ],
    cues: ['funeral', 'bereaved', 'widow'],
    not: [
      'is dying',
      'are dying',
      'dad will die',
      'mum will die',
      'i will die',
      'mum might die',
      'dad might die',
      'afraid of',
      'scared of',
      'lose his job',
      'lose job',
      'battery die',
      'phone die',
      'tablet die',
      'die of embarrassment',
      'dying to',
      'dead tired',
      'dead battery',
      'plant die',
      'die of cold',
      'dead end',
      'dead line',
      'scared of dying',
      'afraid of dying',
      'afraid of death',
      'scared of death',
      'might die',
      'will die',
      'if i will die',
      'if we all die',
      'we die',
      'about dying',
      'about death',
      'us dying',
      'his nan',
      'her nan',
      'his nana',
      'her nana',
      'his grandma',
      'her grandma',
      'his grandpa',
      'her grandpa',
      'his grandad',
      'her grandad',
      'his granny',
      'her granny',
      'his gran',
      'her gran',
      'pet',
      'rat die',
      'ferret',
      'snake die',
      'gerbil',
      'sun dies',
      'star dies',
      'plant died',
    ],
  },
  decidedBy: [
    // Of what it was is told with it: "her mum died of cancer" is of no parent who is ill.
    /\b(?:his|her|their) (?:\w+ )?(?:mum|mummy|mom|mother|dad|daddy|father|brother|sister|twin|stepdad|stepmum) (?:has |have |had |was )?(?:sadly |suddenly |recently |just )?(?:died|passed away) (?:of|from|with|in|last|this|when|two|three|a|\d)\b/i,
  ],
  topicWords: ['died', 'dead', 'die', 'miss', 'missing', 'remember'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'When a person dies, heart, breathing and brain stop and cannot start again; a dead body feels no pain, cold or hunger.',
    'Nothing a child said, did, thought or wished causes a death; most bereaved children suspect it at some time, so it is said plainly.',
    'Children under about five ask again and again whether the person comes back; the same plain words each time help (Child Bereavement UK).',
    'The first thing bereaved children need to know is who looks after them now and what stays the same.',
    'Grief comes and goes; children move in and out of it quickly, and it returns at new ages, on birthdays and at beginnings.',
    'People who grieve may be angry, numb, relieved, guilty, or feel nothing for a time.',
    'Keeping links, such as photos, stories, a recipe or a box, helps many children; nobody needs to let go.',
    'Having a good day does not mean that somebody is forgotten.',
    'Bereavement services see children and families; when somebody finds it hard to stay safe, an adult is told at once, at any hour.',
  ],
  threads: {
    hand: 'hands: some are missing, and one is here',
    stone: 'a stone that stays a stone',
    same: 'what is not the same, and what is',
    box: 'a box for things to remember by',
    words: 'what to say when people ask',
    room: 'the name, said aloud in a room',
    shape: 'a jar around a stone',
    second: 'the second year',
    forms: 'the forms that still ask for the name',
    gap: 'the place that somebody had among others',
    friend: 'the games and jokes of two friends, which were really there',
    song: 'a song that comes on without being asked',
  },
  // Somebody of school, street or club: nobody of this home died, and what is told of a home would not be true.
  threadCues: { gap: OUTSIDE, same: NEVER, room: NEVER, second: NEVER, forms: PARENT, friend: FRIEND },
  onlyWhenSaid: ['gap', 'friend', 'forms'],
  tellsAlone: ['gap', 'friend'],
  roles: {
    who: {
      fallback: { text: 'somebody close' },
      cues: [
        { match: CALLED_BY_NAME, phrase: { text: '$' } },
        // "His best friend's little brother died": nobody of this family.
        { match: ofAnother('friend|teacher|cousin|classmate|neighbour|coach|mate'), phrase: { text: 'somebody' } },
        // Without the word: "Daddy's heart stopped in January".
        {
          match: /\b(mum|mom|mummy|mommy|mama|mam)['’]s heart (?:just |suddenly )?(?:stopped|gave out)\b/i,
          phrase: { text: '$', gender: 'f' },
        },
        {
          match: /\b(dad|daddy|papa|baba)['’]s heart (?:just |suddenly )?(?:stopped|gave out)\b/i,
          phrase: { text: '$', gender: 'm' },
        },
        { match: whoDied('mum|mom|mummy|mommy|mama|mam'), phrase: { text: '$', gender: 'f' } },
        { match: whoDied('dad|daddy|papa|baba'), phrase: { text: '$', gender: 'm' } },
        {
          match: /\b(mum|mummy|mom|mommy)\b[^.!?]{1,80}?,? (?:and |but )?she (?:has )?(?:died|passed away)\b/i,
          phrase: { text: '$', gender: 'f' },
        },
        {
          match: /\b(dad|daddy|papa)\b[^.!?]{1,80}?,? (?:and |but )?he (?:has )?(?:died|passed away)\b/i,
          phrase: { text: '$', gender: 'm' },
        },
        { match: /\blate (mum|mummy|mom|mama)\b/i, phrase: { text: '$', gender: 'f' } },
        { match: /\blate (dad|daddy|papa|baba)\b/i, phrase: { text: '$', gender: 'm' } },
        { match: whoDied('mother'), phrase: { text: 'Mum', gender: 'f' } },
        { match: whoDied('father'), phrase: { text: 'Dad', gender: 'm' } },
        { match: whoDied('(?:twin )?brother'), phrase: { text: '{his} brother', gender: 'm' } },
        { match: whoDied('(?:twin )?sister'), phrase: { text: '{his} sister', gender: 'f' } },
        { match: whoDied('uncle'), phrase: { text: '{his} uncle', gender: 'm' } },
        { match: whoDied('aunt|auntie|aunty'), phrase: { text: '{his} aunt', gender: 'f' } },
        { match: whoDied('cousin'), phrase: { text: '{his} cousin' } },
        { match: whoDied('(?:best |school |little )?friend'), phrase: { text: '{his} friend' } },
        { match: whoDied('teacher'), phrase: { text: '{his} teacher' } },
        { match: whoDied('step-?dad|stepfather'), phrase: { text: '{his} stepdad', gender: 'm' } },
        { match: whoDied('step-?mum|step-?mom|stepmother'), phrase: { text: '{his} stepmum', gender: 'f' } },
        { match: whoDied('godmother|godmum'), phrase: { text: '{his} godmother', gender: 'f' } },
        { match: whoDied('godfather|goddad'), phrase: { text: '{his} godfather', gender: 'm' } },
        // "Grandpa lived with us all her life. He died": not the teacher who is told of it.
        {
          match:
            /\b(grandpa|grandad|granddad|grandma|granny|nana|nan|gran)\b[^]{0,160}?[.,;] ?(?:and |but )?(?:he|she) (?:has )?(?:died|passed away)\b/i,
          phrase: { text: '$' },
        },
        {
          match: /\b(?:swimming |football |tennis |gym |dance )?(?:coach|trainer|instructor)\b/i,
          phrase: { text: 'the coach' },
        },
        { match: /\b(?:head ?teacher|teacher)\b/i, phrase: { text: '{his} teacher' } },
        // Known by sight and by name, from the way to school.
        {
          match:
            /\b(?:lollipop (?:m[ae]n|lady|woman|person)|bus driver|caretaker|dinner lady|cleaner|shopkeeper|postman)\b/i,
          phrase: { text: 'somebody' },
        },
        { match: /\bneighbou?rs?\b/i, phrase: { text: 'the neighbour' } },
        { match: /\bchildminder\b/i, phrase: { text: 'the childminder' } },
        {
          match:
            /\b(?:class ?mate|(?:boy|girl|lad|child|kid|pupil|student|someone|somebody) (?:in|at|from) (?:(?:his|her|their|the)|\w+['’]s) (?:class|form|school|year|nursery))\b/i,
          phrase: { text: 'a classmate' },
        },
        {
          match:
            /\b(?:boy|girl|child|kid|man|woman|friend) (?:in|at|from) (?:his|her|their|the) (?:\w+ )?(?:club|team|group|church|mosque|street|village)\b/i,
          phrase: { text: 'somebody' },
        },
        // Named once and in no set phrase: "her uncle who taught her to sail drowned".
        {
          match: /\buncle\b(?! (?:told|said|says|tells|thinks|is staying|looks after|takes))/i,
          phrase: { text: '{his} uncle', gender: 'm' },
        },
        {
          match: /\b(?:aunt|auntie|aunty)\b(?! (?:told|said|says|tells|thinks|is staying|looks after|takes))/i,
          phrase: { text: '{his} aunt', gender: 'f' },
        },
        {
          match: /\bcousin\b(?! (?:told|said|says|tells|thinks|is staying|looks after|takes))/i,
          phrase: { text: '{his} cousin' },
        },
        {
          match: /\bgod(?:mother|mum)\b(?! (?:told|said|says|tells|thinks|is staying|looks after|takes))/i,
          phrase: { text: '{his} godmother', gender: 'f' },
        },
        {
          match: /\bgod(?:father|dad)\b(?! (?:told|said|says|tells|thinks|is staying|looks after|takes))/i,
          phrase: { text: '{his} godfather', gender: 'm' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Two Friends', thread: 'friend' },
      { text: 'A Place and a Face', thread: 'gap' },
      { text: 'The Place Where Somebody Was', thread: 'gap' },
      { text: 'A Face That Is Not Here Now', thread: 'gap' },
      { text: 'A Hand Is Here', thread: 'hand' },
      { text: 'Hold On, Hand', thread: 'hand' },
      { text: 'A Stone Stays', thread: 'stone' },
      { text: 'Not the Same, and the Same', thread: 'same' },
      { text: 'The Spoon Is the Same', thread: 'same' },
      { text: 'A Box to Remember By', thread: 'box' },
      { text: 'Missing Somebody' },
      { text: '{name} Misses Somebody' },
    ],
    older: [
      { text: 'Two Friends', thread: 'friend' },
      { text: 'The Joke That Two People Knew', thread: 'friend' },
      { text: 'The Place That Somebody Had', thread: 'gap' },
      { text: 'A Box to Remember By', thread: 'box' },
      { text: 'What Goes in the Box', thread: 'box' },
      { text: 'When People Ask', thread: 'words' },
      { text: 'One Sentence for the Bus', thread: 'words' },
      { text: 'A Jar Around a Stone', thread: 'shape' },
      { text: 'The Stone and the Jar', thread: 'shape' },
      { text: 'The Name in the Room', thread: 'room' },
      { text: 'Somebody Says the Name', thread: 'room' },
      { text: 'The Second Year', thread: 'second' },
      { text: 'After the Casseroles', thread: 'second' },
      { text: 'A Song Nobody Asked For', thread: 'song' },
      { text: 'Name of Parent or Carer', thread: 'forms' },
      { text: 'A Box on a Form', thread: 'forms' },
      { text: 'Missing Somebody' },
    ],
  },
  benefits: [
    'Says plainly that somebody died, what that means, and that no child caused it.',
    'Says who is there now and what stays the same.',
    'Leaves the feeling to {name}, whatever it is.',
  ],
  talk: {
    young: [
      'What does died mean in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we look at a picture and say the name?',
    ],
    older: [
      'Which sentence was true for you, and which was not?',
      'Which word went into the blank, and was it the same last month?',
      'Shall we decide together what we tell other people?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'sunset',
    pose: 'hug',
    feeling: 'sad',
    companion: 'grown-up',
    props: ['blanket', 'box'],
  },
  text: {
    '2-3': script(`
      D<hand> {who} died. The body stopped. {Name} may look and look. {who} cannot come back. A hand is here.
      D<hand> Here is a hand to hold. {Name} has it. {who} died, and it is sad. The hand holds on.
      D<stone> {who} died. {Name} may hold a stone. A stone is still. A dead body is still too. It cannot get up.
      P Grown-ups cry. Then they wipe their faces.
      P Some people cry. Some people clean.
      P People miss {who} too.
      Q Today, {Name} may feel ____.
      Q At night, {Name} may feel ____.
      Q In the morning, {Name} may feel ____.
      H {helper} can hold on.
      H {helper} can say it once more.
      H {helper} can make breakfast.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can be here at night.
      T {he} can hold a hand.
      T {he} can cry, or play, or both.
      T {he} can ask it again.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      C<hand> {he} can say, "Hold on, hand."
      C<hand> {he} can say, "A hand is here."
      C<stone> {he} can say, "Cold stone, warm hand."
      C<topic> {he} can think about {topic}.
      A<hand> {who} died. {Name} did not do it. A hand is here. There is breakfast. There is a bed.
      A<hand> It is sad that {who} died. {Name} did not do it. A hand is here. It is warm.
      A<stone> A stone is cold. A hand is warm. {who} died. {Name} did not do it. Warm hands are here. They are for {Name}.
      D<gap> {who} died. The body stopped. {Name} may look for a face. It is not there now.
      P<gap> Some people cry. They miss a face.
      P<gap> Grown-ups are sad, and still cook.
      Q<gap> Hearing of it, {Name} may feel ____.
      H<gap> {helper} can say what died means.
      H<gap> {helper} can stay near.
      T<gap> {he} can draw a face.
      T<gap> {he} can play a bit.
      C<gap> {he} can say, "Bye-bye, I think of you."
      A<gap> {who} died and cannot come back. {Name} did not do it. The people at home are here. Here is a lap.
    `),
    '4-5': script(`
      D<same> {who} died. So some things are not the same for {Name}. A body stopped and cannot start again. No word and no wish did that. Some things are still the same. The spoon is, and the stairs, and the lamp.
      D<same> What is the same, and what is not? {Name} may look around. {who} died, and no child made it so. A day may not be the same now. But the stairs are the same. So are the spoon and the lamp. Somebody is here at night.
      D<box> {who} died and cannot come back. {Name} did not make it happen. When people miss somebody, they like to have things to hold. There can be a box for that. In it goes a picture, a button or a stone.
      P Grown-ups may cry and cook at the same time. They are sad, and children need lunch.
      P Other children may say, "Where is she?" or "Where is he?" They do not know what died means.
      P One person wants to talk about it. The next one wants to dig a hole in the sand. Both are sad.
      P Grown-ups think about who looks after a child. Many children ask it. It is a good question.
      Q Now, {Name} may feel ____.
      Q At bedtime, {Name} may feel ____.
      Q When somebody says the name, {his} tummy may feel ____.
      H {helper} can say who is here today and tomorrow. ~ It is good to know that.
      H {helper} can say the same answer again. ~ It helps to hear it in the same words.
      H {helper} can sit close and cry a bit too.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can tell a story of that time.
      T {he} can ask it one more time.
      T {he} can draw a picture for a box or a wall.
      T {he} can go and play, and come back to a lap.
      T<comforter> {he} can hold {comforter} and tell it all.
      T<quiet> {he} can spend some time {quiet}, close to somebody.
      C<same> {he} can say, "The spoon is the same."
      C<same> {he} can think, "The stairs are still the stairs."
      C<box> {he} can say, "That one goes in my box."
      C<topic> For a rest, {he} can think about {topic}.
      A<same> On sad days and good days, the spoon is in its drawer. {who} died, and it is so sad to miss somebody. People who stay take care of {Name}. They make toast, and they tie the shoes.
      A<same> It may be sad for a long time. In between there is play. To play is not to forget. {who} died, and here is a bed, with somebody near it.
      A<box> A box can be shut or open, on any day. Things in it help to remember. {who} died, and nobody can change that. There is a lap for {Name}, with or without a box.
      D<gap> {who} died. The body stopped, and it cannot start again. {Name} may look at the place where {who} used to be. There is nobody there now. No word and no wish made it happen.
      P<gap> Many people may be sad now. Each of them is sad in a different way.
      P<gap> Some children ask who will die next. Most people live until they are old.
      Q<gap> Thinking of it, {Name} may feel ____.
      Q<gap> Going past that place, {Name} may feel ____.
      H<gap> {helper} can say plainly what happened. ~ True words are easier than whispers.
      H<gap> {helper} can hold a hand on the way past. ~ It is easier with a hand.
      T<gap> {he} can draw a picture of {who}.
      T<gap> {he} can ask a question, and ask it again.
      C<gap> {he} can think, "You had a place, and I know where."
      A<gap> {who} died and cannot come back. People can still say the name. The place is still there. So are the good days. At home there is supper, and the people of home.
      D<friend> {who} died. The body stopped, and it cannot start again. {Name} can still think of the games. They were real, and they were good. No word and no wish made it happen.
      P<friend> Other children may be sad too. Some of them cry, and some of them run about.
      P<friend> Some children ask if they will die as well. Most people live until they are old.
      Q<friend> When {he thinks} of {his} friend, {Name} may feel ____.
      Q<friend> When the others play, {Name} may feel ____.
      H<friend> {helper} can say plainly what happened. ~ It can be asked again and again.
      H<friend> {helper} can look at a photo with {him}.
      T<friend> {he} can draw a game that the two friends played.
      T<friend> {he} can cry, or play, or do one and then the other.
      C<friend> {he} can say, "We played, and I miss you."
      A<friend> {who} died and cannot come back. The games they played were real. It is fine to miss a friend and to play with others. Here at home there is a lap and there is supper.
    `),
    '6-7': script(`
      D<box> {who} died. The heart and the brain stopped, and they cannot start again. Nothing that {Name} said, did or thought made it happen. Some families make a box then. Things go in that help to remember, like a scarf or a ticket. It is not a box to shut and forget. It can be opened on any day.
      D<box> When somebody has died, things become important that were only things before. {who} died, and {Name} may know a cup like that, or a jumper. A cup is only a cup, and still it was in that hand. It can go in a box with other such things. No wish and no quarrel brought this about.
      D<words> {who} died, and no child made it happen. Soon somebody at school may ask, and {Name} may not know what to say. It can be short, like "Somebody close to me died." That is all people need to know. It can be longer, with friends. It is also fine to say, "I do not want to talk now." All three are good answers.
      P Grown-ups at home are sad as well. They still think about lunch, shoes and who picks up whom. Looking after children is what they are there for.
      P Children at school may stare, or be extra nice, or say something odd. They have thought about it, and they do not know how to say so.
      P Some people get angry when somebody dies. They may be angry at doctors, or at rain. Anger and missing often come together.
      P Some people cry a lot, and some do not cry at all. Tears do not measure how much somebody is missed.
      Q These days, {Name} may feel ____. It may be another word by the evening.
      Q When somebody says the name, {Name} may feel ____.
      Q On the way home, {his} body may feel ____. Two feelings can be there at once.
      H {helper} can say who looks after {him}, today and next week. ~ It is the first thing to know.
      H {helper} can answer the same questions many times. ~ A thing this big needs to be heard many times.
      H {helper} can tell the teacher about it. ~ Then there is a person at school who knows.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can tell a story that nobody has told yet. ~ There are more of them than people think.
      T {he} can cry, or be angry into a pillow. ~ Both have room there.
      T {he} can choose a thing that is good to hold and keep it near. ~ It can be as small as a button.
      T {he} can go and play. ~ Playing is not the same as forgetting.
      T<comforter> {he} can hold {comforter} and tell it everything. ~ Soft things listen to the end.
      T<quiet> {he} can spend some time {quiet}. ~ A head needs rests from sad things.
      C<box> {he} can think, "That is one for the box."
      C<box> {he} can say, "I remember that, and I keep it."
      C<words> {he} can say, "Somebody died, and not now, please."
      C<topic> For a rest, {he} can think about {topic}.
      A<box> The box may be opened a lot at first, and then on birthdays. What is in it does not get less. {who} died. People can miss somebody for as long as they like. There are hands here to hold the lid.
      A<box> Not everything that helps to remember fits in a box. A smell does not, and a joke does not. They turn up by themselves, on a bus or at breakfast. It is fine to laugh then, and fine to cry.
      A<words> After some weeks people stop asking. That can be a rest, and it can be odd. The name can still be said at home, at any time. {who} died, and people remember, with words and without.
      D<gap> {who} died, and {Name} knows about it. The heart and the brain stopped, and they cannot start again. Each person has a place, at a gate, a desk or a door. Such a place can look odd now. Nothing that a child did or thought made it happen.
      P<gap> At such a time grown-ups talk in low voices. They may not know how much to say. They can be asked.
      P<gap> One child cries, and one plays on. Both of them may be sad, or one may hardly have known the person. All of that is fine.
      Q<gap> Seeing the place, {Name} may feel ____. It may be a word for today only.
      Q<gap> When others cry, {Name} may feel ____.
      H<gap> {helper} can tell what is known, in plain words. ~ Guesses are often worse than what is true.
      H<gap> {helper} can help to find something to do, like a card. ~ Hands like to have a part in it.
      T<gap> {he} can write or draw a card. ~ It can say, "I am thinking of you."
      T<gap> {he} can talk about something else for a while. ~ That is a rest.
      C<gap> {he} can think, "There was somebody there, and I remember."
      A<gap> {who} died, and it is sad that the place is empty. Somebody else may stand there one day. That will not rub anything out. People can be missed at a gate as well as at a table.
      D<friend> Two friends have games and jokes that nobody else knows. {who} died. {Name} may still look for that face, as eyes do. The heart and the brain stopped, and they cannot start again. Nothing that a child said, did or thought made it happen.
      P<friend> Other children may miss the same friend. One cries, one is cross, and one plays as before. Nobody can see from outside who misses somebody most.
      P<friend> Grown-ups may not know how much to say about it. They would rather be asked than have somebody wonder alone.
      Q<friend> Thinking of {his} friend, {Name} may feel ____. It can be two words at once.
      Q<friend> When there is an empty place, {Name} may feel ____.
      H<friend> {helper} can tell what is known, in true words. ~ Guesses at night are often worse than what is true.
      H<friend> {helper} can help to write to the family of this friend. ~ They may like to hear about the games.
      T<friend> {he} can draw or write down one of the games. ~ Then it has a place.
      T<friend> {he} can play with others too. ~ It takes nothing away from a friend.
      C<friend> {he} can think, "We were friends, and that stays true."
      A<friend> {who} died and cannot come back. The games were played, and the jokes were told. Both of them laughed, and nobody can undo that. It is fine to laugh about one of them. It is fine to cry.
    `),
    '8-10': script(`
      D<shape> {who} died. For {Name} that may be like a jar with a big stone in it. People who work with grief draw it so. At first the stone fills the jar. The stone does not get smaller with the years, they say, but the jar gets larger. There comes to be room around it for other things, such as friends, jokes and spelling tests. Nothing that a child did or thought has put the stone there.
      D<shape> A drawing may help more than words. There is a jar, and in it is a stone that touches the glass on every side. {who} died, and {Name} may find that everything touches it now, even breakfast. Later the same stone may be in a wider jar. It is as heavy as before. There is air around it. No quarrel and no wish caused this death.
      D<words> {who} died, and nothing that a child said or did made it happen. There are people who ask about it on a bus, and people who cross the road so as not to. {Name} may be tired of both. One prepared sentence is useful, such as "It is true, and I do not want to talk about it now." It is not rude. It tells people where the door is, and that it is only shut for the moment.
      P Adults at home are grieving and running a house. They may do one of them badly on a Wednesday. They are still the ones in charge of children, and they want to be.
      P Friends may be afraid of saying something wrong, and so they say nothing. It looks as if they did not care. A sign from {Name} may be all that they are waiting for.
      P Some people announce how well somebody is doing. They see the outside. Others say that time heals. They mean to be kind, and they would like it to be over.
      P People can be angry with somebody who died. They can be relieved, if there was a long illness. They can feel nothing for weeks. All of it is grief, and none of it is wrong.
      Q These days, {Name} might feel ____. It may be a different word each week.
      Q On a good afternoon, {Name} might suddenly notice ____.
      Q At night, {Name} might feel ____. It is often in the chest or the throat.
      H {helper} can say what stays as it is and who is there, with names and days. ~ If it gets too heavy, a bereavement service can help as well.
      H {helper} can tell what happened, in true words, as much as {he asks} for. ~ A true story is easier to live with than a guess.
      H {helper} can make an agreement with the school about a quiet place. ~ Anyone can tell an adult there when it gets too heavy.
      H<adult> {helper} can help by {adult}, as before. ~ It is good when something stays the same.
      H<helper> {helper} can say the name at supper. ~ One person is the first, and then it is easier.
      T {he} can write to the person who died. ~ The letter can be angry, funny or short.
      T {he} can choose one friend who is allowed to ask. ~ One is a good number.
      T {he} can take an afternoon off from being sad. ~ It will not be held against anyone.
      T<comforter> {he} can keep {comforter} close. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}, near somebody. ~ It is possible to be alone in company.
      T<activity> {he} can spend some time {activity}, without any need to enjoy it. ~ Sometimes the hands like it first.
      C<shape> {he} can think, "Same stone, and the jar can grow."
      C<shape> {he} can say, "It touches the glass today."
      C<words> On the bus, {he} can say, "It is true, and not now, please."
      C<topic> For a rest, {he} can think about {topic}.
      A<shape> Nobody can say how fast a jar grows. On birthdays it may shrink for a day. {who} died and cannot come back. People who miss {who} go on living around the stone. They do it together here, with supper at the usual time.
      A<shape> There will be days when nobody thinks of the stone until the evening. That is not forgetting. It is room. People remember the person who died, and they also learn to ride bicycles, burn pancakes and laugh.
      A<words> Sooner or later the questions on the bus stop. At home they may begin then, because there is time for them. {who} died, and the name is not a word to be careful with. It can be said out loud, over soup.
      D<gap> {who} died, and it cannot be undone. A person takes up a lot of room, with a voice, a joke or a way of opening a door. {Name} may notice the gap at the usual time of the week. It is odd to be sad about somebody who lived in another house. It is quite common, too. Nothing that a child did or thought had any part in it.
      P<gap> People who were closer are in another kind of sadness. They may be glad of a card, and they may not answer it. Both are usual.
      P<gap> Some will ask for details, or make things up. Not knowing makes people talk. "I do not know, and I am sad about it" ends most of that.
      Q<gap> At the usual time and place, {Name} might feel ____.
      Q<gap> Thinking about death at night, {Name} might notice ____. Such thoughts like the dark, and they can be told to somebody.
      H<gap> {helper} can say what is known and what is not. ~ A fact is easier to hold than a rumour. If it gets too heavy to sleep on, a doctor or a teacher can help.
      H<gap> {helper} can go along to a service, or make a small goodbye at home. ~ There is more than one way.
      T<gap> {he} can write down one thing worth remembering. ~ The family may be glad to have it.
      T<gap> {he} can ask the questions that a death brings up. ~ They are old questions, and nobody minds them.
      C<gap> {he} can think, "There was a place, and I know whose it was."
      A<gap> {who} died and cannot come back. Somebody else may stand there one day, and that takes nothing away. People are remembered in the places where they were met. At home, the usual ones come through the door at the usual time.
      D<friend> Between two friends there are jokes that nobody else would find funny. {who} died, and now there is only one person who knows some of them. {Name} may still keep a seat by mistake, or save up a thing to tell. The heart and the brain stopped, and they cannot start again. Nothing that a child said, did or left undone was the cause.
      P<friend> People may ask more about the family than about a friend. They may not think how many hours a day two friends spend together. It helps when somebody tells them.
      P<friend> In class some will be very sad, some will make things up, and some hardly knew the person. It can be hard to sit between them. Teachers can be told when a break is needed.
      Q<friend> At the usual time of the day, {Name} might feel ____. Angry is possible, and so is nothing at all.
      Q<friend> When something funny happens, {Name} might feel ____. There may be an urge to tell somebody who is not there.
      H<friend> {helper} can say what is known and what is only talk. ~ If it gets too heavy to sleep, a doctor or a bereavement service can help.
      H<friend> {helper} can come along if there is a service, or plan another goodbye. ~ There is more than one way to do it.
      T<friend> {he} can write down three of the jokes. ~ The family of this friend may be glad to have them, even the bad ones.
      T<friend> {he} can choose one person to talk to about it. ~ It need not be somebody who cries.
      C<friend> {he} can think, "I know the jokes, and we were both there."
      A<friend> {who} died and cannot come back. What two friends laughed about was really laughed about, and a death cannot reach back and change it. There will be other friends, and none of them will be a replacement. The old jokes stay with the person who knows them.
    `),
    '11+': script(`
      D<forms> Forms are written by people who have not thought of everything. {who} died, and {Name} may still meet the name on a school letter or a form with two boxes. A computer may even address an envelope to it. Nobody means anything by it. It is only that a death is entered in so many places, one by one, and some of them hear of it late. Nothing that anybody at home said, thought or left undone is the reason.
      D<second> People are good at the first weeks. They bring food, they write, they hug too long. {who} died, and {Name} may notice that the street goes back to normal long before anybody at home does. Grief has a second year as well, and nobody brings a casserole for it. By then it is clear that this is not a visit. It was not caused by anything that {he} did, in the last week or ever.
      D<song> A song has no manners. It comes on in a shop or a lift, and it does not ask who is there. {who} died, and {Name} may go for hours without thinking of it. Then some tune, or a smell, or a bad joke brings it all back in front of the yoghurts. Scientists explain that memory files things by sound and smell as well as by date. Nothing that {he} did, said or thought had any part in what happened.
      D<room> There are houses where nobody says the name, because everyone is protecting somebody. {who} died, and nobody at home is the reason. {Name} may go quiet so that the adults do not cry, and the adults may go quiet for the same reason. In this way a person can vanish twice. Saying the name for the first time is like opening a window in winter. It is cold for a moment, and then everybody can breathe.
      P The adults at home have become fewer, or sadder, or both. They may lean on whoever is tallest. Running the family is still their job, and most of them would want to be reminded of it.
      P Friends may treat a bereaved person like glass or like nothing. They are both guesses. Whoever gets told "ask me about it" or "please talk about something else" is usually grateful for the instruction.
      P People say that somebody is in a better place, or that everything has a reason. Such sentences are handed down like crockery. It is possible to nod politely and not agree with a single word of them.
      P Some people who grieve are furious, some are efficient, and some feel nothing at all and worry about that. Numbness is common, since it is what a mind does with a number that is too large to hold.
      Q On an ordinary day, {Name} might feel ____. Fury, relief and nothing are all on the list.
      Q When the name turns up by surprise, {Name} might notice ____. The body often gets there first.
      Q At a beginning, such as a new school or a birthday, {Name} might feel ____. Grief tends to attend these.
      H {helper} can say what happened, as fully as {he wants} to know it, and what will stay as it is. ~ If it becomes too heavy to stay safe with, any adult, or a doctor, is to be told at once.
      H<forms> {helper} can deal with the forms, the school and the computer that addresses envelopes. ~ It is adult work, and there is a lot of it.
      H {helper} can look for a bereavement service with people of the same age in it. ~ If it gets too heavy in the meantime, a doctor can be asked on any day.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What helped before is a sensible place to begin.
      H<helper> {helper} can tell the unflattering stories as well. ~ A whole person is better company than a saint.
      T {he} can decide who gets the facts, who gets one sentence, and who gets neither. ~ It is private information.
      T {he} can write down what a voice was like before anyone forgets. ~ Details go first, and paper is good at details.
      T {he} can go to the party and leave early, or stay. ~ Enjoying an evening takes nothing from anyone.
      T<comforter> {he} can keep {comforter} within reach. ~ Nobody has published an age limit for comfort.
      T<quiet> {he} can spend an hour {quiet}. ~ Ordinary hours are a form of rest.
      T<activity> {he} can keep the usual time for {activity}. ~ It can be worth doing without being enjoyed.
      C<forms> {he} can think, "The computer has not been told."
      C<second> {he} can think, "The street is done with it, and I need not be."
      C<song> {he} can think, "It found me, and I can leave it on or off."
      C<room> At supper, {he} can say the name and think, "There, it is said."
      C<topic> For a rest, {he} can think about {topic}, and leave the rest where it is.
      A<forms> In time most of the lists are corrected. There remain the places where nobody needs to correct anything, such as a song, a way of cutting bread or the shape of a thumb. {who} died and is missed, and {Name} is still somebody's child, brother, sister or friend. No form has a box for that, and it is true all the same.
      A<second> A second year ends too. What comes after is not recovery so much as a life with a gap in it that people know their way around. Some days will be heavy for no reason. People who miss the same person recognise each other by small things, and one of them is usually in the next room. Help from outside has no closing date either.
      A<song> The song will come on again in some other shop. By and by it may turn into a visit rather than an ambush, or it may stay hard, and both are known. {who} died, and people who are missed are met in odd places, with a trolley in hand. It is fine to leave the yoghurts and go outside for a minute. It is fine to stay and hum.
      A<room> Once the name can be said, it gets used in complaints, in recipes and in jokes that only work here. {who} died, and is remembered out loud. There may be tears at it, and somebody will pass the potatoes at the same time. Both belong at a table where people are missing someone together.
      D<gap> {who} died, and there is no rule for how sad one is to be. {Name} may have been closer than other people thought, or less close, and be surprised in either direction. It can also bring up an earlier death, or the thought that it can happen to anyone. That is how minds work with such news. Nothing that was said, done or left undone by any young person had a part in it.
      P<gap> There is an unspoken order of who may be sad, with the family at the front. It is good manners, and it leaves others with a sadness that nobody asks about. It counts all the same.
      P<gap> People will post things, some of them true. It is possible to read none of it. Those who knew the person best are usually the ones who write least.
      Q<gap> At the usual time and place, {Name} might feel ____.
      Q<gap> When everyone else has gone back to normal, {Name} might notice ____. Some people are slower, and it is not a fault.
      H<gap> {helper} can say what is known and leave out what is rumour. ~ If it gets too heavy to stay safe with, any adult, or a doctor, is to be told at once.
      H<gap> {helper} can come along to a service, or leave that decision to {him}. ~ Both are ways of being respectful.
      T<gap> {he} can write a few lines to the family. ~ An exact memory is worth more than a fine sentence.
      T<gap> {he} can talk to somebody who knew the person as well. ~ It is easier in the company of people who need no explanation.
      C<gap> {he} can think, "There was somebody there, and it mattered to me."
      A<gap> {who} died, and the place will be filled, or painted over, or left. It takes a while until one can go past without noticing. What was learned there or laughed about there belongs to those who were present. People are remembered in more houses than their own.
      D<friend> A friendship is mostly made of things that are not worth telling to others. {who} died, and {Name} may be the only person left who knows what half of it was about. Adults talk of tragedy, which is true and not much use. Friends of this age can be closer than relatives, although no form has a box for it. Nothing that was said, done or left unanswered by any young person had a part in it.
      P<friend> There is an unwritten order of who may grieve, with relatives at the front. It is meant as tact. A friend can end up at the back with a loss that fills the whole day, and it counts exactly as much.
      P<friend> People will post things, some of them from a greater distance than they admit. It is possible to read none of it. What two friends knew of each other was not public in the first place.
      Q<friend> At the time of the usual message, {Name} might notice ____. Thumbs learn a route and go on taking it.
      Q<friend> When everybody else seems to be back to normal, {Name} might feel ____. Furious is one answer, and blank is another.
      H<friend> {helper} can pass on what is known and leave out what is rumour. ~ If it gets too heavy to stay safe with, any adult, or a doctor, is to be told at once.
      H<friend> {helper} can find a bereavement service for this age. ~ Some of the people in it have lost a friend as well.
      T<friend> {he} can write to the family with one exact memory. ~ They have the childhood photographs and seldom the jokes.
      T<friend> {he} can keep the old messages somewhere safe. ~ They can wait for years.
      C<friend> {he} can think, "I was there for it, and it was good."
      A<friend> {who} died, and nothing about that is going to make sense by the end of a page. What remains is a large number of ordinary afternoons, with bad jokes in them, that did take place. A friend is missed in more rooms than a home has. It is all right to enter those rooms slowly, and with company.
    `),
  },
};

export const somebodyDied: Frame = withScenes(
  own,
  whereSomebodyIs,
  wordsForAFriend,
  angrySinceTheDeath,
  theNewsThatSomebodyDied,
  tookTheirOwnLife,
  cardForSomebodyWhoDied,
  { ...laughsAtSadNews, decides: false },
  { ...whoIsNext, decides: false },
  silentAboutIt,
);
