import type { Going } from '../event.ts';

/** What somebody will not do, where they stay, and how it comes about. */
export interface Staying {
  /** "grow", "fall", "come out". */
  readonly does: string;
  /** "growing", "falling", "coming out". */
  readonly doing: string;
  /** "down in the ground". */
  readonly where: string;
  /** Where the others are who did it: "up in the sun". */
  readonly there: string;
  /** A little of it, after the name: "comes up a little", "came up a little". */
  readonly bit: string;
  readonly hadBit: string;
  /** All of it, whole sentences: young, and for the others. */
  readonly out: readonly [string, string];
  readonly wasOut: readonly [string, string];
  /** What cannot be done to it, and why: "You can't pull a seed. It would break." */
  readonly force: string;
  /** What parts the two of them, after "through": "so much earth". */
  readonly between: string;
}

const TRY = String.raw`(?:won['’]?t|will not|would not|wouldn['’]?t|did ?n[o'’]?t want to|does ?n[o'’]?t want to|did not want to|does not want to|refuse[sd] to|(?:too |so )?(?:scared|afraid|frightened|shy) to|never wants to|never wanted to)`;

/** What a theme may say of somebody who stays. */
export const WONT_COME = new RegExp(
  String.raw`\b${TRY} (?:grow(?: up)?|sprout|fall(?: down| off the tree)?|drop|let go|open|bloom|flower|come (?:out|up|down)|leave (?:the|his|her|its) (?:tree|branch|shell|cave|hole|burrow|den|ground|cocoon|basket|box|pot|hive|kennel|hutch)|come out of [^.]{2,30})\b|\b(?:last|lonely|stubborn|brave) (?:\p{L}+ )?leaf\b(?! of)|\bleaf (?:who|that|which) (?:stay\w*|held on|holds on|hangs on|hung on|clung|clings)\b`,
  'iu',
);

const HOMES =
  /\b(?:in|out of|from|leave) (?:the|his|her|its|a) (shell|cave|hole|burrow|den|cocoon|basket|box|pot|hive|kennel|hutch|house|hat|bag|pocket|cupboard|wardrobe|tunnel|bottle|lamp)\b/i;
const HOME_OF: Readonly<Record<string, string>> = {
  snail: 'shell',
  tortoise: 'shell',
  turtle: 'shell',
  crab: 'shell',
  bear: 'cave',
  dragon: 'cave',
  mouse: 'hole',
  rabbit: 'burrow',
  mole: 'tunnel',
  fox: 'den',
  caterpillar: 'cocoon',
  butterfly: 'cocoon',
  bee: 'hive',
  dog: 'kennel',
  puppy: 'kennel',
  cat: 'basket',
  kitten: 'basket',
  genie: 'lamp',
};

const grow = (a: string, kind: string): Staying => ({
  does: 'grow',
  doing: 'growing',
  where: 'down in the ground',
  there: 'up in the sun',
  bit: 'comes up a little',
  hadBit: 'came up a little',
  out: [
    `Pop! Out comes a green leaf. Then two. ${a} is in the sun!`,
    `Crack, goes the ground. Look, two green leaves! Here is ${a}!`,
  ],
  wasOut: [
    `The earth went crack, like a crust. And there stood ${a} in the sun, with two green leaves, and blinked.`,
    `It got lighter, and then it got very light. ${a} had come through. There were two green leaves, and there was the whole sky.`,
  ],
  force: `You can't pull a ${kind}. It would only break.`,
  between: 'so much earth',
});
const fall = (a: string): Staying => ({
  does: 'fall',
  doing: 'falling',
  where: 'up on the tree',
  there: 'down on the grass',
  bit: 'hangs down a little',
  hadBit: 'hung down a little further',
  out: [
    `Flip! Round and round and round. ${a} is down on the grass!`,
    `Oh! ${a} lets go. Left and right and left. Down comes ${a}!`,
  ],
  wasOut: [
    `There was a small snap. ${a} came down, left and right and round about. There lay ${a}, in the grass.`,
    `It was only a bit too far. ${a} sailed down, with a swing to this side, and a swing to that. The grass was soft.`,
  ],
  force: `You can't pull a thing off a tree. It would only tear.`,
  between: 'so much air',
});
const ground = (a: string): Staying => ({
  ...grow(a, 'carrot'),
  does: 'come out',
  doing: 'coming out',
  there: 'up in the basket',
  out: [
    `Pop! Out comes a nose. Out comes the rest. ${a} is in the sun!`,
    `Crack, goes the ground. First a bit, then all of it. Here is ${a}!`,
  ],
  wasOut: [
    `The earth went crack, like a crust. And out came ${a}, from top to toe, and blinked in the sun.`,
    `It got lighter, and then it got very light. ${a} was through, down to the last little root.`,
  ],
  force: `They pulled, but the leaves were wet. It was like pulling soap.`,
});
const open = (a: string): Staying => ({
  ...grow(a, 'bud'),
  does: 'open',
  doing: 'opening',
  where: 'shut up tight',
  bit: 'opens a little',
  hadBit: 'opened a little',
  out: [
    `Flip! One petal. Flip, flip! Ten petals! ${a} is open to the sun!`,
    `Look! One petal goes back. Then all of them do. Here is ${a}!`,
  ],
  wasOut: [
    `One petal went back, and then another. And ${a} was wide open, and blinked in the sun.`,
    `It got lighter, and then it got very light. ${a} was open, as wide as a plate.`,
  ],
  force: `You can't pull at petals. They would only break.`,
  between: 'so much petal',
});
const come = (a: string, home: string): Staying => ({
  does: 'come out',
  doing: 'coming out',
  where: `in the ${home}`,
  there: 'out in the sun',
  bit: 'comes out a little',
  hadBit: 'came out a little',
  out: [
    `First there is a nose. Then there is the rest. ${a} is out in the sun!`,
    `Look! A bit of ${a}. A bit more. And then all of ${a}!`,
  ],
  wasOut: [
    `First there was a nose. Then there was all the rest. ${a} was out in the sun, and blinked.`,
    `It got lighter, and then it got very light. ${a} was out, down to the very end of ${a}.`,
  ],
  force: `You can't pull somebody out. They would only hold on.`,
  between: `so much ${home}`,
});

export function stayingOf({ A, a, raw }: Going): Staying {
  const said = WONT_COME.exec(raw)?.[0] ?? raw;
  if (/\b(?:grow|sprout)\b/.test(said)) return grow(a, A.kind);
  if (/\b(?:fall|drop|let go|come down|tree|branch|leaf)\b/.test(said)) return fall(a);
  if (/\b(?:open|bloom|flower)\b/.test(said)) return open(a);
  if (/\b(?:ground|earth|soil|come up)\b/.test(raw) || /carrot|turnip|radish|potato|beetroot|parsnip/.test(A.kind))
    return ground(a);
  const home = HOMES.exec(raw)?.[1] ?? HOME_OF[A.being?.id ?? ''] ?? HOME_OF[A.kind] ?? 'box';
  return come(a, home);
}
