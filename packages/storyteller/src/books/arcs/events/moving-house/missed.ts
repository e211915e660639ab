import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';

/** What somebody cannot do without, three places of a city where it is not, and where it is. */
export interface Missed {
  /** "ice": what was there at home, without an article. */
  readonly what: string;
  /** Three tries: what is tried, and why it is no good; six to eight words each, present. */
  readonly triesNow: readonly [string, string, string];
  /** The same as it was told. */
  readonly tries: readonly [string, string, string];
  /** What a neighbour has on who comes from there: "mittens", in July. */
  readonly clueNow: string;
  readonly clue: string;
  /** The words by which it is seen: "cold mittens". */
  readonly sign: string;
  /** Where it is, after "it was" and after "I am": "the ice rink", "at the ice rink"; and what one sees there first. */
  readonly place: string;
  readonly at: string;
  readonly seenNow: string;
  readonly seen: string;
  /** What somebody of that kind does there as nobody else can. */
  readonly doesNow: string;
  readonly does: string;
  /** What everybody else does there: no more than they can. */
  readonly others: string;
  /** What the neighbour cannot do there yet, and then does. */
  readonly cannot: string;
  readonly can: string;
  readonly setting: SettingName;
}

const ICE = (a: string): Missed => ({
  what: 'ice',
  triesNow: [
    `${a} sits in the fridge. The door will not shut.`,
    `${a} sits in the fountain. It is as warm as soup.`,
    `${a} gets in with the ice cream. "Out!" they say.`,
  ],
  tries: [
    `First there was the fridge. ${a} got in as far as the middle, with the milk on top. The door would not shut, and the milk fell down.`,
    `Then ${a} found the fountain in the square. It looked right, from far away. But the sun had been on it, and it was as warm as soup.`,
    `At the ice-cream shop there was a long cold box, with a lid. ${a} lay down in it, on the vanilla. "People want to eat that," said the lady, and that was that.`,
  ],
  clueNow: 'in mittens! It is summer!',
  clue: 'in mittens and a woolly hat. It was the middle of July',
  sign: 'mittens',
  place: 'the ice rink',
  at: 'at the ice rink',
  seenNow: 'Brr! It is white. It is cold. It is ice!',
  seen: 'It was white from wall to wall. It was so cold that you could see what people breathed. It was ice.',
  doesNow: 'does not slip at all',
  does: `${a} walked across it as across a room, and did not slip once`,
  others: 'All the others wobbled, and held on to the rail.',
  cannot: 'let go of the rail',
  can: 'let go of the rail, and slid',
  setting: 'snow',
});
const TREES = (a: string): Missed => ({
  what: 'trees',
  triesNow: [
    `${a} sits under a lamp post. It has no leaves.`,
    `${a} leans on the coat stand. Crash! It falls down.`,
    `${a} gets into a flowerpot. It is too small.`,
  ],
  tries: [
    `In front of the house stood something tall. ${a} sat down under it to wait for the leaves to rustle. It was a lamp post. It hummed.`,
    `There was the coat stand in the hall, with six good branches. ${a} leaned against it and shut both eyes. It came down, with nine coats.`,
    `On the stairs somebody had a bush in a pot. ${a} got in beside it. "That's my parsley," said the lady from number four, and that was that.`,
  ],
  clueNow: 'with a leaf on! From where?',
  clue: 'with a green leaf behind one ear. There was not a tree in the whole street',
  sign: 'leaf',
  place: 'the station roof',
  at: 'up on the station roof',
  seenNow: 'It is green. It is a garden. It has trees!',
  seen: 'There was a garden up there, over all the trains. There were tubs as big as beds, and each had a tree in it.',
  doesNow: 'knows what the trees want',
  does: `${a} smelled the earth, and knew what each of the trees wanted`,
  others: 'All the others stood about with cans, and grew apples like peas.',
  cannot: 'tell one tree from another',
  can: 'told the pear from the plum with shut eyes',
  setting: 'garden',
});
const WATER = (a: string): Missed => ({
  what: 'water',
  triesNow: [
    `${a} sits in the sink. The soap is in the way.`,
    `${a} finds a puddle. A dog drinks it up.`,
    `${a} gets into a bucket. The bucket falls over.`,
  ],
  tries: [
    `First there was the sink. It was as deep as a hat. ${a} lay in it, with a fork, until somebody wanted to wash up.`,
    `It had rained, and there was a puddle by the kerb. ${a} had one foot in it when a dog came along, and drank it.`,
    `The man who cleaned the windows had a whole bucket full. ${a} got in, and it went over. It ran down the street and was gone. "My windows!" said the man.`,
  ],
  clueNow: 'with wet hair! There is no rain!',
  clue: 'with dripping hair and a towel. It had not rained for a week',
  sign: 'wet hair',
  place: 'the swimming pool',
  at: 'at the swimming pool',
  seenNow: 'It is blue. It is deep. It is all water!',
  seen: 'It was blue, and it was as long as a street. There was nothing in it but water, and a few people.',
  doesNow: 'goes through it like an arrow',
  does: `${a} let go, and went from one end to the other like an arrow`,
  others: 'All the others stood where it was shallow, and splashed.',
  cannot: 'put a face under',
  can: 'put a face under, and looked',
  setting: 'swimming-pool',
});
const GRASS = (a: string): Missed => ({
  what: 'grass',
  triesNow: [
    `${a} sits on a green mat. It says WELCOME. It scratches.`,
    `${a} bites a green bench. It is only paint.`,
    `${a} finds a window box. It is parsley. "Hey!"`,
  ],
  tries: [
    `In front of a door there was a bit of green. ${a} stood on it for an hour. It was a mat, and it said WELCOME, and it scratched.`,
    `There was a green bench by the bus stop. ${a} tried it with one tooth. It was only paint, all the way through.`,
    `On a sill on the ground floor grew something soft. ${a} had just put a nose in it. "That's my parsley," said the lady, and that was that.`,
  ],
  clueNow: 'with green knees! From what?',
  clue: 'with two green knees. There was nothing green in the whole street but paint',
  sign: 'green knees',
  place: 'the meadow',
  at: 'in the meadow behind the trains',
  seenNow: 'It is green. It is long and soft. It is grass!',
  seen: 'It began behind the last rails. It was long and soft, and went over the hill. It was grass.',
  doesNow: 'knows how to lie in it',
  does: `${a} went in up to the chin, lay down, and rolled`,
  others: 'All the others sat on rugs, with their shoes on.',
  cannot: 'roll down the hill',
  can: 'rolled all the way down the hill',
  setting: 'farm',
});

const COLD =
  /^(?:polar-?bear|polar bear|penguin|seal|walrus|snow leopard|reindeer|husky|arctic fox|yeti|snowman|narwhal|puffin)$/;

/** What somebody who comes to a city would miss, by what they are. */
export function missedBy({ being, name }: Figure): Missed {
  if (!being) return TREES(name);
  if (COLD.test(being.id) || being.setting === 'snow') return ICE(name);
  if (
    being.isa === 'sea' ||
    being.setting === 'pond' ||
    /^(?:duck|frog|otter|hippo|crocodile|swan|goose|beaver)$/.test(being.id)
  )
    return WATER(name);
  return being.isa === 'farm' || being.setting === 'farm' ? GRASS(name) : TREES(name);
}
