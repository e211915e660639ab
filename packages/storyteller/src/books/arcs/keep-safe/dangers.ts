import type { SettingName, ThingName } from '@storylantern/contract';

/** Something a child is right to keep away from, and who looks after it. */
export interface Danger {
  readonly words: RegExp;
  /** As it stands in a sentence: "the fire". */
  readonly it: string;
  /** Its title. */
  readonly title: string;
  readonly setting: SettingName;
  readonly thing: ThingName | null;
  /** What it is good for, a short sentence of at most six words. */
  readonly good: string;
  /** What is true of it, a sentence of at most eight words. */
  readonly fact: string;
  /** How far is near enough, a sentence of at most eight words. */
  readonly line: string;
  /** Three things the grown-up does, past tense without subject, at most six words each. */
  readonly jobs: readonly [string, string, string];
  /** Two reasonable mistakes of the child's thinking, as said, and why each does not do. */
  readonly ideas: readonly [readonly [string, string], readonly [string, string]];
  /** The child's own part, a real one, past tense after a name, at most six words. */
  readonly part: string;
  /** What the child says when it matters: the refrain, at most four words, without stop. */
  readonly cry: string;
  /** The quiet end: a sentence of at most eight words. */
  readonly end: string;
}

/** The dangers that have a telling of their own; the last is told when the words name another. */
export const DANGERS: readonly Danger[] = [
  {
    words: /fire|flame|match|lighter|candle|bonfire|firework/,
    it: 'the fire',
    title: 'the Fire',
    setting: 'garden',
    thing: 'campfire',
    good: 'The fire is warm and bright.',
    fact: 'A fire is hungry for one more thing.',
    line: 'Ten big steps back is the right place.',
    jobs: ['put stones all the way round', 'set down a bucket of water', 'stayed until the last spark was grey'],
    ideas: [
      ['I could blow it small', 'but a fire likes wind, and grows'],
      ['I could poke it with a stick', 'but then the stick belongs to the fire'],
    ],
    part: 'counted ten big steps back',
    cry: 'Ten steps back',
    end: 'The fire went to bed first.',
  },
  {
    words: /road|traffic|cross|car|motorway|railway|train/,
    it: 'the road',
    title: 'the Road',
    setting: 'street',
    thing: null,
    good: 'The road goes to Grandma and the shops.',
    fact: 'A car cannot stop as fast as feet.',
    line: 'The kerb is where all feet wait.',
    jobs: ['took hold of one hand', 'looked both ways and listened', 'waited until the road was empty'],
    ideas: [
      ['I could run very fast', 'but a car is faster than the fastest legs'],
      ['I could hold up my hand', 'but a small hand is hard to see'],
    ],
    part: 'said when the road was quiet',
    cry: 'Stop, look, listen',
    end: 'All the feet were home for tea.',
  },
  {
    words: /stranger|someone|do(?:es)?n'?t know/,
    it: 'somebody new',
    title: 'Somebody New',
    setting: 'playground',
    thing: null,
    good: 'Most people are kind and busy.',
    fact: 'A kind coat does not tell you who.',
    line: 'First ask, then go: that is the rule.',
    jobs: ['stayed where small eyes could see', 'said who may pick us up', 'came at once, and listened'],
    ideas: [
      ['I could guess by the face', 'but a face does not tell everything'],
      ['I could go and come straight back', 'but then nobody knows where you are'],
    ],
    part: 'ran back and asked first',
    cry: 'I ask first',
    end: 'They all went home with their own people.',
  },
  {
    words: /medicine|pill|tablet|poison|bleach/,
    it: 'the medicine',
    title: 'the Top Shelf',
    setting: 'bathroom',
    thing: 'bottle',
    good: 'Medicine lives in a brown bottle.',
    fact: 'It helps, but only in the right spoon.',
    line: 'The top shelf is for tall hands.',
    jobs: ['read the label, twice', 'measured it in the right spoon', 'put it back and shut the door'],
    ideas: [
      ['I could help myself', 'but nobody can guess how much is right'],
      ['It might taste of strawberries', 'but a strawberry never needs a label'],
    ],
    part: 'left it alone and called',
    cry: 'Not for me. Tell',
    end: 'The top shelf stayed shut all night.',
  },
  {
    words: /kni(?:fe|ves)|blade|scissor|sharp/,
    it: 'the kitchen drawer',
    title: 'the Kitchen Drawer',
    setting: 'kitchen',
    thing: null,
    good: 'Sharp things are for cutting bread.',
    fact: 'A sharp thing cannot tell what is bread.',
    line: 'The drawer is for big hands.',
    jobs: ['cut slowly, away from fingers', 'never walked about with it', 'washed it and shut the drawer'],
    ideas: [
      ['I could be very quick', 'but quick is when things slip'],
      ['I could hold it by the other end', 'but that is the end that cuts'],
    ],
    part: 'tore the lettuce by hand',
    cry: 'Big hands, big drawer',
    end: 'The sandwiches had very good corners.',
  },
  {
    words: /electric|plug|socket|wire/,
    it: 'the plug',
    title: 'the Plug',
    setting: 'living-room',
    thing: 'lamp',
    good: 'It makes the lamp shine.',
    fact: 'What runs in the wire cannot be seen.',
    line: 'The little holes are only for plugs.',
    jobs: ['dried both hands first', 'pushed the plug in straight', 'put a cover on the holes'],
    ideas: [
      ['I could look inside', 'but there is nothing in there to see'],
      ['I could feed it a spoon', 'but it never was hungry'],
    ],
    part: 'pressed the switch on the lamp',
    cry: 'Only for plugs',
    end: 'Click went the lamp, and out.',
  },
  {
    words: /height|high|cliff|balcon|roof|ledge/,
    it: 'the high place',
    title: 'the High Place',
    setting: 'mountain',
    thing: 'rock',
    good: 'You can see so far from up here.',
    fact: 'The edge is where the ground stops.',
    line: 'The place to look is behind the rail.',
    jobs: ['went first and tried the path', 'kept to the inside', 'held one hand all the way'],
    ideas: [
      ['I could lean out to see more', 'but the view is the same behind the rail'],
      ['I could shut my eyes', 'but feet like to know where they are'],
    ],
    part: 'sat well behind the rail',
    cry: 'Behind the rail',
    end: 'They could see their own window.',
  },
  {
    words: /water|river|canal|wave|current|drown|swim/,
    it: 'the deep water',
    title: 'the Deep Water',
    setting: 'pond',
    thing: null,
    good: 'Water is for ducks and for toes.',
    fact: 'Deep water looks just like shallow water.',
    line: 'Near the water, you need a hand.',
    jobs: ['came along right to the edge', 'watched and did nothing else', 'held one hand all the time'],
    ideas: [
      ['I could look from closer', 'but wet stones are slippery'],
      ['I could reach for it with a stick', 'but the water pulls the stick as well'],
    ],
    part: 'took a hand before the edge',
    cry: 'A hand by the water',
    end: 'The ducks went to bed dry, somehow.',
  },
  {
    words: /^/,
    it: 'the hot stove',
    title: 'the Hot Stove',
    setting: 'kitchen',
    thing: 'saucepan',
    good: 'The stove makes the soup.',
    fact: 'Hot looks just the same as cold.',
    line: 'One big step away is near enough.',
    jobs: ['turned the handles to the wall', 'used two thick gloves', 'turned it off, and looked again'],
    ideas: [
      ['I could feel if it is hot', 'but feeling is too late'],
      ['I could stand on a chair and stir', 'but chairs wobble'],
    ],
    part: 'laid the table, all of it',
    cry: 'Hot. Step back',
    end: 'The soup was just right at last.',
  },
];
