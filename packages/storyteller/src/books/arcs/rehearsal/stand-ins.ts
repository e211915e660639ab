import type { ThingName } from '@storylantern/contract';

/** Something that went differently in the kitchen, with the reason why. */
interface Mishap {
  /** Sentences of at most 14 words. */
  readonly full: string;
  /** The same in sentences of at most 8 words. */
  readonly short: string;
}

/** A first time as it is played at home. */
export interface StandIns {
  /** What stood for what, three clauses of at most 8 words, without capital or stop. */
  readonly props: readonly [string, string, string];
  readonly things: readonly ThingName[];
  readonly mishaps: readonly [Mishap, Mishap];
  /** How the real place turned out to be different, one sentence. */
  readonly real: string;
}

const of = (
  props: StandIns['props'],
  things: readonly ThingName[],
  first: readonly [string, string],
  second: readonly [string, string],
  real: string,
): StandIns => ({
  props,
  things,
  mishaps: [
    { full: first[0], short: first[1] },
    { full: second[0], short: second[1] },
  ],
  real,
});

/** By the id of the first time. The players are two toy bears and a toy rabbit. */
const STAND_INS: ReadonlyMap<string, StandIns> = new Map([
  [
    'dentist',
    of(
      ['the kitchen chair was the big chair', 'a torch was the round light', 'a teaspoon was the little mirror'],
      ['chair', 'torch', 'spoon'],
      [
        'The first bear was asked to open wide. But the mouth of a bear is only sewn on.',
        'Open wide, Bear! But it is sewn on.',
      ],
      [
        'The chair was told to go up. But kitchen chairs only go up when somebody lifts.',
        'Up, chair! But chairs stay where they are.',
      ],
      'The real chair had a pedal, and it hummed.',
    ),
  ],
  [
    'library',
    of(
      ['the stairs were the shelves', 'the ironing board was the desk', 'the toast rack was for the small books'],
      ['book'],
      [
        'The first bear chose a book, and lay down on it. But a book cannot be read by a bear that is on top.',
        'Read it, Bear! But Bear is on top.',
      ],
      ['The rabbit was told to whisper. But nobody could hear if it had.', 'Whisper, Rabbit! But did it?'],
      'The real desk had a stamp on it, and went clunk.',
    ),
  ],
  [
    'swimming',
    of(
      ['the blue rug was the water', 'the washing-up bowl was the deep end', 'the sofa was the side'],
      ['bowl'],
      [
        'The first bear slid into the rug. But a rug does not splash. It only wrinkles.',
        'In went the bear. But rugs only wrinkle.',
      ],
      [
        'The rabbit went in the bowl, to get wet. But a cloth rabbit drinks, and does not stop.',
        'In went the rabbit. But rabbits soak it up.',
      ],
      'The real water moved about when nobody was touching it.',
    ),
  ],
  [
    'school',
    of(
      ['the bottom stair was the mat', 'the coat hooks were the pegs', 'a saucepan lid was the bell'],
      ['saucepan'],
      ['Everybody had to say a name. But the bears are both called Bear.', 'Say your name! But both are called Bear.'],
      [
        'They lined up, and all three went to the front. But a line with only a front is a heap.',
        'Line up! But all were first. A heap!',
      ],
      'The real mat had a sea on it, with islands.',
    ),
  ],
  [
    'nursery',
    of(
      ['the doormat was the door', 'a box was the high shelf', 'the egg timer was home time'],
      ['box'],
      [
        'They said goodbye at the door. But the door was a mat, so nobody had gone.',
        'Goodbye, bears! But they were still there.',
      ],
      [
        'The egg timer was set for home time. But it went off in the middle of hello.',
        'Home time! But nobody had said hello yet.',
      ],
      'The real door had its handle as high as a hat.',
    ),
  ],
  [
    'doctor',
    of(
      ['the sofa was the crackly bed', 'a spoon was the cold round thing', 'a box was the drawer'],
      ['spoon', 'box'],
      ['They listened to the first bear. But all a bear has in there is wool.', 'Listen to Bear! But it is only wool.'],
      [
        'The rabbit was asked where it hurt. But with paws like mittens you cannot point.',
        'Where does it hurt? But Rabbit cannot point.',
      ],
      'The real drawer had a label on it, and the label said STICKERS.',
    ),
  ],
  [
    'haircut',
    of(
      ['a blanket was the cape', 'two fingers were the snippers', 'the kitchen chair was the tall chair'],
      ['blanket', 'chair'],
      [
        'The first bear put on the cape. But it was a bed-sized cape, and then there was no bear.',
        'On went the cape. But where was Bear?',
      ],
      [
        'The rabbit was to sit with its ears still. But they are long ears, and long ears lean.',
        'Sit still, ears! But long ears lean.',
      ],
      'The real snipping was quieter than two fingers.',
    ),
  ],
  [
    'sleepover',
    of(
      ['the sofa was the other house', 'a cushion was the other pillow', 'a torch was the landing light'],
      ['pillow', 'torch'],
      [
        'They went to stay on the sofa. But from there you could see home, so nobody was away.',
        'Off to stay! But home was right there.',
      ],
      [
        'They all had to lie down at teatime. But teatime is no good for it, so they just looked.',
        'Lie down, all! But it was only teatime.',
      ],
      'The real stairs had carpet on, and kept quiet where stairs creak.',
    ),
  ],
  [
    'flying',
    of(
      ['two chairs were the aeroplane', 'a plate was the window', 'a long scarf was the belt'],
      ['chair', 'plate', 'scarf'],
      [
        'They flew all the way to the sea. But when they got out it was the kitchen.',
        'Here we are! But it was the kitchen.',
      ],
      [
        'Everybody shook, to be the engine. But chairs that are shaken go for a walk.',
        'Shake, all! But then the chairs walked off.',
      ],
      'The real window had round corners, and was full of weather.',
    ),
  ],
  [
    'party',
    of(
      ['a cushion was the present', 'a saucepan was the music', 'the fridge was the front door'],
      ['pillow', 'saucepan'],
      [
        'They knocked on the fridge, nicely. But when it was opened there was only cheese.',
        'Knock, knock! But it was only cheese.',
      ],
      [
        'When the music stopped, everyone had to stop. But bears always have, so nobody was ever out.',
        'Stop when it stops! But bears always stop.',
      ],
      'The real door opened before anybody had knocked.',
    ),
  ],
  [
    'bicycle',
    of(
      ['a broom was the bike', 'a colander was the helmet', 'the hall rug was the path'],
      ['broom', 'bowl'],
      [
        'The first bear sat on the broom. But a broom is round, so the bear hung underneath.',
        'Up, Bear! But Bear slid round underneath.',
      ],
      ['They all leaned left, to go left. But a rug does not turn. It folds.', 'Lean left! But the rug folded up.'],
      'The real path had bumps in it, and a bend that nobody had mentioned.',
    ),
  ],
  [
    'train',
    of(
      ['three chairs in a row were the train', 'a plate was the window', 'a saucepan was the whistle'],
      ['chair', 'plate', 'saucepan'],
      [
        'They got on at the front and sat at the back. But then nobody was driving.',
        'All aboard! But nobody was at the front.',
      ],
      [
        'The rabbit had to be the view, and go past the window. But one rabbit is a short view.',
        'Rabbit was the view. But it soon ended.',
      ],
      'The real window had a different view in it every time you looked.',
    ),
  ],
  [
    'camping',
    of(
      ['a blanket was the tent', 'two brooms were the poles', 'the rug was the grass'],
      ['blanket', 'broom'],
      [
        'They put the blanket up on two brooms. But brooms stand only as long as somebody holds them.',
        'Up, tent! But brooms like lying down.',
      ],
      [
        'The rabbit was the thing that goes by outside. But everybody knew it was the rabbit.',
        'Who goes there? But they knew. Rabbit!',
      ],
      'The real tent had a floor of its own, and there was a hill in the floor.',
    ),
  ],
  [
    'eye test',
    of(
      ['a cereal box was the letters', 'two jar lids were the glasses', 'the hall was the dim room'],
      ['box'],
      [
        'The first bear was shown the letters. But its eyes are buttons, and buttons only know coats.',
        'Read this, Bear! But its eyes are buttons.',
      ],
      [
        'The rabbit tried the lids on. But its ears are on top, with nothing to hook round.',
        'Lids on! But the ears are on top.',
      ],
      'The real machine had a small shelf, for a chin to sit on.',
    ),
  ],
  [
    'stage',
    of(
      ['the rug was the stage', 'a wooden spoon was the microphone', 'a blanket was the curtain'],
      ['spoon', 'blanket'],
      [
        'The bears were told to clap. But a clap with wool on both sides is not one.',
        'Clap, bears! But wool makes no noise.',
      ],
      [
        'The rabbit was to come out through the blanket. But a blanket has no middle, so it stayed in.',
        'Look, bears! Come out, Rabbit! But where?',
      ],
      'The real curtain went up, not across.',
    ),
  ],
  [
    'ballet class',
    of(
      ['a broom was the rail', 'two spoons were the piano', 'the rug was the floor'],
      ['broom', 'spoon'],
      [
        'They all stood on one leg. But bears have no knees, so down they went.',
        'One leg, bears! But bears have no knees.',
      ],
      [
        'They all turned left. But left is on the other side when somebody faces you.',
        'Turn left! But which left? Bump.',
      ],
      'The real room had a wall of mirror, and twice as many people.',
    ),
  ],
  [
    'football club',
    of(
      ['two shoes were the goal', 'a rolled-up sock was the ball', 'a saucepan was the whistle'],
      ['shoe', 'sock', 'saucepan'],
      [
        'The first bear went in goal. But bears lie down, and the sock went over the top.',
        'In goal, Bear! But the bear lay down.',
      ],
      [
        'Everybody ran after the sock. But then there was no one left to pass it to.',
        'All ran to it. But who could pass?',
      ],
      'The real ball came back, which a sock never does.',
    ),
  ],
  [
    'pony ride',
    of(
      ['the arm of the sofa was the pony', 'a colander was the hat', 'a scarf was the reins'],
      ['bowl', 'scarf'],
      [
        'The first bear got on. But both ends of a sofa look alike, so it sat backwards.',
        'Up, Bear! But which end is the front?',
      ],
      [
        'The pony was told to walk on. But a sofa is a pony that would rather not.',
        'Walk on, pony! But sofas stay put.',
      ],
      'The real pony turned its head, to see who it was.',
    ),
  ],
  [
    'skating',
    of(
      ['the kitchen floor was the ice', 'a duster was the skates', 'the table was the rail'],
      [],
      [
        'The first bear went off on the duster. But one duster is one skate, so it went in circles.',
        'Off went the bear. But only in circles.',
      ],
      [
        'They all pushed off at once. But they pushed each other, so nobody went anywhere.',
        'All push! But they pushed each other.',
      ],
      'The real ice had scribbles all over it.',
    ),
  ],
  [
    'big bed',
    of(
      ['the rug was the big bed', 'a cushion was the pillow', 'a scarf was the quilt'],
      ['pillow', 'scarf'],
      [
        'The first bear got into the middle. But a rug has so much middle that they lost the bear.',
        'In you get, Bear! But where is Bear?',
      ],
      [
        'They rolled, to see if anybody would fall out. But nobody can fall off a rug.',
        'Roll, all! But nobody falls off a rug.',
      ],
      'The real bed had a front, a back and a creak.',
    ),
  ],
  [
    'cinema',
    of(
      ['the sofa was the row of seats', 'a towel on the door was the screen', 'a bowl of buttons was the popcorn'],
      ['bowl'],
      [
        'They all looked at the towel. But a towel only knows one story.',
        'All look at the towel! But it just hung there.',
      ],
      ['They put the light out. But then nobody could find the rabbit.', 'Light out! But now where is Rabbit?'],
      'The real screen was as big as the side of a house.',
    ),
  ],
  [
    'music lesson',
    of(
      ['the table was the piano', 'a cookery book was the tune', 'a clock was the teacher'],
      ['book', 'clock'],
      [
        'The first bear played the table. But wool on wood is the quietest tune there is.',
        'Play, Bear! But wool makes no noise.',
      ],
      [
        'The rabbit turned the page. But it was a cookery book, so the tune was soup.',
        'Turn the page! But the tune was soup.',
      ],
      'The real tune had no soup in it at all.',
    ),
  ],
  [
    'snow',
    of(
      ['three cushions were the hill', 'a tray was the sledge', 'a blanket was the snow'],
      ['pillow', 'blanket'],
      [
        'The first bear set off down the cushions. But cushions give, so it only went down in the middle.',
        'Off you go, Bear! But cushions only sink.',
      ],
      [
        'The rabbit stood at the bottom, to say stop. But nobody had started.',
        'Stop, said Rabbit. But nobody had started.',
      ],
      'The real hill was cold all the way through.',
    ),
  ],
]);

/** For a place that nobody knows: nothing is claimed of it. */
const ANYWHERE = of(
  ['the doormat was the way in', 'a cushion was where you wait', 'a colander was the hat of the boss'],
  ['pillow', 'bowl'],
  [
    'The bears came in together. But the mat is small, so they came in as one bear.',
    'In came two bears. But the mat is small!',
  ],
  [
    'The rabbit waited its turn. But nobody had thought what it was waiting for.',
    'Rabbit waited and waited. But what was it for?',
  ],
  'The real one had a door at the front, and a smell of its own.',
);

/** How a first time is played at home. */
export const standInsFor = (id: string | undefined): StandIns =>
  (id === undefined ? undefined : STAND_INS.get(id)) ?? ANYWHERE;
