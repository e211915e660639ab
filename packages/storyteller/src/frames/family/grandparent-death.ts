import { tookTheirOwnLife } from './took-their-own-life.ts';
import { theNewsThatSomebodyDied } from './the-news-that-somebody-died.ts';
import { angrySinceTheDeath } from './angry-since-the-death.ts';
import { comesBack } from './when-she-comes-back.ts';
import { phoneThatStillRings } from './phone-that-still-rings.ts';
import { couldNotGo } from './could-not-go.ts';
import { laughsAtSadNews } from './laughs-at-sad-news.ts';
import { silentAboutIt } from './silent-about-it.ts';
import { visitThatWasMissed } from './visit-that-was-missed.ts';
import { whoIsNext } from './who-is-next.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';

const GRANDFATHERS =
  '(?:great[- ])?(?:grandpa|grandad|granddad|grandfather|grampa|gramps|grampy|opa|abuelo|abuelito|nonno|pop-?pop|papaw|dziadek|pappou|zayde|dadu|morfar|farfar)';
const GRANDMOTHERS =
  '(?:great[- ])?(?:grandma|granny|grannie|nana|nanna|nan|gran|oma|abuela|abuelita|nonna|grandmother|grammy|mamaw|babcia|yiayia|bubbe|nani|nanny|dadi|savta|halmoni|mormor|farmor|babushka)';
const DIED = String.raw`(?:'s)? (?:(?:is|was|has|had|just|recently|suddenly|sadly|who|in) )*(?:died|dies|dead|dying|death|passed|funeral|heaven)\b`;
const AFTER = String.raw`\b(?:death of|loss of|lost|funeral of|funeral for|grieving for) (?:his |her |their |my |our )?`;
/** The one who died, by the words around; another grandparent may be named as the one who helps. */
const whoDied = (words: string): RegExp =>
  new RegExp(String.raw`\b(?:(?<=${AFTER})|(?=(?:${words})\b${DIED}))(${words})\b`, 'i');
/** Nobody else of that generation is spoken of. */
const onlyOne = (words: string, others: string): RegExp =>
  new RegExp(String.raw`^(?![^]*\b(?:${others})\b)[^]*?\b(${words})\b`, 'i');

/** Still alive: a grandparent is going to die, and the family knows. What else is told here would not be true yet. */
const STILL_ALIVE =
  /^(?![^]*\b(?:died|dead|has passed|passed away|funeral|buried|ashes|lost (?:his|her|their|our|my)|death of)\b)[^]*?\b(?:(?:is|are|'s) (?:\w+ )?dying|going to die|(?:will|may|might) (?:probably |soon |most likely )?die|about to die|(?:weeks|months|days) (?:left|to live)|terminal(?:ly)?|hospice|end of life|palliative|not (?:going to )?make it|(?:isn'?t|not|won'?t|never) (?:going to |gonna )?get (?:any )?(?:better|well)\b(?! (?:soon|yet|quickly))|not long (?:left|to live)|no more treatment|not have long|doesn'?t have long|hasn'?t got long|say goodbye to (?:grand\w+|nan\w*|gran\w*|oma|opa))\b/i;

/** Said of a grandparent who is ill and will not get well. */
const DYING_GRANDPARENT = [
  'grandad',
  'granddad',
  'gran',
  'granny',
  'nan',
  'nana',
  'nanny',
  'grandma',
  'grandpa',
  'grandmother',
  'grandfather',
].flatMap((who) =>
  ['very poorly', 'poorly', 'very ill', 'ill', 'very sick', 'sick']
    .flatMap((how) => [
      `${who} is ${how} and is going to die`,
      `${who} is ${how} and going to die`,
      `${who} is ${how} and will die`,
    ])
    .concat([
      `${who} has cancer and is going to die`,
      `${who} has cancer and going to die`,
      `${who} has cancer and will die`,
      `${who} has cancer and shes going to die`,
      `${who} has cancer and hes going to die`,
      `told ${who} is going to die`,
      `told ${who} going to die`,
      `${who} is in hospice`,
      `${who} is in a hospice`,
      `${who} is in the hospice`,
      `${who} is going to a hospice`,
      `${who} wont get better`,
      `${who} will not get better`,
      `${who} isnt going to get better`,
      `${who} is not going to get better`,
      `${who} is in hospital and isnt going to get better`,
      `${who} is in hospital and wont get better`,
      `${who} has been in hospital and isnt going to get better`,
      `${who} has been in hospital for weeks and isnt going to get better`,
    ]),
);

const own: Frame = {
  id: 'grandparent-death',
  name: 'A grandparent died',
  says: [
    'grandpa died',
    'her grandma died last week',
    'his grandma died yesterday',
    'his grandmother died yesterday',
    'her grandad died yesterday',
    'his grandma died of cancer',
    'her grandad died of cancer',
    'his grandmother died of cancer',
    'his nan passed away',
    'my mum died and he keeps looking for his nana',
    'my dad passed and she keeps asking for grandad',
    'we lost grandma in march',
    'keeps asking when grandpa is coming back',
    'how do i tell him his granny died',
    'first funeral, for his great grandma',
    'wants to ring nana but she is dead',
    'grandad is in heaven and she wants to visit',
    'death of her grandfather',
    'abuela died',
    'opa died before christmas',
    'nan died, he doesnt seem to react at all',
    'she thinks grandpa died because she was cross with him',
    'funeral of grandma should he come',
    'grandparent passed away',
    'grieving for her grandmother',
    'grandpa is dying in the hospice',
    'he laughed at his grandads funeral',
  ],
  claims: {
    strong: [
      'granny will die',
      'grandma will die',
      'grandad will die',
      'grandpa will die',
      'nan will die',
      'nana will die',
      'told she will probably die',
      'told he will probably die',
      'told she will die',
      'told he will die',
      'grandma in the coffin',
      'grandpa in the coffin',
      'see grandma in',
      'see grandpa in',
      'see nan in',
      'open coffin',
      'chapel of rest',
      'grandpa in india died',
      'grandma in india died',
      'grandma abroad died',
      'grandpa abroad died',
      'only knew him from video calls',
      'grandma die',
      'grandma has die',
      'grandma just die',
      'grandma recently die',
      'grandma suddenly die',
      'grandma is die',
      'grandma dead',
      'grandma is dead',
      'grandma pass',
      'grandma has pass',
      'grandma pass away',
      'grandma has pass away',
      'grandma death',
      'grandma funeral',
      'grandpa die',
      'grandpa has die',
      'grandpa just die',
      'grandpa recently die',
      'grandpa suddenly die',
      'grandpa is die',
      'grandpa dead',
      'grandpa is dead',
      'grandpa pass',
      'grandpa has pass',
      'grandpa pass away',
      'grandpa has pass away',
      'grandpa death',
      'grandpa funeral',
      'grandad die',
      'grandad has die',
      'grandad just die',
      'grandad recently die',
      'grandad suddenly die',
      'grandad is die',
      'grandad dead',
      'grandad is dead',
      'grandad pass',
      'grandad has pass',
      'grandad pass away',
      'grandad has pass away',
      'grandad death',
      'grandad funeral',
      'granddad die',
      'granddad has die',
      'granddad just die',
      'granddad recently die',
      'granddad suddenly die',
      'granddad is die',
      'granddad dead',
      'granddad is dead',
      'granddad pass',
      'granddad has pass',
      'granddad pass away',
      'granddad has pass away',
      'granddad death',
      'granddad funeral',
      'grandfather die',
      'grandfather has die',
      'grandfather just die',
      'grandfather recently die',
      'grandfather suddenly die',
      'grandfather is die',
      'grandfather dead',
      'grandfather is dead',
      'grandfather pass',
      'grandfather has pass',
      'grandfather pass away',
      'grandfather has pass away',
      'grandfather death',
      'grandfather funeral',
      'grandmother die',
      'grandmother has die',
      'grandmother just die',
      'grandmother recently die',
      'grandmother suddenly die',
      'grandmother is die',
      'grandmother dead',
      'grandmother is dead',
      'grandmother pass',
      'grandmother has pass',
      'grandmother pass away',
      'grandmother has pass away',
      'grandmother death',
      'grandmother funeral',
      'granny die',
      'granny has die',
      'granny just die',
      'granny recently die',
      'granny suddenly die',
      'granny is die',
      'granny dead',
      'granny is dead',
      'granny pass',
      'granny has pass',
      'granny pass away',
      'granny has pass away',
      'granny death',
      'granny funeral',
      'gran die',
      'gran has die',
      'gran just die',
      'gran recently die',
      'gran suddenly die',
      'gran is die',
      'gran dead',
      'gran is dead',
      'gran pass',
      'gran has pass',
      'gran pass away',
      'gran has pass away',
      'gran death',
      'gran funeral',
      'nan die',
      'nan has die',
      'nan just die',
      'nan recently die',
      'nan suddenly die',
      'nan is die',
      'nan dead',
      'nan is dead',
      'nan pass',
      'nan has pass',
      'nan pass away',
      'nan has pass away',
      'nan death',
      'nan funeral',
      'nana die',
      'nana has die',
      'nana just die',
      'nana recently die',
      'nana suddenly die',
      'nana is die',
      'nana dead',
      'nana is dead',
      'nana pass',
      'nana has pass',
      'nana pass away',
      'nana has pass away',
      'nana death',
      'nana funeral',
      'nanna die',
      'nanna has die',
      'nanna just die',
      'nanna recently die',
      'nanna suddenly die',
      'nanna is die',
      'nanna dead',
      'nanna is dead',
      'nanna pass',
      'nanna has pass',
      'nanna pass away',
      'nanna has pass away',
      'nanna death',
      'nanna funeral',
      'opa die',
      'opa has die',
      'opa just die',
      'opa recently die',
      'opa suddenly die',
      'opa is die',
      'opa dead',
      'opa is dead',
      'opa pass',
      'opa has pass',
      'opa pass away',
      'opa has pass away',
      'opa death',
      'opa funeral',
      'oma die',
      'oma has die',
      'oma just die',
      'oma recently die',
      'oma suddenly die',
      'oma is die',
      'oma dead',
      'oma is dead',
      'oma pass',
      'oma has pass',
      'oma pass away',
      'oma has pass away',
      'oma death',
      'oma funeral',
      'abuela die',
      'abuela has die',
      'abuela just die',
      'abuela recently die',
      'abuela suddenly die',
      'abuela is die',
      'abuela dead',
      'abuela is dead',
      'abuela pass',
      'abuela has pass',
      'abuela pass away',
      'abuela has pass away',
      'abuela death',
      'abuela funeral',
      'abuelo die',
      'abuelo has die',
      'abuelo just die',
      'abuelo recently die',
      'abuelo suddenly die',
      'abuelo is die',
      'abuelo dead',
      'abuelo is dead',
      'abuelo pass',
      'abuelo has pass',
      'abuelo pass away',
      'abuelo has pass away',
      'abuelo death',
      'abuelo funeral',
      'nonna die',
      'nonna has die',
      'nonna just die',
      'nonna recently die',
      'nonna suddenly die',
      'nonna is die',
      'nonna dead',
      'nonna is dead',
      'nonna pass',
      'nonna has pass',
      'nonna pass away',
      'nonna has pass away',
      'nonna death',
      'nonna funeral',
      'nonno die',
      'nonno has die',
      'nonno just die',
      'nonno recently die',
      'nonno suddenly die',
      'nonno is die',
      'nonno dead',
      'nonno is dead',
      'nonno pass',
      'nonno has pass',
      'nonno pass away',
      'nonno has pass away',
      'nonno death',
      'nonno funeral',
      'grandparent die',
      'grandparent has die',
      'grandparent just die',
      'grandparent recently die',
      'grandparent suddenly die',
      'grandparent is die',
      'grandparent dead',
      'grandparent is dead',
      'grandparent pass',
      'grandparent has pass',
      'grandparent pass away',
      'grandparent has pass away',
      'grandparent death',
      'grandparent funeral',
      'death of grandma',
      'loss of grandma',
      'funeral of grandma',
      'funeral for grandma',
      'grieve for grandma',
      'death of grandpa',
      'loss of grandpa',
      'funeral of grandpa',
      'funeral for grandpa',
      'grieve for grandpa',
      'death of grandad',
      'loss of grandad',
      'funeral of grandad',
      'funeral for grandad',
      'grieve for grandad',
      'death of granddad',
      'loss of granddad',
      'funeral of granddad',
      'funeral for granddad',
      'grieve for granddad',
      'death of grandfather',
      'loss of grandfather',
      'funeral of grandfather',
      'funeral for grandfather',
      'grieve for grandfather',
      'death of grandmother',
      'loss of grandmother',
      'funeral of grandmother',
      'funeral for grandmother',
      'grieve for grandmother',
      'death of granny',
      'loss of granny',
      'funeral of granny',
      'funeral for granny',
      'grieve for granny',
      'death of gran',
      'loss of gran',
      'funeral of gran',
      'funeral for gran',
      'grieve for gran',
      'death of nan',
      'loss of nan',
      'funeral of nan',
      'funeral for nan',
      'grieve for nan',
      'death of nana',
      'loss of nana',
      'funeral of nana',
      'funeral for nana',
      'grieve for nana',
      'death of nanna',
      'loss of nanna',
      'funeral of nanna',
      'funeral for nanna',
      'grieve for nanna',
      'death of opa',
      'loss of opa',
      'funeral of opa',
      'funeral for opa',
      'grieve for opa',
      'death of oma',
      'loss of oma',
      'funeral of oma',
      'funeral for oma',
      'grieve for oma',
      'death of abuela',
      'loss of abuela',
      'funeral of abuela',
      'funeral for abuela',
      'grieve for abuela',
      'death of abuelo',
      'loss of abuelo',
      'funeral of abuelo',
      'funeral for abuelo',
      'grieve for abuelo',
      'death of nonna',
      'loss of nonna',
      'funeral of nonna',
      'funeral for nonna',
      'grieve for nonna',
      'death of nonno',
      'loss of nonno',
      'funeral of nonno',
      'funeral for nonno',
      'grieve for nonno',
      'death of grandparent',
      'loss of grandparent',
      'funeral of grandparent',
      'funeral for grandparent',
      'grieve for grandparent',
      'lose grandma',
      'lose grandpa',
      'lose grandad',
      'lose granddad',
      'lose grandfather',
      'lose grandmother',
      'lose granny',
      'lose gran',
      'lose nan',
      'lose nana',
      'lose nanna',
      'lose opa',
      'lose oma',
      'lose abuela',
      'lose abuelo',
      'lose nonna',
      'lose nonno',
      'lose grandparent',
      'grandma is in heaven',
      'grandma in heaven',
      'grandma in hospice',
      // Ill, and it is known how that will end.
      ...DYING_GRANDPARENT,
      'grandad is dying',
      'grandad dying',
      'grandad is going to die',
      'grandad going to die',
      'grandad will die soon',
      'granddad is dying',
      'granddad dying',
      'granddad is going to die',
      'granddad going to die',
      'granddad will die soon',
      'gran is dying',
      'gran dying',
      'gran is going to die',
      'gran going to die',
      'gran will die soon',
      'granny is dying',
      'granny dying',
      'granny is going to die',
      'granny going to die',
      'granny will die soon',
      'nan is dying',
      'nan dying',
      'nan is going to die',
      'nan going to die',
      'nan will die soon',
      'nana is dying',
      'nana dying',
      'nana is going to die',
      'nana going to die',
      'nana will die soon',
      'nanny is dying',
      'nanny dying',
      'nanny is going to die',
      'nanny going to die',
      'nanny will die soon',
      'grandma is dying',
      'grandma dying',
      'grandma is going to die',
      'grandma going to die',
      'grandma will die soon',
      'grandpa is dying',
      'grandpa dying',
      'grandpa is going to die',
      'grandpa going to die',
      'grandpa will die soon',
      'nanna is dying',
      'nanna dying',
      'nanna is going to die',
      'nanna going to die',
      'nanna will die soon',
      'grandmother is dying',
      'grandmother dying',
      'grandmother is going to die',
      'grandmother going to die',
      'grandmother will die soon',
      'grandfather is dying',
      'grandfather dying',
      'grandfather is going to die',
      'grandfather going to die',
      'grandfather will die soon',
      'opa is dying',
      'opa dying',
      'opa is going to die',
      'opa going to die',
      'opa will die soon',
      'oma is dying',
      'oma dying',
      'oma is going to die',
      'oma going to die',
      'oma will die soon',
      'grandpa is in heaven',
      'grandpa in heaven',
      'grandpa in hospice',
      'grandad is in heaven',
      'grandad in heaven',
      'grandad in hospice',
      'granddad is in heaven',
      'granddad in heaven',
      'granddad in hospice',
      'grandfather is in heaven',
      'grandfather in heaven',
      'grandfather in hospice',
      'grandmother is in heaven',
      'grandmother in heaven',
      'grandmother in hospice',
      'granny is in heaven',
      'granny in heaven',
      'granny in hospice',
      'gran is in heaven',
      'gran in heaven',
      'gran in hospice',
      'nan is in heaven',
      'nan in heaven',
      'nan in hospice',
      'nana is in heaven',
      'nana in heaven',
      'nana in hospice',
      'nanna is in heaven',
      'nanna in heaven',
      'nanna in hospice',
      'opa is in heaven',
      'opa in heaven',
      'opa in hospice',
      'oma is in heaven',
      'oma in heaven',
      'oma in hospice',
      'abuela is in heaven',
      'abuela in heaven',
      'abuela in hospice',
      'abuelo is in heaven',
      'abuelo in heaven',
      'abuelo in hospice',
      'nonna is in heaven',
      'nonna in heaven',
      'nonna in hospice',
      'nonno is in heaven',
      'nonno in heaven',
      'nonno in hospice',
      'grandparent is in heaven',
      'grandparent in heaven',
      'grandparent in hospice',
      'funeral for great grandma',
      'funeral for great grandpa',
      'grandpa is coming back',
      'ring nana but she is dead',
      'funeral of my mum',
      'funeral of my dad',
      'my mum die',
      'my dad die',
      'my mother die',
      'my father die',
      'my mum pass',
      'my dad pass',
      'mother in law die',
      'father in law die',
      'in laws funeral',
      'mother in laws funeral',
      'father in laws funeral',
      'mother in law funeral',
      'my mothers funeral',
      'my fathers funeral',
      'first funeral',
      'great grandma die',
      'ring nana',
      'for great grandma',
      'his nan she pass',
      'grandma passed',
      'grandpa passed',
    ],
    cues: [
      'funeral',
      'nan',
      'nana',
      'grandma',
      'grandpa',
      'grandad',
      'granny',
      'gran',
      'grandmother',
      'grandfather',
      'die',
      'died',
      'dead',
      'pass away',
      'passed away',
    ],
    not: [
      'grandads watch',
      'grandpas watch',
      'grandfathers watch',
      'grandmas ring',
      'grannys ring',
      'grandmas necklace',
      'nans ring',
      'trans',
      'transgender',
      'non binary',
      'nonbinary',
      'gay',
      'lesbian',
      'bisexual',
      'lost the ring',
      'lost her ring',
      'lost his ring',
      'lost the necklace',
      'lost her necklace',
      'lost the bracelet',
      'lost his watch',
      'lost the watch',
      'lost the scarf',
      'lost the blanket',
      'lost the teddy',
      'grandma house',
      'grandpa house',
      'nana house',
      'pass bus',
      'afraid grandma will die',
      'worried grandma will die',
      'scared grandma will die',
      'husband die',
      'wife die',
      'his dad die',
      'her dad die',
      'his mum die',
      'her mum die',
      'brother die',
      'sister die',
      'friend die',
      'uncle die',
      'aunt die',
      'dog die',
      'cat die',
    ],
  },
  topicWords: ['died', 'dead', 'die', 'miss', 'missing', 'remember'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'When a person dies, heart, breathing and brain stop and cannot start again; a dead body feels no pain, cold or hunger.',
    'Under about five, children often think death can be undone and ask again and again; the same plain answer in the same words helps (Child Bereavement UK).',
    'The word "died" is understood; "lost", "gone to sleep" and "passed" confuse children and can frighten them.',
    'Nothing a child said, did, thought or wished causes a death; many children fear that it did, so it is said plainly.',
    'Children often move in and out of grief, sad one minute and playing the next; charities call it puddle jumping.',
    'People in one family grieve in different ways and on different days; laughing does not mean not caring.',
    'At a funeral people gather to say goodbye; children who were told what to expect may come if they would like to, or stay away.',
    'Brains work by expectation; for months people may expect a voice or a step and then remember.',
    'Most people die when they are old; most parents live until their children are grown up.',
    'When sadness, fear or not eating or sleeping lasts for weeks, a doctor or a bereavement service can help.',
  ],
  threads: {
    where: 'the question where somebody is now, and what is known',
    leaf: 'a brown leaf, which is dead and does not get green again',
    name: 'a name, which can still be said',
    ask: 'one question, asked again, with the same answer',
    plate: 'one plate too many on the table',
    words: 'the odd words people use instead of died',
    puddle: 'puddles of sadness, and the dry ground between them',
    verb: 'is and was, the small verb that has to be changed',
    card: 'the cards that all say the same sentence',
    dying: 'the days that there are with somebody who is going to die',
    day: 'a feast or a birthday on which somebody is missing',
    funeral: 'a room or a garden full of people who miss the same person',
    none: 'a sad thing, and no tears about it',
  },
  threadCues: {
    where:
      /\b(?:(?:keeps? asking|asks?|asked|asking|wants to know|wonders?|understand\w*|confused about)\b[^.]{0,40}\b(?:where\b|when\b[^.]{0,24}\b(?:back|home|see|visit|coming)|(?:can|if) (?:we|he|she|they|you)\b[^.]{0,24}\b(?:see|visit|phone|ring|call|go to|bring)\b)|where (?:he|she|they|\w+) (?:is|has gone|went|are)|(?:thinks|waits|waiting|expects)\b[^.]{0,40}\b(?:com(?:e|es|ing) back|coming home|back (?:soon|again)))\b/i,
    // What is over is not got ready for: "buried Grandpa Monday".
    funeral:
      /^(?![^]*\b(?:(?:we |have |just )?buried (?!in\b)|(?:funeral|burial|cremation) (?:was|went|has been|is over)|(?:since|after|at|from) (?:the|his|her|grand\w+['’]?s?|nan\w*['’]?s?) funeral|(?:laughed|cried|giggled|sang) at)\b)[^]*\b(?:funerals?|cremat\w+|burials?|buried|graveside|wake\b(?! up)|memorial service|ashes)\b/i,
    dying: STILL_ALIVE,
    // When somebody died is no feast on which they are missed.
    day: /^(?![^]*\b(?:died|passed away|dead|funeral|lost (?:her|his|their) \w+)\b[^.!?]{0,12}\b(?:at|on|over|before|after|around|last|this|near|just before|just after) (?:christmas|easter|new year|eid|diwali))[^]*?\b(?:christmas|(?:birthday|anniversary|mother'?s day|father'?s day|new year)(?= |s|$|[.,])|eid|diwali|hanukkah|easter|thanksgiving|holidays are)\b/i,
    none: /\b(?:(?:has ?n'?t|hasnt|not|never|won'?t|wont|doesn'?t|doesnt) (?:\w+ )?cr(?:y|ied|ying)|feels? nothing|no tears|shows? no(?: emotion)?|doesn'?t seem (?:sad|upset|bothered)|(?:acts|carries on) as if nothing|numb)\b/i,
  },
  onlyWhenSaid: ['where', 'dying', 'day', 'funeral', 'none'],
  tellsAlone: ['where', 'dying', 'funeral'],
  roles: {
    who: {
      fallback: { text: '{his} grandparent' },
      cues: [
        { match: whoDied(GRANDFATHERS), phrase: { text: '$', gender: 'm' } },
        { match: whoDied(GRANDMOTHERS), phrase: { text: '$', gender: 'f' } },
        { match: onlyOne(GRANDFATHERS, GRANDMOTHERS), phrase: { text: '$', gender: 'm' } },
        { match: onlyOne(GRANDMOTHERS, GRANDFATHERS), phrase: { text: '$', gender: 'f' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Where Is the Voice?', thread: 'where' },
      { text: 'Here, in a Laugh', thread: 'where' },
      { text: 'Sad Has Many Faces', thread: 'none' },
      { text: 'People Who Miss the Same Person', thread: 'funeral' },
      { text: 'A Glad and a Sad Day', thread: 'day' },
      { text: 'A Hand and a Song', thread: 'dying' },
      { text: 'Time for a Hello', thread: 'dying' },
      { text: 'A Brown Leaf', thread: 'leaf' },
      { text: 'The Leaf That Fell', thread: 'leaf' },
      { text: 'A Name to Say', thread: 'name' },
      { text: 'The Same Answer', thread: 'ask' },
      { text: 'One More Time, Please', thread: 'ask' },
      { text: 'One Plate Too Many', thread: 'plate' },
      { text: 'Somebody Dear' },
      { text: '{name} Remembers' },
    ],
    older: [
      { text: 'Where a Person Is', thread: 'where' },
      { text: 'Not in the Armchair', thread: 'where' },
      { text: 'A Feeling That Takes Its Time', thread: 'none' },
      { text: 'No Tears Needed', thread: 'none' },
      { text: 'The Same Person', thread: 'funeral' },
      { text: 'Goodbye in Company', thread: 'funeral' },
      { text: 'One Plate Too Many', thread: 'plate' },
      { text: 'A Day That Comes Round', thread: 'day' },
      { text: 'A Date in the Calendar', thread: 'day' },
      { text: 'The Days That There Are', thread: 'dying' },
      { text: 'Something Small to Bring', thread: 'dying' },
      { text: 'Counting the Plates', thread: 'plate' },
      { text: 'The Word Is Died', thread: 'words' },
      { text: 'Odd Words for One Thing', thread: 'words' },
      { text: 'Puddles and Dry Ground', thread: 'puddle' },
      { text: 'In and Out of Puddles', thread: 'puddle' },
      { text: 'Is and Was', thread: 'verb' },
      { text: 'A Small Verb', thread: 'verb' },
      { text: 'What the Cards Say', thread: 'card' },
      { text: 'Many Cards, One Sentence', thread: 'card' },
      { text: 'Somebody Dear' },
      { text: 'Somebody to Remember' },
    ],
  },
  benefits: [
    'Says in plain words what died means, and that nobody caused it.',
    'Shows that people in one family miss the same person in different ways.',
    'Leaves the feeling to {name} and makes room for questions, tears and play.',
  ],
  talk: {
    young: [
      'What does the story say about dying?',
      'Which word fits in the blank for {name} today?',
      'Shall we look at a picture together and say the name?',
    ],
    older: [
      'Which sentence in the story was true for you, and which was not?',
      'Which word went into the blank, and was it the same yesterday?',
      'Shall we each tell one thing that we remember?',
    ],
  },
  ofThread: {
    dying: {
      benefits: [
        'Says plainly that somebody is going to die, and that nobody caused it.',
        'Shows what still fits into the days that there are.',
        'Leaves the feeling to {name} and makes room for questions, tears and play.',
      ],
      talk: {
        young: [
          'What can people still do together in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we think of something to sing, say or draw?',
        ],
        older: [
          'Which sentence in the story was true for you, and which was not?',
          'Which word went into the blank, and was it the same yesterday?',
          'Shall we think of something to do or ask while there is time?',
        ],
      },
    },
  },
  cover: {
    setting: 'garden',
    time: 'sunset',
    pose: 'sit',
    feeling: 'sad',
    companion: 'grown-up',
    props: ['leaf', 'blanket'],
  },
  text: {
    '2-3': script(`
      D<leaf> {Name} may see a brown leaf. It is dry. It is dead. {who} died too. The body stopped.
      D<leaf> Down comes a leaf, dry and dead. {Name} may look at it. It stays down. {who} died. Nobody can undo that.
      D<name> {who} died. {Name} may look for {who}. Here? No. There? No. But the name is here.
      P People may cry. They miss {who}.
      P Grown-ups may get quiet. They think of {who}.
      P One person cries. One person sings. Both are sad.
      Q<name> At that name, {Name} may feel ____.
      Q {Name} may feel ____ without {who}.
      Q On a sad day, {Name} may feel ____.
      H {helper} can sit close.
      H {helper} can say it once more.
      H {helper} can cry and then cook.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can cry and stay.
      T {he} can ask for a lap.
      T {he} can ask it again.
      T {he} can cry, or play, or both.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      D<dying> {who is} so ill or so old. {who} is going to die. {Name is} told now. A hand is good.
      P<dying> Grown-ups cry now. Then they cook.
      P<dying> {who} may sleep a lot.
      Q<dying> Near {who}, {Name} may feel ____.
      Q<dying> At home, {Name} may feel ____.
      H<dying> {helper} can hold {him}.
      H<dying> {helper} can say what is true.
      T<dying> {he} can bring a picture.
      T<dying> {he} can play, too.
      C<dying> {he} can say, "Hello, it is me."
      A<dying> {who} is going to die. {Name} did not do it. A hand is warm. A song is good. Somebody is here.
      C<leaf> {he} can say, "Bye-bye, brown leaf."
      C<leaf> {he} can say, "Down, down, and it stays."
      C<name> {he} can say, "I know a name."
      C<topic> {he} can think about {topic}.
      A<leaf> A brown leaf stays brown. {who} died and cannot come back. {Name} did not do it. There is a lap. It is warm.
      A<leaf> The leaf is down. The tree is still there. {who} died. {Name} did not do it. People are still here.
      A<name> {who} died. {Name} did not do it. The name is still here. People can miss {who} and say it. Then there is supper.
    `),
    '4-5': script(`
      D<ask> {who} died. A dead body does not breathe or eat, and nothing hurts. {Name} may ask when {who} is coming. The answer is the same each time. Dead people cannot come back, and no child made it so. It is a lot to know, so people ask twice.
      D<leaf> Under a tree, {Name} may find a brown leaf. It was green, and now it is dead. It does not turn green again. {who} died too. The body stopped, and it stays stopped. No word and no wish made it stop.
      D<leaf> A leaf on the ground is dry and dead. {Name} may hold it next to a green one. The green one is soft, and the dry one breaks. All plants and people die one day, and most people die old. {who} died. No child made it happen, and nobody can turn it back.
      D<plate> {Name} may count plates on a family day. One day there may be one too many. {who} died, so nobody is there for that one. Hands can forget what a head knows. Nobody did a bad thing.
      P A grown-up may stop and cry a bit. Missing somebody can do that. No child made it happen.
      P One person talks about {who} all day. The next one hardly talks. Both may be sad.
      P Friends may not know what died means. They may ask odd things, or just want to play.
      P A sad child may run off to play. Then the sad part comes back. That is just how it goes.
      Q {Name} may feel ____ at the thought of {who}.
      Q When somebody says the name, {Name} may feel ____.
      Q At bedtime, {his} tummy may feel ____.
      H {helper} can answer the same thing again. ~ It helps to hear it in the same words.
      H {helper} can tell who looks after {Name} tomorrow. ~ It is good to know that.
      H {helper} can sit close and cry a bit too. ~ Tears stop, and then there is a tissue.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can find a picture of {who}. ~ A picture helps to see a face again.
      T {he} can ask about it one more time.
      T {he} can draw a picture for {who}.
      T {he} can cry, or play, or first one and then the other.
      T<comforter> {he} can hold {comforter} tight for a while.
      T<quiet> {he} can spend some time {quiet}, close to somebody.
      D<dying> {who} is going to die. Grown-ups know it, and {Name} may know it too. A body can be too ill or too old to go on. No word and no wish did that. There is still time to think of each other.
      P<dying> {who} may sleep a lot or be tired. Ears can still hear a song.
      P<dying> Grown-ups are sad before it happens. They may cry at breakfast and still know about shoes.
      P<dying> Some children want to go there. Some would like to send a picture. Both are fine.
      Q<dying> Thinking of {who}, {Name} may feel ____.
      Q<dying> When grown-ups talk in low voices, {Name} may feel ____.
      H<dying> {helper} can say what is known and what is not. ~ It helps to hear it.
      H<dying> {helper} can help with a picture or a hello. ~ Small things get there too.
      T<dying> {he} can draw something for {who}.
      T<dying> {he} can go and play, and come back to a lap.
      T<dying,comforter> {he} can hold {comforter} and ask a question.
      C<dying> {he} can say, "I am thinking of you."
      C<dying> {he} can think, "I did not do it, and I can ask."
      A<dying> Nobody knows the day. {who} is going to die, and that is sad. It is fine to cry, and it is fine to run about. A hello or a song can be given now.
      C<ask> {he} can ask, "Is it still the same answer?"
      C<leaf> {he} can say, "It was green, and I remember that."
      C<leaf> {he} can whisper, "Goodbye, and I remember."
      C<plate> {he} can say, "That one is for remembering."
      C<topic> For a rest, {he} can think about {topic}.
      A<ask> The question may come back in the bath, or at supper. The answer is still the same. {who} died, and that is sad to hear each time. There is a lap to hear it on.
      A<leaf> A tree lets go of its leaves, and there it stands. {who} died, and that was nobody's fault. People can miss somebody for a long time. There is a warm hand to hold.
      A<leaf> The brown leaf can lie on a shelf. It stays brown, because that is how dead things are. People can think of {who} and miss that face. Supper is warm, and {Name} has a place at the table.
      A<plate> The plate can go back on the shelf, or it can stay. {who} died, and no child made it happen. Other people miss that face too. There is still a plate for {Name}.
      D<day> Some days come back each year, with a cake or with lights. {who} died, and the day comes back all the same. {Name} may look for a face that is not there. No child made it so. People can be glad and sad on one day.
      C<day> {he} can think, "A day can be glad and sad."
      A<day> The day goes by, and it comes back next year. {who} died and cannot come back. People can say the name on that day, or light a candle. There is a lap to sit on.
      D<funeral> {who} died, and there is a funeral. A lot of people come, in good clothes. {Name} may see some of them cry and some of them laugh. They all miss the same person. The body does not feel anything now, and it is not cold.
      P<funeral> Some grown-ups cry at a funeral. It can look big. They can cry and still hold a hand.
      P<funeral> Children may come, and children may stay at home. Both are fine ways to say goodbye.
      Q<funeral> With all those people, {Name} may feel ____.
      H<funeral> {helper} can tell what comes first there, bit by bit.
      H<funeral> {helper} can go out with {him} for a while.
      T<funeral> {he} can bring a drawing or a flower.
      T<funeral> {he} can hold a hand and ask a question.
      C<funeral> {he} can say, "I came to say goodbye."
      A<funeral> Later the people go home and drink tea. They tell each other what {who} used to do. It is fine to be sad and to eat cake. The person who died is missed by all of them.
      D<none> {who} died. Some people cry, and some do not. {Name} may play, and feel nothing much at all. That is okay. A sad thing can be so big that it comes in later. It was not because of a child.
      C<none> {he} can think, "I can miss in my own way."
      A<none> Some cried, and some built a tower. All of them miss the one who died. A tear may come next week, or on a day with rain. It may not come, and that is all right too.
      D<where> Where is {who} now? {Name} may ask it in the car, and in bed. {who} died. The body stopped, so it does not hurt and is not cold. It cannot come home on a bus or a train. No child made it happen.
      D<where> {Name} may look in the usual places, such as the chair. {who} is not there. {who} died. That means that a body does not work any more. It is not like a trip. People who died do not come back from it.
      P<where> Families think different things about where people are after they have died. They can tell what they think. About the body, all of them say the same.
      P<where> Grown-ups look up at the door as well. Ears take a long time to learn it.
      Q<where> When that name is said, {Name} may feel ____.
      Q<where> Looking at the usual place, {Name} may feel ____.
      H<where> {helper} can give the same answer each time. ~ It is a hard one, so it takes many times.
      H<where> {helper} can say what this family thinks about it. ~ It is good to know.
      T<where> {he} can ask it as often as it comes.
      T<where> {he} can find a good place for a picture of {who}.
      C<where> {he} can ask, "Will you tell me again?"
      C<where> {he} can think, "Not at the door, but in my head."
      A<where> It is the same answer: {who} died and cannot come back. That is sad to hear, and it is true. There is a place that is easy to find. It is in the stories, and {Name} can ask for one.
      A<where> The chair is just a chair now. {who} died, and people miss the voice. A name can be said at supper. A joke can be told again. That is where a person can be met.
    `),
    '6-7': script(`
      D<words> {who} died. Many people do not like that word, so {Name} may hear others. They say "passed away", or "lost", or "gone to sleep". A person who sleeps wakes up, and a lost thing can be found. Dead is different. The heart and the brain have stopped, and they cannot start again. No child made them stop.
      D<words> There is a short word for what happened, and the word is died. {who} died. {Name} may hear people say it in other ways, such as "we lost" somebody. Nobody is lost, and nobody needs to go and look. A body stopped working. No thought, wish or cross word can make that happen.
      D<plate> On a family day, somebody may set the table with one plate too many. {Name} may see it first. {who} died, and everybody knows it, but hands are slow to learn. So the plate stands there, and the room gets quiet. It was nobody's fault.
      P Grown-ups may stop in the middle of a job and look at nothing. They miss {who} then. It is not about anything that a child did.
      P Some people cry a lot, and some cry later or not at all. One may laugh at an old story on the same day. Nobody is doing it wrong.
      P Friends may say nothing about it. They do not know which words to use. Some of them only want to play, and that can be a rest.
      P Many children wonder who else could die. Most people get old first. Grown-ups are glad to hear that question, because they can answer it.
      Q {Name} may feel ____ at the thought of {who}. It may be another word tomorrow.
      Q When the room gets quiet, {Name} may feel ____.
      Q In bed at night, {his} body may feel ____. Two feelings can be there at once.
      H {helper} can answer the same question many times. ~ Hard things take time to get into a head.
      H {helper} can tell what a funeral is like, or was like. ~ What is known is easier than what is guessed.
      H {helper} can say, "I am sad, and I still look after you." ~ Both of these are true on the same day.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can tell a new story about {who}. ~ There are often more stories than people think.
      T {he} can draw or write something for {who}. ~ It can be kept in a box or put by a picture.
      T {he} can ask what died means, as often as it takes. ~ Each time, a bit more of it makes sense.
      T {he} can go and play for a while. ~ Playing is not the same as forgetting.
      T<comforter> {he} can hold {comforter} and tell the whole thing. ~ Soft things listen to the end.
      T<quiet> {he} can spend some time {quiet}. ~ A head needs rests from sad things.
      D<dying> {who} is going to die. {Name} may have been told that, or may have heard it. When a body is too ill or too old, it cannot go on. Doctors cannot change that. They can see to it that it does not hurt much. It was not caused by anything that a child did or thought.
      P<dying> Somebody who is dying may sleep a lot, or say odd things. The body is busy with that. It is not about anyone in the room.
      P<dying> Grown-ups may be sad already, before anything has happened. They whisper because they want to spare children. They can be asked.
      P<dying> Some children want to visit. Some want to remember how it was before. Nobody is wrong.
      Q<dying> Thinking of {who}, {Name} may feel ____. It may be two things at once.
      Q<dying> When it is an ordinary day, {Name} may feel ____.
      H<dying> {helper} can tell what may happen next, in plain words. ~ What is known is easier than what is guessed.
      H<dying> {helper} can ask who would like to go along. ~ Yes and no are both fine.
      T<dying> {he} can send something, such as a drawing or a leaf. ~ It need not be big.
      T<dying> {he} can go and play as on other days. ~ It makes nobody more ill.
      T<dying,comforter> {he} can hold {comforter} and tell it all. ~ Soft things listen to the end.
      C<dying> {he} can think, "There is still today."
      C<dying> {he} can say, "I like you, and I wanted to say so."
      A<dying> Nobody can say which day it will be. {who} is going to die. It is fine to be sad before it. What is said now is said in time. A drawing can hang on a wall over there, and one can hang here.
      C<words> {he} can think, "I know the real word."
      C<words> {he} can say, "The word is died, and I can say it."
      C<plate> {he} can say, "My hands forget too."
      C<topic> For a rest, {he} can think about {topic}.
      A<words> A plain word does not make it less sad. It only makes it clear. {who} died, and people can say so, and cry, and then eat pancakes. The name can be said as well. It was a good word before, and it still is.
      A<words> People will go on using odd words, because they want to be kind. {Name} knows which one is true. {who} died and cannot come back. What happened before still happened, and anyone can remember it out loud.
      A<plate> After some weeks, hands learn to count again. On some days they forget once more. People miss {who} on those days, and on other days too. The plate goes back in its pile, and supper is still warm.
      D<day> Some days come round each year with the same food and the same songs. {who} died, and on such a day it can be felt more. {Name} may know the moment when something is missing. It may be a voice or a chair. Nothing that a child did made it so. It is just that missing knows the date.
      P<day> Grown-ups may be louder than usual on such a day, or more quiet. They miss somebody too, and they want it to be a nice day.
      C<day> {he} can think, "A good day can have a sad bit in it."
      A<day> In the evening the day is over for a year. {who} died, and nothing turns that back. What they did together on such days can be told, or done again. Some of it was glad and some of it sad. Both belong to the day.
      D<funeral> {who} died, and people meet for a funeral. They come because they were fond of the same person. {Name} may hear music, and words about how it was. There may be a long box, which is called a coffin. The body in it does not feel, hear or think any more.
      P<funeral> At a funeral one person cries, and one tells a funny story. All of them miss somebody. There is no right face for it.
      P<funeral> Grown-ups may be sad and busy at the same time. They may forget to explain things.
      Q<funeral> At the funeral, {Name} may feel ____. It may be nothing much, or two things at once.
      H<funeral> {helper} can say beforehand what there is to see and hear.
      H<funeral> {helper} can find somebody to go outside with, at any time.
      T<funeral> {he} can choose whether to come, and change {his} mind.
      T<funeral> {he} can bring a drawing, a flower or a note.
      C<funeral> {he} can think, "All these people knew the same laugh."
      A<funeral> Afterwards there is often tea, and stories come out with the sandwiches. Some are new, even to the grown-ups. Nobody comes back through a funeral. But it shows how many people miss {who}.
      D<none> {who} died, and people may look to see if somebody cries. {Name} may find no tears at all, or no feeling. That can be strange. It is a thing that heads do when something is too big. They let it in a little at a time. Nobody is bad for that, and nothing a child did made it happen.
      C<none> {he} can think, "No tears is also a way of missing somebody."
      A<none> Missing somebody has no set time. It may come with a smell, a song or a cup, or stay small. {who} died, and those who remember need no wet eyes for it. There is room for playing and for being sad, in any order.
      D<where> {who} died, and {Name} may have asked, "Where is {who} now?" It is a question with two halves. One half is about the body, and the other is about what people believe. The body has stopped, and it feels no cold and no pain. A body goes into a grave or is turned to ashes. A grown-up knows which.
      D<where> {who} died and cannot come back to the door. Where is the person who laughed and was cross and knew {Name}? People have thought about that for thousands of years. Some people believe in a heaven, and some do not. Nobody can go and look.
      P<where> Grown-ups may say "gone" or "up there", because "died" is hard to say. It can sound as if somebody could return. They do not mean that.
      P<where> In one family, people may believe different things. They can still miss the same person.
      Q<where> When there is no clear answer, {Name} may feel ____.
      Q<where> At a place where {who} used to be, {Name} may feel ____.
      H<where> {helper} can say what is known, and what this family believes. ~ They are two different things, and both can be told.
      H<where> {helper} can show {Name} the place of remembering, if there is one. ~ It need not be now.
      T<where> {he} can ask different people what they think. Nobody needs to be right.
      T<where> {he} can choose a place for remembering, such as a bench or a shelf.
      C<where> {he} can think, "I can ask, and I can remember."
      C<where> {he} can say, "Tell me something about {who}."
      A<where> One half of the question has an answer, and it stays the same. {who} died, and a body that has died does not come back. The other half is for thinking about, on walks and in bed. A photo can stand where people go by. They stop there and remember something, and then they go on.
    `),
    '8-10': script(`
      D<puddle> {who} died. When a person dies, the heart and the brain stop, and nothing can start them again. Nothing that {Name} said, did or thought had any part in it. People who work with sad families compare what comes next to puddles. A child can stand in a deep one and cry. A minute later the same child is out of it and asks for a sandwich. Both minutes are real.
      D<puddle> Sadness can be compared to a wet street, with deep puddles and dry ground in between. {who} died. Now {Name} may step into one without seeing it, at school or in the middle of a joke. Then it is over, and there is a game on. No child caused it, just as nobody causes rain. Walking on dry ground is not forgetting.
      D<plate> Brains run on habit. They guess what comes next, and mostly they are right. {who} died, and {his} brain knows that and still guesses the old way. It may expect a voice on the phone, or count one plate too many for Sunday. Then it remembers, and that moment can be hard. It is not a mistake. It is how long a brain needs for a change as big as this. Nothing that a child said or did made it happen.
      P Everybody in a family misses the same person differently. One tidies, one sleeps a lot, and one tells jokes that are nearly funny. From outside it can look as if some of them did not mind. They do.
      P Friends at school may say nothing, because they are afraid to say the wrong thing. Some of them have a grandparent who died as well. They may be waiting for somebody else to begin.
      P Adults sometimes hide their tears so that children will not worry. Children hide theirs for the same reason. Two people can keep this up for weeks with only one door between them.
      P At a funeral some people cry, some are silent, and some laugh over the food afterwards. All of them came because of one person. It would be hard to tell from their faces who misses {who} most.
      Q {Name} might feel ____ at the thought of {who}. It may be a different word next week.
      Q When everybody else is busy again, {Name} might feel ____.
      Q In the minute of remembering, {Name} might notice ____. It is often in the throat or the chest.
      H {helper} can talk about the goodbye, the one that is to come or the one that has been. ~ Being there or not can each be right.
      H {helper} can answer questions about dying as they come, and say, "I do not know," where nobody does. ~ Real answers are easier to live with than guesses.
      H {helper} can keep the ordinary things going, such as supper and school. ~ When sadness stays heavy for weeks, a doctor can help as well.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can tell a new story about {who}. ~ There are usually quite a few of those.
      T {he} can start a list of what there is to remember, with small things in it. ~ A way of sneezing counts.
      T {he} can choose one person who may ask about it, and tell the others it is not a subject. ~ Both are polite.
      T {he} can go out and play, even on a sad day. ~ It is possible to miss somebody and score a goal.
      T<comforter> {he} can keep {comforter} close for a while. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}. ~ A head needs time off from a hard thing.
      T<activity> {he} can spend some time {activity}, with no need to enjoy it. ~ Sometimes the hands like it first.
      D<dying> Some deaths are known about beforehand. {who} is going to die, and {Name} may have been told or may have worked it out. When a body is too ill or too old, medicine can ease it and no longer mend it. It is odd to know such a thing on an ordinary Tuesday. Nothing that a child did, said or thought has brought it about.
      P<dying> Somebody who is dying is still the same person, with less strength. They may be awake for an hour and asleep for five. The hour need not be important.
      P<dying> Parents may be losing a mother or a father, and they look after a family at the same time. They may be short with people. It is not about the person who left the shoes in the hall.
      P<dying> Friends may not know what to say to something that has not happened yet. One plain sentence is enough for most of them.
      Q<dying> At the thought of {who}, {Name} might feel ____. It may change from day to day.
      Q<dying> In the middle of an ordinary lesson, {Name} might notice ____.
      H<dying> {helper} can say honestly what is known, and say, "I do not know," to the rest. ~ If it gets too heavy, there are people at hospices and schools who help with it.
      H<dying> {helper} can describe what there is to see before anybody goes there, and accept a no. ~ Both are ways of being fond of somebody.
      T<dying> {he} can write down one thing that is good to have known about {who}. ~ It can be read aloud there, or kept.
      T<dying> {he} can ask for a story that only {who} knows. ~ Some of them are asked for too late.
      T<dying> {he} can spend an afternoon with friends. ~ It takes nothing away from anybody.
      T<dying,comforter> {he} can keep {comforter} near in these days. ~ Nobody is too old for that.
      C<dying> {he} can think, "I cannot stop it, and I can say hello."
      C<dying> {he} can think, "It has not happened today."
      A<dying> There is no good way to wait for something like that, and no wrong way. {who} is going to die. The days that there are can have small things in them, such as a card, a joke or a hand. It is fine to be sad now, and to be hungry as well. Later they will be things that happened.
      C<puddle> {he} can think, "This one is deep, and it has an edge."
      C<puddle> On a good afternoon, {he} can think, "Dry ground is allowed."
      C<plate> {he} can think, "My brain is still counting the old way."
      C<topic> For a rest, {he} can think about {topic}, and be sad again later.
      A<puddle> Puddles dry up in their own time, and new ones come on birthdays and for no reason at all. {who} died and cannot come back. The days before that did happen, and they stay that way. Anyone can miss somebody and have wet feet and still want pancakes.
      A<puddle> Nobody can say how many puddles there will be, or where. After some months most people find more dry ground between them. It is fine to remember {who} with a laugh, and fine to cry about it. There is a towel at home, and there are people.
      A<plate> Little by little, a brain learns to count again. It does not learn to forget, because that is a different thing. On some Sundays people will still miss {who} all at once, with a plate in one hand. Somebody usually says the name then, and takes the plate, and the potatoes go round.
      D<day> Feasts and birthdays are made of the same things every year. That is why they can be hard after a death. {who} died, and {Name} may notice it most on such a day. The songs come, and the plates and the jokes, and one voice is missing among them. The brain waits for it, because it was there in the other years. Nothing that anybody did is the reason. A day like that can hurt before it has begun.
      P<day> Adults sometimes cook too much on such a day, or forget the potatoes. Hardly anyone says why. Most of them would be glad if somebody began.
      C<day> {he} can think, "One voice is missing, and I am allowed to notice."
      A<day> The day passes, and it was mixed, as such days are. {who} died and cannot come back to the table. Some families do one thing just as it was, and one in a new way. Both are ways of remembering. Next year the gap will still be there, and it will be better known.
      D<funeral> {who} died, and a funeral is how people come together around that. There are many kinds of funeral, with music or in silence, at a grave or without one. {Name} may see a coffin, and people in dark clothes, and people who cry. The body feels nothing any more, and nothing there can hurt it. A good deal of a funeral is simply looking at one another and knowing why.
      P<funeral> Grown-ups behave oddly at funerals. They whisper about sandwiches, laugh in the wrong place and then weep in the car park. It is what people do when something is larger than they are.
      P<funeral> Some children go and some do not, and later they are glad about either. It helps to know beforehand what it is like.
      Q<funeral> In the middle of it, {Name} might feel ____. Bored is allowed, and so is hungry.
      H<funeral> {helper} can go through the order of it beforehand, with all the strange words.
      H<funeral> {helper} can agree on one person to leave the room with, no reasons asked.
      T<funeral> {he} can put something in or beside it, such as a letter that nobody else reads.
      T<funeral> {he} can think of one thing about {who} that nobody else there knows.
      C<funeral> {he} can think, "All of them are here because of one person."
      A<funeral> Then there are plates, coats and a lot of people. Stories go round about {who}, and some do not agree with each other. It is possible to be sad with a mouth full of cake. Missing somebody can be talked about again, in a week or in ten years.
      D<none> {who} died, and everybody seems to know how that looks. {Name} may wait for a feeling and find none, only a kind of quiet. That is more common than people say. When something is too large, a brain takes it in small pieces, and at first it may take none. It is no sign of not having cared. Nothing that a child said or did made it happen.
      C<none> {he} can think, "It is allowed to take its time, or to stay quiet."
      A<none> The feeling may turn up in a week, over a tool or a smell. Or it may stay a quiet one. Both are ways of missing somebody. {who} died, and what there was between two people is not measured in tears. It can be found again in how something was done together.
    `),
    '11+': script(`
      D<verb> One of the first odd things after a death is a verb. {who} died, and every sentence that began with "is" now needs a "was". {Name} may get it wrong in the middle of a conversation, and hear everyone go quiet. It is not a mistake in any sense that matters. Brains live by expectation, and they need months to rewrite this much. No argument, no missed visit and no unkind thought had a part in what happened.
      D<verb> "Likes" or "liked" is a small question, but it can stop a person in the middle of a sentence. {who} died, which is a fact about one day. For {Name} the grammar of it may take far longer. Nobody decides in one evening that a person belongs to the past tense. Some families use the present for years, for jokes and recipes above all. Nothing that anybody here did, thought or left undone brought that day about.
      D<card> If this were a letter to {Name}, it would not begin with "sorry for your loss". There are enough cards that do, and they all seem to be the same card. {who} died, and nothing that {he} said or left unsaid had a part in it. It may seem odd that one short sentence can be all that people find to say. Mostly it is all they dare to say. Behind it there may be a story, or an ordinary wish to help, and no idea how to put either on cardboard.
      P Each person in a family keeps to a separate timetable. One has cried already and is dealing with the paperwork, and another has not started. It can look like coldness from one side and like drama from the other, and it is usually neither.
      P Friends may act as if nothing had happened. It is hard to tell tact from indifference in a corridor. Most of them are waiting for a sign that the subject is open, and a few know more about it than they have ever mentioned.
      P A parent whose own mother or father died is two things at once, a parent and somebody's child. That is a lot for one person. It explains some of the forgotten appointments, and the long look at a kettle.
      P Relatives may announce what {who} would have wanted, often about flowers. They disagree, and they mean well. It is one of the ways in which people keep somebody in the room a little longer.
      Q {Name} might feel ____ at the thought of {who}. Relief, anger and nothing in particular are all on the list.
      Q<verb> When somebody uses the wrong verb, {Name} might notice ____. It may be in the throat before it is a thought.
      Q On the first ordinary day, {Name} might feel ____. There is no correct speed for this.
      H {helper} can say what is known about how it happened, and admit what is not. ~ A fact is easier to live beside than a guess.
      H {helper} can ask which part {he} would like in any goodbye, and accept "none". ~ Reading, carrying, choosing a song and staying out of it are all real answers.
      H {helper} can notice when sadness stays heavy for weeks and ask a doctor or a bereavement service. ~ There are people whose whole job is this.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What helped before is a sensible place to begin.
      H<helper> {helper} can tell the true stories along with the nice ones. ~ A whole person is better company than a saint.
      T {he} can write down things that nobody else would know to remember. ~ A voice on an old message, a way with crosswords, a wrong opinion about cheese.
      T {he} can decide who hears the long version and who gets one sentence. ~ Nobody is owed the long one.
      T {he} can take an evening off from all of it. ~ It is rest, and it betrays nobody.
      T<comforter> {he} can keep {comforter} within reach. ~ Plenty of adults own something similar and mention it to nobody.
      T<quiet> {he} can spend an hour {quiet}. ~ Ordinary hours are a form of rest.
      T<activity> {he} can keep the usual time for {activity}. ~ It can be worth doing without being enjoyed.
      D<dying> To know in advance that somebody will die is a strange sort of knowledge. {who} is going to, and {Name} may have been told in so many words or have read it in other people's faces. Doctors speak of comfort at this stage, which means that they can ease things and not reverse them. No one can give a date. Nothing that was said, done or left undone by any young person had a part in it.
      P<dying> People at the end of their lives mostly say that ordinary company is what they like best. News of a bad bus driver is welcome. So is somebody who reads in the same room.
      P<dying> A parent in this position is a child as well, and not at their best. They may organise everything within reach. It is easier than sitting still.
      P<dying> Relatives may gather and disagree, about soup above all. It is what fear looks like in a group. It does not need a referee.
      Q<dying> On hearing the phone, {Name} might notice ____. Bodies often get there before thoughts do.
      Q<dying> On a perfectly good afternoon, {Name} might feel ____. Guilt about enjoying it is common and not deserved.
      H<dying> {helper} can pass on what is known, on the same day, including what nobody knows. ~ If it gets too heavy, a doctor or somebody at a hospice can be asked at any time.
      H<dying> {helper} can leave it to {him} whether to go there, and how long. ~ Ten minutes count, and so does a letter.
      T<dying> {he} can ask the question that only {who} can answer. ~ It may be about a recipe.
      T<dying> {he} can say what there is to say, write it, or sit there with a book. ~ All three count as having been there.
      T<dying> {he} can spend an evening with friends. ~ It is rest, and it betrays nobody.
      T<dying,comforter> {he} can keep {comforter} within reach. ~ There is no age limit for comfort.
      C<dying> {he} can think, "It has not happened yet, and this is still a Tuesday."
      C<dying> {he} can think, "I need not be wise about it. I can be there, or think of it."
      A<dying> Grief that begins early is not used up early, and nobody needs to save any. {who} is going to die, at a time that no one can name. Until then there are ordinary days, some of them with a visit or a letter in them, and a few may be funny. What is said on those days will have been said.
      C<verb> {he} can think, "The right tense can wait."
      C<verb> In the middle of a wrong verb, {he} can think, "That one was true for a long time."
      C<card> {he} can think, "They had one sentence, and they sent it."
      C<topic> For a rest, {he} can think about {topic}, and leave the rest where it is.
      A<verb> In time the verbs settle, although not all of them. {who} died. "Was" is correct for a body, and nobody has found the right tense for the things a person taught somebody else. People may miss {who} in the past and in the present, sometimes in one sentence. The grammar at home is patient.
      A<verb> Grief does not hold examinations, and nobody is marked on "is" and "was". Some days will be heavy, and some will be funny without any warning. If the heavy ones will not lift for weeks, there are people to ask. Meanwhile {who} can be remembered in whatever tense comes first.
      A<card> The cards will go into a drawer in the end. They could not say much, and each of them took somebody an evening of looking at an empty page. It is possible to miss a person a great deal and still be unable to write it down. Whatever {Name} would put on such a card, there is no date by which it needs to be finished.
      D<day> Grief keeps a calendar. {who} died, and on an ordinary Tuesday {Name} may hardly think of it. Then a feast or a birthday comes round and brings all of it back. That comes from repetition, and from nothing that anybody did. The brain has stored how the day goes, with everyone in it, and it reports a person missing every few minutes. Cheerful music does not help, and nobody says so.
      P<day> One person wants everything to be as it was, and another wants to go away for the week. Both are missing somebody, and they may argue about the potatoes instead. It helps when one of them mentions the name.
      C<day> {he} can think, "It is the date. It is allowed to be."
      A<day> {who} died, and the day goes on coming round without being asked. Somebody may tell the old story, or start a new habit, and both are attempts at the same thing. It is possible to laugh at that table and to be out on the steps five minutes later. Each of them counts as having been there.
      D<funeral> {who} died, and now there is a funeral, which is an old invention for a situation in which nobody knows what to do. It gives people a time, a place and something to do with their hands. {Name} may find it moving, stiff, or strangely ordinary, with a car park and a running order. There may be a coffin, and a moment when it goes out of sight. For many people that is the hardest minute, and it is a minute.
      P<funeral> Adults who seem composed are often only concentrating. Some will talk about the traffic, since it is the one subject that holds.
      P<funeral> There is no correct amount of crying. People who shed no tear on the day may do so in a supermarket in spring.
      Q<funeral> When the music starts, {Name} might feel ____. Numb is a feeling as well.
      H<funeral> {helper} can say plainly what is going to happen and in which order.
      H<funeral> {helper} can keep a seat at the end of a row, so that going out is easy.
      T<funeral> {he} can ask to do something, such as choosing a song or reading four lines. ~ Or {he} can ask not to.
      T<funeral> {he} can write down one thing about {who} that will not be in the speech.
      C<funeral> {he} can think, "It is a goodbye in company. The rest is mine."
      A<funeral> Afterwards there are sandwiches and a noise level that surprises everyone. It is relief, and there is nothing wrong with it. {who} appears in a dozen stories, told by people who each knew a different part. Missing somebody does not end with the funeral. It becomes less public, and it may be spoken of at any time.
      D<none> {who} died. There may have been a great deal of crying in the house, and {Name} may have stood there feeling nothing in particular. It is an uncomfortable discovery, and a very usual one. Numbness is one of the first things a mind does with a loss, because it buys time. It is not coldness, and it proves nothing about how much somebody mattered. Nobody in the family made this death happen, and nobody can grieve it to order.
      C<none> {he} can think, "Nothing, for now. That is a feeling too."
      A<none> The feeling may arrive months later over something ridiculous, such as a screwdriver, or in pieces too small to look like grief. {who} died, and there is no examination in it. Missing somebody can consist of doing a thing the way it was shown. Tears are optional, and they keep.
    `),
  },
};

/**
 * A grandparent died. Who it was comes from the parent's words (role `who`); what that person was like is not ours to
 * say. Died is the word, it was nobody's fault, and a day with a laugh in it is allowed.
 */
export const grandparentDeath: Frame = withScenes(
  own,
  angrySinceTheDeath,
  theNewsThatSomebodyDied,
  tookTheirOwnLife,
  phoneThatStillRings,
  couldNotGo,
  laughsAtSadNews,
  whoIsNext,
  comesBack,
  silentAboutIt,
  visitThatWasMissed,
);
