import type { SettingName, ThingName } from '@storylantern/contract';

/** Something that one has to learn, and that whoever can do it cannot explain. */
export interface Knack {
  /** "tie shoelaces". */
  readonly to: string;
  /** "tying shoelaces". */
  readonly doing: string;
  /** How somebody does it who can, after the name: "makes a loop, and pulls", "made a loop and a twirl, and pulled". */
  readonly fastNow: string;
  readonly fast: string;
  /** How it goes wrong the first and the second time: a whole sentence with a stop, of whoever tries. */
  readonly flopNow: string;
  readonly flop: (a: string) => string;
  readonly flop2Now: string;
  readonly flop2: (a: string) => string;
  /** The three steps of it, as one tells them, without a stop. */
  readonly steps: readonly [string, string, string];
  /** And then it is done: whole sentences. */
  readonly doneNow: string;
  readonly done: string;
  readonly thing: ThingName | null;
  readonly setting: SettingName;
}

const KNACKS: readonly (readonly [RegExp, Knack])[] = [
  [
    /\b(?:shoe ?)?laces?\b|\b(?:ties?|tying) (?:\p{L}+ ){0,2}(?:shoes?|bows?|knots?)\b/iu,
    {
      to: 'tie shoelaces',
      doing: 'tying shoelaces',
      fastNow: 'makes a loop, and pulls',
      fast: 'made a loop and a twirl, and pulled',
      flopNow: 'The lace falls down again.',
      flop: (a) => `${a} pulled, and the lace was just a lace again.`,
      flop2Now: 'Now it is one big knot.',
      flop2: (a) => `This time ${a} had a knot, and one thumb was in it.`,
      steps: ['Make one long ear', 'Make another long ear', 'Now tie the ears together'],
      doneNow: 'Look! There is a bow!',
      done: 'And there on the shoe sat a bow.',
      thing: 'shoe',
      setting: 'garden',
    },
  ],
  [
    /\bwhistl\w*\b/i,
    {
      to: 'whistle',
      doing: 'whistling',
      fastNow: 'whistles a whole song',
      fast: 'whistled a whole song without stopping',
      flopNow: 'Only air comes out.',
      flop: (a) => `Out of ${a} came nothing but air, as out of a tyre.`,
      flop2Now: 'Now it is a wet noise.',
      flop2: (a) => `This time ${a} made a noise, but it was a wet one.`,
      steps: ['Make a very small O', 'Put your tongue down low', 'Now blow as if on hot soup'],
      doneNow: 'Pheep! There it is!',
      done: 'And out came one long, thin, real whistle.',
      thing: null,
      setting: 'garden',
    },
  ],
  [
    /\b(?:ice[- ]?|roller[- ]?)?skat(?:e|es|ing)\b(?!board)/i,
    {
      to: 'skate',
      doing: 'skating',
      fastNow: 'goes round in a ring',
      fast: 'went round in a ring, with both hands behind',
      flopNow: 'Whoops! Down on the bottom!',
      flop: (a) => `The skates went off to the left, and ${a} stayed behind.`,
      flop2Now: 'One skate goes, one skate stays.',
      flop2: (a) => `This time one skate went and one stayed, and ${a} was very long.`,
      steps: ['Bend your knees like a duck', 'Walk three steps like a duck', 'Now stop walking, and stay a duck'],
      doneNow: 'It glides! It glides!',
      done: 'And it went on, smoothly, all by itself.',
      thing: null,
      setting: 'snow',
    },
  ],
  [
    /\bski(?:s|ing)?\b|\bsnow-?board\w*\b/i,
    {
      to: 'ski',
      doing: 'skiing',
      fastNow: 'goes down, left and right',
      fast: 'went down the hill, left and right, like a ribbon',
      flopNow: 'Whoops! Down in the snow!',
      flop: (a) => `The skis went down the hill, and ${a} sat at the top.`,
      flop2Now: 'Now the skis are crossed.',
      flop2: (a) => `This time the skis crossed over, and ${a} was a parcel.`,
      steps: ['Bend your knees a bit', 'Tips together, like a slice of pizza', 'Now look where you want to go'],
      doneNow: 'Whoosh! All the way down!',
      done: 'And it went down the hill, slowly, in one long curve.',
      thing: null,
      setting: 'snow',
    },
  ],
  [
    /\bsurf\w*\b|\bpaddle-?board\w*\b/i,
    {
      to: 'surf',
      doing: 'surfing',
      fastNow: 'stands up, and rides in',
      fast: 'stood up on the wave, and rode in to the sand',
      flopNow: 'Splash! Off the board!',
      flop: (a) => `The board came in to the beach, and ${a} came in after it.`,
      flop2Now: 'The board goes up. Splash!',
      flop2: (a) => `This time ${a} stood up too soon, and the board stood up as well.`,
      steps: [
        'Lie down and wait for the push',
        'Up on your knees, and count to two',
        'Now stand, and look at the beach',
      ],
      doneNow: 'Whee! All the way in!',
      done: 'And the wave took the board along, with somebody standing on it.',
      thing: null,
      setting: 'beach',
    },
  ],
  [
    /\bskip(?:s|ping)?\b|\bjump(?:ing)? rope\b/i,
    {
      to: 'skip with a rope',
      doing: 'skipping',
      fastNow: 'skips a hundred times',
      fast: 'skipped until the rope could not be seen',
      flopNow: 'The rope stops at the toes.',
      flop: (a) => `The rope came round and stopped at the toes, with ${a}.`,
      flop2Now: 'The rope is round one ear.',
      flop2: (a) => `This time the rope came early, and hung over ${a} like washing.`,
      steps: ['Lay the rope behind you', 'Bring it over, and let it land', 'Now hop over it, as over a puddle'],
      doneNow: 'Hop! And hop! And hop!',
      done: 'And it went round again, and again, with a hop for each.',
      thing: 'skipping-rope',
      setting: 'playground',
    },
  ],
  [
    /\b(?:rid(?:e|es|ing)) (?:\p{L}+ ){0,2}(?:horse|pony|donkey)\b|\bhorse ?riding\b|\bpony ride\b/iu,
    {
      to: 'ride',
      doing: 'riding',
      fastNow: 'swings up, and rides off',
      fast: 'swung up, and rode round the meadow with one hand',
      flopNow: 'Up one side. Down the other!',
      flop: (a) => `Up went ${a} on one side, and down again on the other.`,
      flop2Now: 'Oh! The wrong way round!',
      flop2: (a) => `This time ${a} was really up there, looking at the tail.`,
      steps: ['One foot goes in here', 'Both hands hold on to this', 'Now up, and sit down softly'],
      doneNow: 'Clip, clop! Off they go!',
      done: 'And they went, clip, clop, once round the whole meadow.',
      thing: null,
      setting: 'farm',
    },
  ],
  [
    /\b(?:knit(?:s|ting)?|crochet\w*|sew(?:s|ing)?)\b/i,
    {
      to: 'knit',
      doing: 'knitting',
      fastNow: 'goes click, click, click',
      fast: 'went click, click, click, and there was a row',
      flopNow: 'All the loops slip off.',
      flop: (a) => `The loops slid off the end, one by one, and ${a} had only wool.`,
      flop2Now: 'Now it is one big knot.',
      flop2: (a) => `This time ${a} had half a scarf, with a sleeve in it.`,
      steps: ['In through the front door', 'Once round the back', 'Out by the window, and off jumps Jack'],
      doneNow: 'Click! There is one stitch!',
      done: 'And there on the needle sat a row of stitches, side by side.',
      thing: 'yarn',
      setting: 'garden',
    },
  ],
  [
    /\bjuggl\w*\b/i,
    {
      to: 'juggle',
      doing: 'juggling',
      fastNow: 'throws three balls round',
      fast: 'had three balls in the air, and yawned',
      flopNow: 'All the balls fall down.',
      flop: (a) => `Three balls went up, and all of them came down on ${a}.`,
      flop2Now: 'One ball is on the roof.',
      flop2: (a) => `This time ${a} caught one, but the other two were on the roof.`,
      steps: ['Throw one up to your eyes', 'When it stops up there, throw another', 'Now do nothing but that'],
      doneNow: 'Up, up, up, and round!',
      done: 'And they went round, one after another, like a wheel.',
      thing: 'ball',
      setting: 'garden',
    },
  ],
  [
    /\b(?:cart-?wheels?|hand-?stands?|somersaults?|forward rolls?)\b/i,
    {
      to: 'do a cartwheel',
      doing: 'doing a cartwheel',
      fastNow: 'goes over like a wheel',
      fast: 'went over like a wheel, and stood there again',
      flopNow: 'Whoops! Down in the grass!',
      flop: (a) => `The middle of ${a} went over, and the ends stayed where they were.`,
      flop2Now: 'Now it is a roll.',
      flop2: (a) => `This time ${a} went over sideways, and into the bush.`,
      steps: ['Stand tall like a star', 'Put one side down, then the other', 'Now let the rest come after'],
      doneNow: 'Over goes the star!',
      done: 'And the star went right over, and landed on its feet.',
      thing: null,
      setting: 'garden',
    },
  ],
  [
    /\bclick(?:ing|s)? (?:\p{L}+ )?fingers\b|\bsnap(?:ping|s)? (?:\p{L}+ )?fingers\b|\bwink(?:s|ing)?\b/iu,
    {
      to: 'wink',
      doing: 'winking',
      fastNow: 'winks with one eye',
      fast: 'winked, first on the left, and then on the right',
      flopNow: 'Both the eyes go shut.',
      flop: (a) => `Both eyes went shut, and ${a} could not see whether it had worked.`,
      flop2Now: 'Now the nose goes up.',
      flop2: (a) => `This time ${a} moved the nose, and one ear, and no eye at all.`,
      steps: ['Open both eyes wide', 'Smile on one side only', 'Now let that side go up to the eye'],
      doneNow: 'There! One eye goes shut!',
      done: 'And one eye went shut, while the other looked on.',
      thing: null,
      setting: 'garden',
    },
  ],
  [
    /\b(?:train(?:s|ing)?|teach(?:es|ing)?) (?:\p{L}+ ){0,3}(?:falcon|hawk|eagle|owl|puppy|dog|kitten|cat|parrot|pony|dragon|pet)\b/iu,
    {
      to: 'make {one} come',
      doing: 'calling {one}',
      fastNow: 'holds up one arm',
      fast: 'held up one arm, and down came {the}',
      flopNow: 'Nobody comes at all.',
      flop: (a) => `${a} held up an arm until it ached, and nobody came.`,
      flop2Now: 'It goes the other way.',
      flop2: (a) => `This time ${a} ran and shouted, and {the} went the other way.`,
      steps: ['Stand as still as a post', 'Put one arm out, and look friendly', 'Now wait, and say nothing at all'],
      doneNow: 'Here it comes! It is here!',
      done: 'Then came a rush, and on that arm sat {the}.',
      thing: null,
      setting: 'garden',
    },
  ],
];

/** What a theme says that somebody learns. */
export const knackIn = (raw: string): Knack | null => KNACKS.find(([said]) => said.test(raw))?.[1] ?? null;
