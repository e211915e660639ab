import type { Being } from '@storylantern/library';
import type { Figure } from '../../../arc.ts';

/** How somebody does whatever they do, because of what they are. `x` is what is put away, `y` what is carried. */
export interface Way {
  /** Of whom nobody says that it was quick. */
  readonly slow?: true;
  readonly tidyNow: (a: string, x: string) => string;
  readonly tidy: (A: Figure, x: string) => string;
  readonly carryNow: (a: string, y: string) => string;
  readonly carry: (A: Figure, y: string) => string;
  readonly greetNow: (a: string) => string;
  readonly greet: (A: Figure) => string;
  /** How the locked door is got through. */
  readonly solveNow: (a: string) => string;
  readonly solve: (A: Figure) => string;
  /** How the grown-up of the place tries it in the end. */
  readonly copyNow: (n: string) => string;
  readonly copy: (n: string, x: string) => string;
}

const DIG: Way = {
  tidyNow: (a, x) => `${a} digs a hole. In go the ${x}!`,
  tidy: ({ name: a }, x) => `${a} dug a hole by the step. In went the ${x}, and the earth was patted down flat.`,
  carryNow: (a, y) => `${a} kicks the ${y} out behind. Left, right!`,
  carry: ({ name: a }, y) =>
    `${a} stood with the tail to the front. Then ${a} kicked the ${y} out behind, left, right, left.`,
  greetNow: (a) => `${a} sniffs at all the shoes.`,
  greet: ({ name: a }) => `${a} went along the row and sniffed at every shoe. It was done politely, heel and toe.`,
  solveNow: (a) => `Dig, dig, dig! Under the door goes ${a}.`,
  solve: ({ name: a }) =>
    `${a} put a nose to the step, and dug. Earth flew out behind, left, right, left. Soon they saw only a tail, and then none. Then, inside, the key turned.`,
  copyNow: (n) => `${n} digs a hole, with a spoon.`,
  copy: (n, x) => `There knelt ${n}, in the flower bed, with a spoon. Beside it lay the ${x}.`,
};

const SQUEEZE: Way = {
  tidyNow: (a, x) => `${a} makes a bed of the ${x}.`,
  tidy: ({ name: a }, x) => `${a} made the ${x} into a nest, small and round. Then ${a} crept in, to try it out.`,
  carryNow: (a, y) => `Under the ${y} goes ${a}. Where is ${a}?`,
  carry: ({ name: a }, y) => `${a} got underneath the ${y} and pushed. They saw only a heap, going along slowly.`,
  greetNow: (a) => `${a} says hello to the shoes.`,
  greet: ({ name: a }) => `${a} said good morning to the shoes, one by one. From down there you can see no further.`,
  solveNow: (a) => `There is a tiny crack. In goes ${a}!`,
  solve: ({ name: a }) =>
    `There was a crack beside the step, no wider than a thumb. ${a} breathed out, and went in, ears and all. Then, inside, the key turned.`,
  copyNow: (n) => `${n} crawls under the table.`,
  copy: (n, x) => `There sat ${n}, under the table, in a sort of nest. It was made of ${x}.`,
};

const CLIMB: Way = {
  tidyNow: (a, x) => `Up goes ${a}! The ${x} go on the lamp.`,
  tidy: ({ name: a }, x) =>
    `${a} ran up the curtain with the ${x}. They went on top of the cupboard, right at the back.`,
  carryNow: (a, y) => `${a} goes over the cupboard. Oops, the ${y}!`,
  carry: ({ name: a }, y) => `${a} went over the shelves and the clock with the ${y}. Not all the ${y} got there.`,
  greetNow: (a) => `${a} sits up high. "Hello, hats!"`,
  greet: ({ name: a }) => `${a} said good morning from the top of the cupboard. So it was mostly to the hats.`,
  solveNow: (a) => `Up the wall goes ${a}! In at the top!`,
  solve: ({ name: a }) =>
    `${a} went up the drainpipe, and along the gutter. High up there was a window, as big as a plate. Then, inside, the key turned.`,
  copyNow: (n) => `${n} sits up on the cupboard.`,
  copy: (n, x) => `There sat ${n}, on top of the cupboard, among the ${x}. It was a long way down.`,
};

const HANG: Way = {
  slow: true,
  tidyNow: (a, x) => `Up, so slowly. ${a} hangs the ${x} on the lamp.`,
  tidy: ({ name: a }, x) =>
    `${a} hung up the ${x} along the curtain rail, upside down, like washing. That took until ten.`,
  carryNow: (a, y) => `${a} hangs upside down. Plop, go the ${y}.`,
  carry: ({ name: a }, y) =>
    `${a} took the ${y} along the curtain rail, hanging by the feet. Slowly, one by one, the ${y} dropped out.`,
  greetNow: (a) => `${a} hangs from the lamp. "Hel... lo!"`,
  greet: ({ name: a }) =>
    `${a} hung down from the lamp to say good morning. It took so long that it was good afternoon.`,
  solveNow: (a) => `Up the wall goes ${a}, slowly. In at the top!`,
  solve: ({ name: a }) =>
    `${a} went up the drainpipe. Nobody had ever seen it done so slowly. There was a window, as big as a plate. Then, inside, the key turned.`,
  copyNow: (n) => `${n} hangs over a chair, head down.`,
  copy: (n, x) => `There hung ${n}, head down, over the back of a chair. The ${x} hung on the lamp.`,
};

const FLY: Way = {
  tidyNow: (a, x) => `${a} flies up. The ${x} go on the roof beam.`,
  tidy: ({ name: a }, x) => `${a} put the ${x} up on the beam, in one long row. It's how one sits at night.`,
  carryNow: (a, y) => `${a} drops the ${y} from up high. Plop!`,
  carry: ({ name: a }, y) => `${a} flew across with the ${y}, and let go. It was very nearly the right place.`,
  greetNow: (a) => `${a} comes down from above. Hats off!`,
  greet: ({ name: a }) => `${a} came down from the beam with a rush. "Good morning!" All the hats came off.`,
  solveNow: (a) => `Up flies ${a}! In at the roof window!`,
  solve: ({ name: a }) =>
    `${a} rose up over the gutter, and over the roof. At the back was a little window, and it was open. Then, inside, the key turned.`,
  copyNow: (n) => `${n} sits up on the ladder.`,
  copy: (n, x) => `There stood ${n}, on the ladder, with both arms out. Some of the ${x} were on the beam.`,
};

const REACH: Way = {
  tidyNow: (a, x) => `${a} reaches over with the ${x}. Oops, the lamp!`,
  tidy: ({ name: a }, x) =>
    `${a} reached in from the doorway with the ${x}, right over everybody. On the way back the lamp came, too.`,
  carryNow: (a, y) => `${a} hands the ${y} over the heads. Bump!`,
  carry: ({ name: a }, y) => `${a} handed the ${y} over from afar, above all the heads. One or two landed on a hat.`,
  greetNow: (a) => `${a} bends down, nose to nose. Hello!`,
  greet: ({ name: a }) => `${a} bent down to say good morning, lower and lower. In the end it was nose to nose.`,
  solveNow: (a) => `In at the top window reaches ${a}.`,
  solve: ({ name: a }) =>
    `${a} reached in at the little top window. ${a} reached down, and round the corner. There was the hook! There was the key!`,
  copyNow: (n) => `${n} reaches in with a broom.`,
  copy: (n, x) => `There stood ${n}, out in the street, with a broom. The ${x} went in at the window.`,
};

const STRONG: Way = {
  tidyNow: (a, x) => `${a} pushes. All the ${x} go in one place!`,
  tidy: ({ name: a }, x) => `${a} put all the ${x} in one place. Then ${a} leaned on them until they fitted.`,
  carryNow: (a, y) => `${a} carries the ${y}. And the table, too!`,
  carry: ({ name: a }, y) => `${a} carried the ${y} all at once. They were on a table, so that came, too.`,
  greetNow: (a) => `${a} leans on everybody. Oof!`,
  greet: ({ name: a }) => `${a} leaned on everybody, to say good morning. It took them a while to breathe in.`,
  solveNow: (a) => `${a} leans on the door. Creak! Open!`,
  solve: ({ name: a }) =>
    `${a} leaned on the door, gently, as one leans on a friend. The door sighed, and lay down flat, inside.`,
  copyNow: (n) => `${n} tries to lift the table.`,
  copy: (n, x) => `There was ${n}, very red, under a table. All the ${x} were on it, and it didn't move.`,
};

const SLIDE: Way = {
  tidyNow: (a, x) => `Whee! ${a} slides, and the ${x} slide.`,
  tidy: ({ name: a }, x) => `${a} slid along the row, flat out, with the ${x}. Most of them slid on, too.`,
  carryNow: (a, y) => `The ${y} ride on ${a}. Whee! Bump!`,
  carry: ({ name: a }, y) =>
    `${a} lay down flat, with the ${y} on top, and pushed off. It was fast. Then came the wall.`,
  greetNow: (a) => `${a} slides up to say hello. Bump!`,
  greet: ({ name: a }) => `${a} slid up to say good morning. It's hard to stop. They all met at the ankles.`,
  solveNow: (a) => `Flat, flat, flat! Under the door slides ${a}!`,
  solve: ({ name: a }) =>
    `Under the door there was a gap, not much higher than a loaf. ${a} took a run, lay down flat, and was gone. Then, inside, the key turned.`,
  copyNow: (n) => `${n} slides by, flat out. Whee!`,
  copy: (n, x) => `There went ${n}, flat out on the floor, with some of the ${x}. Then came the wall.`,
};

const JUMP: Way = {
  tidyNow: (a, x) => `Hop! ${a} jumps. The ${x} jump out.`,
  tidy: ({ name: a }, x) => `${a} jumped up with the ${x}, one by one. At each landing the others jumped out again.`,
  carryNow: (a, y) => `${a} hops. The ${y} hop off.`,
  carry: ({ name: a }, y) => `${a} hopped along with the ${y}. The ${y} hopped as well, but not the same way.`,
  greetNow: (a) => `Hop! Hop! ${a} says hello up there.`,
  greet: ({ name: a }) => `${a} hopped up and down, to say good morning face to face. They met now and again.`,
  solveNow: (a) => `Hop! In at the top window jumps ${a}!`,
  solve: ({ name: a }) =>
    `${a} went back across the street, and ran, and jumped. High up there was a window, as big as a tray. Then, inside, the key turned.`,
  copyNow: (n) => `${n} hops all round the room.`,
  copy: (n, x) => `There was ${n}, hopping, with some of the ${x}. The whole place hopped along.`,
};

const BITE: Way = {
  tidyNow: (a, x) => `${a} bites on the ${x}. Now they have holes.`,
  tidy: ({ name: a }, x) => `${a} took the ${x} between the teeth, ever so gently. Now they had holes, in a neat row.`,
  carryNow: (a, y) => `${a} holds the ${y} tight. Snap! Oh.`,
  carry: ({ name: a }, y) => `${a} held the ${y} tight, so that none should fall. Snap! Now there were twice as many.`,
  greetNow: (a) => `${a} smiles, with all those teeth. They run!`,
  greet: ({ name: a }) => `${a} smiled at everybody, wide, with all those teeth. Somebody went home again.`,
  solveNow: (a) => `${a} opens wide. Snap! No more bolt!`,
  solve: ({ name: a }) =>
    `${a} opened wide, and had a look at the bolt, and shut again. Snap, it went, like a biscuit.`,
  copyNow: (n) => `${n} carries it all by the teeth.`,
  copy: (n, x) => `There was ${n}, with the ${x} between the teeth, trying to say hello.`,
};

const BY_KIND: readonly (readonly [RegExp, Way])[] = [
  [
    /^(?:dog|puppy|sausage dog|sheepdog|mole|badger|rabbit|fox|wolf|meerkat|wombat|armadillo|pig|piglet|hyena|aardvark|anteater|pangolin|weasel|ferret)$/,
    DIG,
  ],
  [/^(?:crocodile|beaver|T-rex|alligator|velociraptor|shark|piranha)$/, BITE],
  [/^(?:penguin|seal|otter|walrus|duck|duckling|goose|swan|platypus|snowman|puffin)$/, SLIDE],
  [
    /^(?:frog|toad|kangaroo|hare|grasshopper|goat|lamb|sheep|deer|reindeer|pony|horse|donkey|zebra|antelope|unicorn)$/,
    JUMP,
  ],
  [/^(?:elephant|giraffe|octopus|snake|ostrich|flamingo|heron|diplodocus|llama|camel|alien|squid|mammoth)$/, REACH],
  [
    /^(?:cat|kitten|monkey|chimpanzee|orangutan|squirrel|raccoon|koala|lemur|red panda|gecko|lizard|leopard|skunk)$/,
    CLIMB,
  ],
  [/^sloth$/, HANG],
  [/^(?:kiwi|dodo|hen|chick|cockerel|turkey|robin|hummingbird|tortoise|turtle|crab)$/, SQUEEZE],
];

/** How a being of a kind does what it does; null for whom none of this would be true. */
export function wayOf(being: Being | null): Way | null {
  if (!being || /^(?:person|vehicle|thing)$/.test(being.isa)) return being?.id === 'robot' ? STRONG : null;
  const known = BY_KIND.find(([kinds]) => kinds.test(being.id))?.[1];
  if (known) return known;
  if (being.isa === 'sea') return null;
  if (being.isa === 'insect') return SQUEEZE;
  if (being.can.includes('fly')) return FLY;
  if (being.size === 1) return SQUEEZE;
  return being.size >= 3 ? STRONG : CLIMB;
}
