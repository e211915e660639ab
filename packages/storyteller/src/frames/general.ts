import { onFourLegs } from './general/on-four-legs.ts';
import { makeUpAtSchool } from './growing-up/make-up-at-school.ts';
import { stolenBike } from './general/stolen-bike.ts';
import { nobodyLaughed } from './school/nobody-laughed.ts';
import { givenUpEarly } from './general/given-up-early.ts';
import { helmetBeforeWheels } from './home/helmet-before-wheels.ts';
import { lastLookAtThePeg } from './school/last-look-at-the-peg.ts';
import { whatWasSchoolLike } from './what-was-school-like.ts';
import { seenOnAScreen } from './seen-on-a-screen.ts';
import type { SentenceKind } from '@storylantern/contract';
import type { Frame, Variant } from '../frame.ts';
import { AT_HOME_EIGHT_TO_TEN } from './general/at-home/eight-to-ten.ts';
import { AT_HOME_ELEVEN_UP } from './general/at-home/eleven-up.ts';
import { AT_HOME_FOUR_TO_FIVE } from './general/at-home/four-to-five.ts';
import { AT_HOME_TOPICS } from './general/at-home/scenes.ts';
import { AT_HOME_SIX_TO_SEVEN } from './general/at-home/six-to-seven.ts';
import { AT_HOME_TITLES } from './general/at-home/titles.ts';
import { AT_HOME_TWO_TO_THREE } from './general/at-home/two-to-three.ts';
import { EVERYDAY_EIGHT_TO_TEN } from './general/everyday/eight-to-ten.ts';
import { EVERYDAY_ELEVEN_UP } from './general/everyday/eleven-up.ts';
import { EVERYDAY_FOUR_TO_FIVE } from './general/everyday/four-to-five.ts';
import { EVERYDAY_SIX_TO_SEVEN } from './general/everyday/six-to-seven.ts';
import { EVERYDAY_TITLES } from './general/everyday/titles.ts';
import { EVERYDAY_TWO_TO_THREE } from './general/everyday/two-to-three.ts';
import { EVERYDAY_ROLES, EVERYDAY_TOPICS } from './general/everyday/words.ts';
import { FAMILY_DAYS_EIGHT_TO_TEN } from './general/family-days/eight-to-ten.ts';
import { FAMILY_DAYS_FOUR_TO_FIVE } from './general/family-days/four-to-five.ts';
import { FAMILY_DAYS_ROLES, FAMILY_DAYS_TOPICS } from './general/family-days/scenes.ts';
import { FAMILY_DAYS_SIX_TO_SEVEN } from './general/family-days/six-to-seven.ts';
import { FAMILY_DAYS_TITLES } from './general/family-days/titles.ts';
import { FAMILY_DAYS_TWO_TO_THREE } from './general/family-days/two-to-three.ts';
import { EIGHT_TO_TEN } from './general/eight-to-ten.ts';
import { ELEVEN_UP } from './general/eleven-up.ts';
import { FOUR_TO_FIVE } from './general/four-to-five.ts';
import { SIX_TO_SEVEN } from './general/six-to-seven.ts';
import { KINDS_OF_MATTER, ofKind, type Kind } from './general/kinds/index.ts';
import { ofADeed } from './general/of-a-deed.ts';
import { ofADoing } from './general/of-a-doing.ts';
import { ofAMoment } from './general/of-a-moment.ts';
import { PLAIN, SENT_TO_A_CHILD } from './general/plain.ts';
import { TWO_TO_THREE } from './general/two-to-three.ts';
import { OUT_AND_ABOUT_EIGHT_TO_TEN } from './general/out-and-about/eight-to-ten.ts';
import { OUT_AND_ABOUT_FOUR_TO_FIVE } from './general/out-and-about/four-to-five.ts';
import { OUT_AND_ABOUT_TOPICS } from './general/out-and-about/scenes.ts';
import { OUT_AND_ABOUT_SIX_TO_SEVEN } from './general/out-and-about/six-to-seven.ts';
import { OUT_AND_ABOUT_ROLES, OUT_AND_ABOUT_TITLES } from './general/out-and-about/titles.ts';
import { OUT_AND_ABOUT_TWO_TO_THREE } from './general/out-and-about/two-to-three.ts';
import { SCHOOL_EIGHT_TO_TEN } from './general/school-days/eight-to-ten.ts';
import { SCHOOL_ELEVEN_UP } from './general/school-days/eleven-up.ts';
import { SCHOOL_FOUR_TO_FIVE } from './general/school-days/four-to-five.ts';
import { SCHOOL_SIX_TO_SEVEN } from './general/school-days/six-to-seven.ts';
import { SCHOOL_TITLES, SCHOOL_TOPICS } from './general/school-days/titles.ts';
import { HELPED_SCENES, NAMED_SCENES, SCENE_CUES, SCENE_IMAGES, SCENES } from './general/scenes.ts';
import { noses } from './home/noses.ts';
import { withScenes } from './scene.ts';
import { seenAtTheGate } from './family/seen-at-the-gate.ts';
import { theHomeSmells } from './family/the-home-smells.ts';
import { sweetsOnTheQuiet } from './family/sweets-on-the-quiet.ts';
import { coinsThatGo } from './family/coins-that-go.ts';
import { blanketAtNursery } from './home/blanket-at-nursery.ts';
import { homeOnFootAlone } from './growing-up/home-on-foot-alone.ts';
import { quietInThere } from './home/quiet-in-there.ts';
import { newFaces } from './home/new-faces.ts';
import { feetOnTheGround } from './home/feet-on-the-ground.ts';
import { picturesAsBigAsAWall } from './home/pictures-as-big-as-a-wall.ts';
import { pinchAndLean } from './home/pinch-and-lean.ts';

/** What happens between people, or weighs on somebody, and is not learnt piece by piece. */
const NO_SKILL =
  /\b(?:friends?|mates|secrets?|tells?|told|sa(?:id|ys)|laughs?|laughed|miss(?:es|ing)?|people|betray\w*|fell out|falling out|rude|grand\w+|nan|teas\w+|rumou?rs?|embarrass\w*|die[sd]?|dying|death|cancer|hospice|hospital|ill|illness|crash\w*|accident|fire|flood\w*|police|dads?|daddy|mums?|mummy|moms?|mommy|parents?|family|sisters?|brothers?|cousins?|visit\w*|cancel\w*|argu\w*|alone|lonely|sad|upset|cr(?:y|ies|ied|ying)|worr\w*|scared|afraid|hates?|angry|cross|jealous\w*|part(?:y|ies)|changed?|news|left|leav\w*|gone|nobody|no one|feels?|grow(?:s|ing)? up|growing|older|birthdays?|change)\b/i;
const AMONG_OTHERS =
  /\b(?:school|class\w*|lessons?|teachers?|nursery|preschool|homework|work|help|asks?|asking|questions?|clubs?|assembly)\b/i;
/** As good as the others for whatever is hard. */
const ANY = /^/;
const LEARNT =
  /^(?![^]*\b(?:princess|frozen|costume|batman|spider-?man|superhero|elsa|fell|bump\w*|banged|hurt|won'?t go|washing machine|climb(?:s|ing)? in|give up|giving up|quit\w*|stop (?:going|doing|playing|having)|pack in|dare[ds]?|roof|dress code|skirt|drop(?:s|ping)?|extra|parents)\b)[^]*?\b(?:learn\w*|zips?|tie|tying|laces?|buttons?|spoons?|rid(?:e|es|ing)|writ(?:e|es|ing)|handwriting|practi[sc]\w*|cutlery|fork|knife|dress\w*|bikes?|catch\w*|cut(?:s|ting)?|clock|counting|maths?|piano|violin|guitar|climb\w*)\b/;

type Paragraphs = Readonly<Record<SentenceKind, readonly Variant[]>>;

/** The paragraphs of one age from several scripts. */
const together = (...scripts: readonly Paragraphs[]): Paragraphs => {
  const of = (kind: SentenceKind): Variant[] => scripts.flatMap((each) => each[kind]);
  return {
    descriptive: of('descriptive'),
    perspective: of('perspective'),
    partial: of('partial'),
    cooperative: of('cooperative'),
    directive: of('directive'),
    control: of('control'),
    affirmative: of('affirmative'),
  };
};

const own: Frame = {
  id: 'general',
  name: 'Something that feels hard',
  says: [],
  claims: { strong: [], cues: [] },
  topicWords: [
    ...EVERYDAY_TOPICS,
    ...SCHOOL_TOPICS,
    ...AT_HOME_TOPICS,
    ...FAMILY_DAYS_TOPICS,
    ...OUT_AND_ABOUT_TOPICS,
    'wish',
    'job',
    'hands',
    'hard',
    'knot',
    'heart',
    'pulse',
    'easier',
    'easy',
    'difficult',
    'lap',
    'room',
    'bag',
    'stairs',
    'stair',
    'trip',
    'laughed',
    'laugh',
    'laughing',
    'hands',
    'languages',
    'moment',
    'heavy',
    'lighter',
    'clean',
    'nappy',
    'cream',
    'stop',
    'stopping',
    'leave',
    'lessons',
    'far',
    'close',
    'voice',
    'mouth',
    'page',
    'words',
    'word',
    'game',
    'question',
    'album',
    'money',
    'seat',
    'song',
    'first love',
    'coat',
    'day',
    'back',
    'bump',
    'minute',
    'near',
    'tell',
    'telling',
    'bored',
    'boredom',
    'dull',
    'told',
    'excited',
    'excitement',
    'soap',
    'please',
    'thank',
    'club',
    'run',
    'answer',
    'chew',
    'cape',
    'clock',
    'fingers',
    'fingertips',
    'hide',
    'country',
    'lost',
    'legs',
    'walk',
    'embarrassment',
    'message',
    'picture',
    'breakfast',
    'toast',
    'love',
    'loved',
    'name',
    'hook',
    'floor',
    'fly',
    'sand',
    'sun',
    'hat',
    'list',
    'gate',
    'apron',
    'beside',
    'friend',
    'outside',
    'inside',
    'glasses',
    'along',
    'chin',
    'nose',
    'foot',
    'toes',
    'feet',
    'teeth',
    'guests',
    'holds',
    'hold',
    'moon',
    'table',
    'vet',
    'chair',
    'window',
    'bowl',
    'row',
    'shelf',
    'parcel',
    'first',
    'door',
    'aeroplane',
    'eyes',
    'tables',
    'cup',
    'paper',
    'expect',
    'hopes',
    'plate',
    'bites',
    'bite',
    'crayons',
    'crayon',
    'sleeves',
  ],
  facts: [
    'Many things are hard at first and become easier with practice; how fast differs from person to person.',
    'A large task is easier to begin when it is divided into small parts with a clear end.',
    'People of every age ask for help; others often cannot see that something is hard.',
    'Skills that were practised often need less attention and feel easier.',
    'Progress is uneven: a bad day after a good one is ordinary.',
    'Nearly half of all pregnancies in the world are unintended (UNFPA, 2022).',
    'Knowing what comes next makes a situation easier for many people.',
  ],
  threads: {
    block: 'a tower of blocks, which begins with one block',
    hand: 'a hand that goes up, or reaches out, to ask',
    zip: 'a zip, which is hard for everybody until it is not',
    stone: 'a stone in a shoe, which only one person can feel',
    sandwich: 'a sandwich, with something easy on both sides of the middle',
    knot: 'a knot, which gets tight by pulling and opens from its loose side',
    drum: 'a heart, which beats faster when something is hard and then slower',
    ...SCENE_IMAGES,
  },
  // What happens between people, and what befalls a family, is no skill: it is not learnt piece by piece as a zip is.
  threadCues: {
    // Among others one asks; at home nobody raises a hand.
    hand: AMONG_OTHERS,
    stone: NO_SKILL,
    // Advice does not pull at a goodbye.
    knot: new RegExp(`^(?![^]*${NO_SKILL.source})`, 'i'),
    drum: ANY,
    zip: LEARNT,
    block: LEARNT,
    sandwich: LEARNT,
    ...SCENE_CUES,
  },
  onlyWhenSaid: ['zip', ...Object.keys(SCENES)],
  tellsAlone: Object.keys(SCENES),
  takesHelps: HELPED_SCENES,
  comesFirst: NAMED_SCENES.map(([id]) => id),
  answers: {
    minder: /\b(?:often|fed up|resents?|fair|always|look\w* after|minds?|babysit\w*|brothers?|sisters?|siblings)\b/i,
    wrongname: /\b(?:laugh\w*|shy|name|mispronounc\w*)\b/i,
    where: /\b(?:los(?:e|es|ing|t)|coat|jumper|bottle|pencil case|hat|gloves?|cardigan)\b/i,
    knows:
      /\b(?:being|getting it|it(?:'s| is)?|is|be) wrong\b|\bin front of (?:everyone|everybody|the (?:whole )?class|others)\b/i,
  },
  catchAll: 'handles',
  roles: {
    ...EVERYDAY_ROLES,
    ...FAMILY_DAYS_ROLES,
    ...OUT_AND_ABOUT_ROLES,
    // What is looked at over a plate.
    mealscreen: {
      fallback: { text: 'the telly' },
      cues: [
        { match: /\b(?:tablet|ipad)\b/i, phrase: { text: 'the tablet' } },
        { match: /\bphone\b/i, phrase: { text: 'the phone' } },
      ],
    },
    // What bare feet are to stand on.
    ground: {
      fallback: { text: 'the ground' },
      cues: [
        { match: /\bsand\w*|\bbeach\b/i, phrase: { text: 'the sand' } },
        { match: /\bgrass\w*/i, phrase: { text: 'the grass' } },
        { match: /\bsnow\b/i, phrase: { text: 'the snow' } },
        { match: /\bmud\w*/i, phrase: { text: 'the mud' } },
      ],
    },
    // Who comes to the house, by name where it has been told.
    guest: {
      fallback: { text: 'a friend' },
      cues: [
        { match: /\bcousins?\b/i, phrase: { text: 'a cousin' } },
        { match: /\b(?:friends?|mates?|bestie|pals?|play ?dates?)\b/i, phrase: { text: 'a friend' } },
      ],
    },
    // What only one person may do for a child.
    // The one whose hands are wanted for it.
    rightone: {
      fallback: { text: 'that person' },
      cues: [
        {
          match:
            /\b(?:only|just) (?:lets?|allows?|wants?|has) (?:his |her |their )?(mum(?:my)?|mom(?:my)?|mama|dad(?:dy)?|papa|nan(?:a|ny)?|gran(?:ny|dma|dad)?|auntie)\b/i,
          phrase: { text: '$' },
        },
      ],
    },
    task: {
      fallback: { text: 'some help' },
      cues: [
        {
          match: /\b(?:seat ?belt|belt|buckle\w*|straps?|car ?seat|harness|unbuckle)\b/i,
          phrase: { text: 'the belt' },
        },
        { match: /\bmilk\b/i, phrase: { text: 'milk' } },
        { match: /\b(?:drinks?|juice|water|cup|beaker)\b/i, phrase: { text: 'a drink' } },
        { match: /\b(?:shoes?|boots|wellies|laces|trainers|socks?)\b/i, phrase: { text: 'shoes' } },
        { match: /\bgets? (?:him|her|them) up\b|\bin the mornings?\b/i, phrase: { text: 'getting up' } },
        { match: /\b(?:coat|jacket|zip)\b/i, phrase: { text: 'a coat' } },
        { match: /\b(?:teeth|tooth|toothbrush)\b/i, phrase: { text: 'teeth' } },
        { match: /\bnails\b/i, phrase: { text: 'nails' } },
        { match: /\b(?:hair|plaits?|ponytail|braids?)\b/i, phrase: { text: 'hair' } },
        { match: /\b(?:dress\w*|clothes|pyjamas|pjs|trousers)\b/i, phrase: { text: 'some clothes' } },
        { match: /\b(?:napp(?:y|ies)|diapers?)\b/i, phrase: { text: 'a nappy' } },
        {
          match: /\b(?:food|cut(?:s|ting)? up|lunch|dinner|breakfast|toast|banana|spoon|feed\w*)\b/i,
          phrase: { text: 'food' },
        },
        { match: /\b(?:swings?|buggy|pushchair|stroller|pram)\b/i, phrase: { text: 'a push' } },
      ],
    },
    // A job of the home, as an example of one.
    chore: {
      fallback: { text: 'clearing the table' },
      cues: [
        { match: /\bwalk(?:s|ing)? (?:the|our|his|her) dog\b/i, phrase: { text: 'walking the dog' } },
        {
          match: /\b(?:chickens|hens|rabbits?|guinea pigs?|hamsters?|cat|dog|pets?|fish)\b/i,
          phrase: { text: 'feeding the animals' },
        },
        { match: /\bdishwasher\b/i, phrase: { text: 'emptying the dishwasher' } },
        { match: /\b(?:washing[- ]?up|dishes|pots|wash up)\b/i, phrase: { text: 'washing up' } },
        { match: /\b(?:bins?|rubbish|recycling|trash|garbage)\b/i, phrase: { text: 'taking out the bins' } },
        { match: /\b(?:lay|lays|laying|set|sets|setting) (?:the )?table\b/i, phrase: { text: 'setting the table' } },
        { match: /\b(?:hoover\w*|vacuum\w*)\b/i, phrase: { text: 'hoovering' } },
        {
          match: /\b(?:laundry|washing (?:away|basket|machine)|fold\w*|iron\w*)\b/i,
          phrase: { text: 'putting washing away' },
        },
        { match: /\b(?:mow\w*|lawn|garden\w*|weed\w*)\b/i, phrase: { text: 'garden work' } },
      ],
    },
    elder: {
      fallback: { text: 'the big one' },
      cues: [
        { match: /\bsister\b/i, phrase: { text: '{his} big sister', gender: 'f' } },
        { match: /\bbrother\b/i, phrase: { text: '{his} big brother', gender: 'm' } },
        { match: /\bcousin\b/i, phrase: { text: '{his} big cousin' } },
      ],
    },
  },
  titles: {
    young: [
      ...EVERYDAY_TITLES.young,
      ...SCHOOL_TITLES.young,
      ...AT_HOME_TITLES.young,
      ...FAMILY_DAYS_TITLES.young,
      ...OUT_AND_ABOUT_TITLES.young,
      { text: 'A Red Face for a Bit', thread: 'blush' },
      { text: 'Four Steps Between Two Chairs', thread: 'chairs' },
      { text: 'A Fire in Its Place', thread: 'hob' },
      { text: 'What? And Again', thread: 'speech' },
      { text: 'A Word That Got There', thread: 'speech' },
      { text: 'Legs That Talk at Night', thread: 'growing' },
      { text: 'A Lid for a Knee', thread: 'graze' },
      { text: 'What Skin Can Do', thread: 'graze' },
      { text: 'No, No, This One!', thread: 'nope' },
      { text: 'Same Hand', thread: 'gran' },
      { text: 'New Room, Same You', thread: 'carehome' },
      { text: 'You Choose, Then I Choose', thread: 'visit' },
      { text: 'Ding Dong, Two Ideas', thread: 'visit' },
      { text: 'My Hands, Your Hands', thread: 'who' },
      { text: 'Other Hands, Another Way', thread: 'who' },
      { text: 'A Voice on the Stairs', thread: 'landing' },
      { text: 'Up the Stairs, and Hello', thread: 'landing' },
      { text: 'Big Wish, Low Voice', thread: 'whine' },
      { text: 'A Wish and Its Voice', thread: 'whine' },
      { text: 'First the Job, Then the Game', thread: 'chore' },
      { text: 'A Short Job', thread: 'chore' },
      { text: 'Slow, Slow, Little Knot', thread: 'knot' },
      { text: 'Where Is It Loose?', thread: 'knot' },
      { text: 'Boom, Boom, Slow', thread: 'drum' },
      { text: 'Fast, and Slow Again', thread: 'drum' },
      { text: 'A Question Comes Back', thread: 'asked' },
      { text: 'Why, Why, and a Bit', thread: 'asked' },
      { text: 'A Picture and a No', thread: 'photo' },
      { text: 'First Toast, Then the Bell', thread: 'breakfast' },
      { text: 'My Hook Is Here', thread: 'loved' },
      { text: 'One Hook, One Name', thread: 'loved' },
      { text: 'A Cake for Hands', thread: 'taste' },
      { text: 'Cape Up, Feet Down', thread: 'fly' },
      { text: '{hard}' },
      { text: 'Pat, Pat, and Bin', thread: 'wipe' },
      { text: 'Sun Up, Roof On', thread: 'hat' },
      { text: 'Bowl, Water, Stroke', thread: 'petstays' },
      { text: 'Far Chair, Same Friend', thread: 'nextto' },
      { text: 'Come Along, You', thread: 'along' },
      { text: 'Soft Hands on a Face', thread: 'grab' },
      { text: 'For Inside, or for Outside?', thread: 'outside' },
      { text: 'My Face, My Family', thread: 'resemble' },
      { text: 'One Toe First', thread: 'feet' },
      { text: 'Lips Shut, Then I Talk', thread: 'table' },
      { text: 'Teeth, Wait', thread: 'ownbite' },
      { text: 'Two Whole Hands', thread: 'ownbite' },
      { text: 'Feet Down, Cushions Up', thread: 'climb' },
      { text: 'Does It Hold?', thread: 'climb' },
      { text: 'The Moon Goes Along', thread: 'moon' },
      { text: 'The Bowl by the Door', thread: 'petill' },
      { text: 'The Vet Helps', thread: 'petill' },
      { text: 'One Empty Seat', thread: 'seat' },
      { text: 'The Thing and the Thought', thread: 'gifts' },
      { text: 'Two Things in a Parcel', thread: 'gifts' },
      { text: 'Same Inside, Sip', thread: 'same' },
      { text: 'The Right Cup', thread: 'same' },
      { text: 'First I Look', thread: 'newclub' },
      { text: 'A Noise Behind the Door', thread: 'newclub' },
      { text: 'Crayon, Here Is Your Paper', thread: 'walls' },
      { text: 'The Line and the Edge', thread: 'walls' },
      { text: 'Munch, Munch, and One More', thread: 'fast' },
      { text: 'Fork Down, Teeth On', thread: 'fast' },
      { text: 'Stone in the Pot', thread: 'mouth' },
      { text: 'Hand Up, Heroes Stop', thread: 'hero' },
      { text: 'Two Words for One Cup', thread: 'tongue' },
      { text: 'I Was a Dot', thread: 'babies' },
      { text: 'Click Now, Walk Soon', thread: 'push' },
      { text: 'The Round Table', thread: 'smallroom' },
      { text: 'My Coat Is Here', thread: 'last' },
      { text: 'Look, Touch, and Stop', thread: 'back' },
      { text: 'Mouse In, Lion Out', thread: 'loud' },
      { text: 'Help, or Just a Spoon?', thread: 'tales' },
      { text: 'Come On, Idea', thread: 'bored' },
      { text: 'Fizz, Fizz, and Flat', thread: 'excited' },
      { text: 'Soap and the Riders', thread: 'wash' },
      { text: 'Two Small Words', thread: 'please' },
      { text: 'You There, Me Here', thread: 'far' },
      { text: 'A Day with Flags', thread: 'sportsday' },
      { text: 'First the Hook, Then the Tap', thread: 'guide' },
      { text: 'The Last Hook', thread: 'club' },
      { text: 'Teeth, Here Is Your Job', thread: 'chew' },
      { text: 'The Cape on Its Hook', thread: 'costume' },
      { text: 'One Moon', thread: 'abroad' },
      { text: 'One Finger Can Try', thread: 'mess' },
      { text: 'To the Lamp Post', thread: 'carry' },
      { text: 'Bottle, You Live Here', thread: 'where' },
      { text: 'Dot, Dot, Rub, Rub', thread: 'cream' },
      { text: 'A Bag with Two Handles', thread: 'handles' },
      { text: 'Legs Up, Off We Go', thread: 'nappy' },
      { text: 'This Lap, That Lap', thread: 'lap' },
      { text: 'Step, Step, Back', thread: 'room' },
      { text: 'The Bag by the Door', thread: 'elder' },
      { text: 'One Stair, and Stop', thread: 'stairs' },
      { text: 'Out We Go, and Back', thread: 'trip' },
      { text: 'One Oops', thread: 'oops' },
      { text: 'One Block for {name}', thread: 'block' },
      { text: 'First One Block', thread: 'block' },
      { text: 'A Hand Goes Up', thread: 'hand' },
      { text: 'A Hand for {name}', thread: 'hand' },
      { text: 'Zip, Stop, Zip', thread: 'zip' },
      { text: 'The Zip That Was Hard', thread: 'zip' },
      { text: 'Stop, Look, Shake', thread: 'stone' },
      { text: 'The Stone in the Shoe', thread: 'stone' },
      { text: 'Bread, Jam, Bread', thread: 'sandwich' },
      { text: 'A Sandwich for a Hard Day', thread: 'sandwich' },
      { text: '{name} and the Hard Bit' },
    ],
    older: [
      ...EVERYDAY_TITLES.older,
      ...SCHOOL_TITLES.older,
      ...AT_HOME_TITLES.older,
      ...FAMILY_DAYS_TITLES.older,
      ...OUT_AND_ABOUT_TITLES.older,
      { text: 'Three Seconds of Looking', thread: 'blush' },
      { text: 'The Small Slip', thread: 'blush' },
      { text: 'Four Steps Between Two Chairs', thread: 'chairs' },
      { text: 'The Seating Plan', thread: 'chairs' },
      { text: 'A Fire in Its Place', thread: 'hob' },
      { text: 'The Line on the Floor', thread: 'hob' },
      { text: 'The Second Try Counts', thread: 'speech' },
      { text: 'A Word That Got There', thread: 'speech' },
      { text: 'Legs That Talk at Night', thread: 'growing' },
      { text: 'Gone by Breakfast', thread: 'growing' },
      { text: 'A Lid for a Knee', thread: 'graze' },
      { text: 'What Is Going On Under There', thread: 'graze' },
      { text: 'Three Songs Alone', thread: 'alonehome' },
      { text: 'Other Family, Other Plan', thread: 'coins' },
      { text: 'Ask Once, with Reasons', thread: 'coins' },
      { text: 'One Hello, Then My Door', thread: 'company' },
      { text: 'The First Four Minutes', thread: 'company' },
      { text: 'Slow Words, Same Person', thread: 'gran' },
      { text: 'The Worst Part Is the Doormat', thread: 'outing' },
      { text: 'Half of It', thread: 'outing' },
      { text: 'Two Plans in One Day', thread: 'visit' },
      { text: 'Three Games Each', thread: 'visit' },
      { text: 'Until the Key Turns', thread: 'minder' },
      { text: 'In Charge After School', thread: 'minder' },
      { text: 'More Than One Big Person', thread: 'minder' },
      { text: 'Second Best, for One Meal', thread: 'same' },
      { text: 'A Second Pair of Hands', thread: 'who' },
      { text: 'In Another Order', thread: 'who' },
      { text: 'A Voice at Both Ends', thread: 'landing' },
      { text: 'What the Stairs Say', thread: 'landing' },
      { text: 'Same Words, Lower Tune', thread: 'whine' },
      { text: 'What a Wish Sounds Like', thread: 'whine' },
      { text: 'The Hard Minute Is the First', thread: 'chore' },
      { text: 'In a Minute', thread: 'chore' },
      { text: 'The Whole Story', thread: 'wanted' },
      { text: 'Longer Than One Word', thread: 'wanted' },
      { text: 'The Last Coat on the Hook', thread: 'last' },
      { text: 'Late Means on the Way', thread: 'last' },
      { text: 'Wall First, Hand Safe', thread: 'ownbite' },
      { text: 'What Teeth Can Have Instead', thread: 'ownbite' },
      { text: 'The Loose Side of a Knot', thread: 'knot' },
      { text: 'The Loop That Moves', thread: 'knot' },
      { text: 'No Knot Needs Pulling', thread: 'knot' },
      { text: 'A Fast Heart', thread: 'drum' },
      { text: 'What a Heart Does', thread: 'drum' },
      { text: 'Early and Loud', thread: 'drum' },
      { text: 'A Question That Comes Back', thread: 'asked' },
      { text: 'More Than One Answer', thread: 'asked' },
      { text: 'A Picture Nobody Asked For', thread: 'sent' },
      { text: 'It Can Be Told', thread: 'sent' },
      { text: 'The Asking Is Theirs', thread: 'photo' },
      { text: 'A Message That Asks', thread: 'photo' },
      { text: 'Toast Before the Bell', thread: 'breakfast' },
      { text: 'The Name over the Hook', thread: 'loved' },
      { text: 'A Question in a Big Sentence', thread: 'loved' },
      { text: 'For the Hands', thread: 'taste' },
      { text: 'Low Down and with a Run', thread: 'fly' },
      { text: '{hard}' },
      { text: 'The Second Drawer', thread: 'job' },
      { text: 'A First Shift', thread: 'job' },
      { text: 'At the Gate', thread: 'seen' },
      { text: 'A List for the Bowl', thread: 'petstays' },
      { text: 'Six Chairs Away', thread: 'nextto' },
      { text: 'One Chair Less', thread: 'without' },
      { text: 'Whose Story Is It?', thread: 'outside' },
      { text: 'Mixed Like Cards', thread: 'resemble' },
      { text: 'Chew, Swallow, Tell', thread: 'table' },
      { text: 'The Seat Opposite', thread: 'table' },
      { text: 'Who Comes to the Party', thread: 'guests' },
      { text: 'A Table Is Laid', thread: 'guests' },
      { text: 'Why the Moon Comes Along', thread: 'moon' },
      { text: 'At the Vet', thread: 'petill' },
      { text: 'No Paws on the Stairs', thread: 'petill' },
      { text: 'A Seat in the Row', thread: 'seat' },
      { text: 'Seen Later', thread: 'seat' },
      { text: 'The Chair by the Window', thread: 'carehome' },
      { text: 'New Room, Same Person', thread: 'carehome' },
      { text: 'What Else Was in the Parcel', thread: 'gifts' },
      { text: 'The Thought Fits', thread: 'gifts' },
      { text: 'I Say When', thread: 'babyish' },
      { text: 'One Shelf', thread: 'babyish' },
      { text: 'The Paper Aeroplane', thread: 'crush' },
      { text: 'Nice to Have', thread: 'crush' },
      { text: 'Where Do the Eyes Look?', thread: 'eyes' },
      { text: 'Four Hundred Eyes', thread: 'eyes' },
      { text: 'Through a New Door', thread: 'newclub' },
      { text: 'There Is Only One First Time', thread: 'newclub' },
      { text: 'The Idea Was Longer Than the Page', thread: 'walls' },
      { text: 'Nobody Else Was Racing', thread: 'fast' },
      { text: 'Whose Hope Is It?', thread: 'hopes' },
      { text: 'The Size of a Hope', thread: 'hopes' },
      { text: 'Two Languages, One in the Middle', thread: 'between' },
      { text: 'Words for Both Sides', thread: 'between' },
      { text: 'One More Walk', thread: 'rush' },
      { text: 'First Fast, Then Slow', thread: 'rush' },
      { text: 'A Spare Word', thread: 'tongue' },
      { text: 'Say It Twice', thread: 'tongue' },
      { text: 'From a Dot', thread: 'babies' },
      { text: 'The Minute Before', thread: 'collect' },
      { text: 'Two Jars', thread: 'collect' },
      { text: 'Three People, One Hour', thread: 'smallroom' },
      { text: 'Twelve Steps', thread: 'smallroom' },
      { text: 'That One Song', thread: 'heartbreak' },
      { text: 'Only the Tuning', thread: 'before' },
      { text: 'Same Pulse', thread: 'before' },
      { text: 'One More Good One', thread: 'back' },
      { text: 'Size Two, and Nearer', thread: 'loud' },
      { text: 'Telling, and Telling On', thread: 'tales' },
      { text: 'First Dull, Then Something', thread: 'bored' },
      { text: 'A Full Tank', thread: 'excited' },
      { text: 'How Near Is Near Enough', thread: 'far' },
      { text: 'The Distance', thread: 'far' },
      { text: 'The Last Room of the Day', thread: 'club' },
      { text: 'Half a Minute and Then Grass', thread: 'sportsday' },
      { text: 'Flags on the Field', thread: 'sportsday' },
      { text: 'Where the Tap Is', thread: 'guide' },
      { text: 'Three Things a Day', thread: 'guide' },
      { text: 'My Legs, My Run', thread: 'pe' },
      { text: 'Out of Breath', thread: 'pe' },
      { text: 'An Honest Gap', thread: 'cheat' },
      { text: 'Teeth, Not the Wool', thread: 'chew' },
      { text: 'Two Clocks', thread: 'abroad' },
      { text: 'Ten Fingers', thread: 'mess' },
      { text: 'Five Words at the Door', thread: 'where' },
      { text: 'Two Lists', thread: 'quit' },
      { text: 'How to Stop', thread: 'quit' },
      { text: 'The Second Handle', thread: 'handles' },
      { text: 'Two Handles', thread: 'handles' },
      { text: 'Gate, Bus, Place, Bus, Gate', thread: 'trip' },
      { text: 'There, and Then Back', thread: 'trip' },
      { text: 'In the Middle of a Talk', thread: 'hands' },
      { text: 'Two Languages at Home', thread: 'hands' },
      { text: 'A Few Seconds', thread: 'oops' },
      { text: 'That Happened', thread: 'oops' },
      { text: 'The First Block', thread: 'block' },
      { text: 'Nobody Starts at the Top', thread: 'block' },
      { text: 'What a Raised Hand Can Do', thread: 'hand' },
      { text: 'A Hand Up Early', thread: 'hand' },
      { text: 'Every Zip Was Hard Once', thread: 'zip' },
      { text: 'How Hard Things Get Ordinary', thread: 'zip' },
      { text: 'A Stone Nobody Else Can See', thread: 'stone' },
      { text: 'Half a Minute for a Stone', thread: 'stone' },
      { text: 'The Middle of the Sandwich', thread: 'sandwich' },
      { text: 'Two Slices and a Hard Part', thread: 'sandwich' },
      { text: '{name} and the Hard Part' },
    ],
  },
  benefits: [
    'Says plainly that some things are hard, and that this is so for everybody.',
    'Shows {name} one small thing to try, and leaves the choice open.',
    'Gives {name} a few words to remember when the hard part comes.',
  ],
  talk: {
    young: ['What was hard in the story?', 'How does the hard bit feel for {name}?', 'Shall we draw it together?'],
    older: [
      'Which part of the story is like ours, and which part is not?',
      'Which word would {name} put in the gap today, and which one last week?',
      'Shall we find out together which part is the hardest?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'think',
    feeling: 'curious',
    companion: null,
    props: ['blocks', 'book'],
  },
  text: {
    '2-3': together(
      TWO_TO_THREE,
      PLAIN['2-3'],
      EVERYDAY_TWO_TO_THREE,
      AT_HOME_TWO_TO_THREE,
      OUT_AND_ABOUT_TWO_TO_THREE,
      FAMILY_DAYS_TWO_TO_THREE,
    ),
    '4-5': together(
      FOUR_TO_FIVE,
      PLAIN['4-5'],
      EVERYDAY_FOUR_TO_FIVE,
      AT_HOME_FOUR_TO_FIVE,
      SCHOOL_FOUR_TO_FIVE,
      FAMILY_DAYS_FOUR_TO_FIVE,
      OUT_AND_ABOUT_FOUR_TO_FIVE,
    ),
    '6-7': together(
      SIX_TO_SEVEN,
      PLAIN['6-7'],
      EVERYDAY_SIX_TO_SEVEN,
      AT_HOME_SIX_TO_SEVEN,
      SCHOOL_SIX_TO_SEVEN,
      FAMILY_DAYS_SIX_TO_SEVEN,
      OUT_AND_ABOUT_SIX_TO_SEVEN,
    ),
    '8-10': together(
      EIGHT_TO_TEN,
      PLAIN['8-10'],
      SENT_TO_A_CHILD,
      EVERYDAY_EIGHT_TO_TEN,
      AT_HOME_EIGHT_TO_TEN,
      FAMILY_DAYS_EIGHT_TO_TEN,
      OUT_AND_ABOUT_EIGHT_TO_TEN,
      SCHOOL_EIGHT_TO_TEN,
    ),
    '11+': together(ELEVEN_UP, PLAIN['11+'], EVERYDAY_ELEVEN_UP, AT_HOME_ELEVEN_UP, SCHOOL_ELEVEN_UP),
  },
};

/** Without scenes: what is told is what the parent named. */
const OF_ONE_THING = {
  threadCues: {},
  onlyWhenSaid: [],
  tellsAlone: [],
  takesHelps: [],
  comesFirst: [],
  roles: {},
} satisfies Partial<Frame>;
const FACTS_OF_ONE_THING = [
  ...own.facts,
  'The first electric traffic lights had red and green only; the yellow came some years later.',
  'Strong feelings lessen by themselves after a while when nothing is added to them.',
];
/** The same for something that a child does, and for a moment that is hard, named in the parent's own words. */
export const generalOfADeed: Frame = { ...own, ...OF_ONE_THING, ...ofADeed, facts: FACTS_OF_ONE_THING };
export const generalOfAMoment: Frame = { ...own, ...OF_ONE_THING, ...ofAMoment, facts: FACTS_OF_ONE_THING };
export const generalOfADoing: Frame = { ...own, ...OF_ONE_THING, ...ofADoing, facts: FACTS_OF_ONE_THING };

/** The same for each kind of matter, where no scene and no words of the parent's own say more. */
export const GENERAL_OF_KINDS = Object.fromEntries(
  (Object.keys(KINDS_OF_MATTER) as Kind[]).map((kind) => [
    kind,
    ofKind({ ...own, ...OF_ONE_THING, facts: FACTS_OF_ONE_THING }, kind),
  ]),
) as Readonly<Record<Kind, Frame>>;

/**
 * Anything that feels hard, told when no other situation matches well. `{hard}` is what is hard, in words that passed
 * the phrase gate or that belong to a challenge; without it the story says only that some things are hard. It is always
 * the last thing in its sentence, because its number is not known.
 */
export const general: Frame = withScenes(
  own,
  onFourLegs,
  makeUpAtSchool,
  stolenBike,
  nobodyLaughed,
  givenUpEarly,
  helmetBeforeWheels,
  lastLookAtThePeg,
  seenAtTheGate,
  theHomeSmells,
  sweetsOnTheQuiet,
  coinsThatGo,
  whatWasSchoolLike,
  seenOnAScreen,
  homeOnFootAlone,
  quietInThere,
  newFaces,
  blanketAtNursery,
  noses,
  picturesAsBigAsAWall,
  feetOnTheGround,
  pinchAndLean,
);
