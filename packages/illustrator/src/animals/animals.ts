import type { ANIMALS, COATS, POSES } from '@storylantern/contract';
import type { Brush } from '../paint/brush.ts';
import { fine, num } from '../paint/path.ts';
import type { FeelingName } from '../people/feelings.ts';
import type { DrawnFigure, FaceCircle } from '../people/figure.ts';
import { drawSitting, drawSleeping, sleepingFace, type Animal } from './animal.ts';
import { bear } from './bear.ts';
import { bat, duck, hen, owl, penguin, robinLike } from './birds.ts';
import { cat } from './cat.ts';
import { COAT_COLOURS } from './coats.ts';
import type { Creature } from './creature.ts';
import { dog } from './dog.ts';
import { dye } from './dye.ts';
import { drawGoing, HEAD_AT, paceOf } from './going.ts';
import { fox } from './fox.ts';
import { horse, unicorn } from './horses.ts';
import { alien, ghost, monster, robot, snowman } from './made-up.ts';
import {
  cow,
  elephant,
  giraffe,
  goat,
  deer,
  guineaPig,
  hedgehog,
  koala,
  lion,
  monkey,
  mouse,
  panda,
  pig,
  sheep,
  sloth,
  squirrel,
  tiger,
  wolf,
} from './mammals.ts';
import { rabbit } from './rabbit.ts';
import { crocodile, dinosaur, dragon } from './reptiles.ts';
import { crab, fish, octopus, seal, shark, tortoise, whale } from './sea-creatures.ts';
import { bee, butterfly, caterpillar, frog, ladybird, snail, snake, spider } from './small-creatures.ts';

export type AnimalName = (typeof ANIMALS)[number];

/** Animals that share one body: they sit upright, or lie curled up. */
const SITTING = {
  dog,
  cat,
  rabbit,
  bear,
  fox,
  mouse,
  'guinea-pig': guineaPig,
  hedgehog,
  squirrel,
  pig,
  cow,
  sheep,
  goat,
  deer,
  horse,
  unicorn,
  lion,
  tiger,
  monkey,
  elephant,
  giraffe,
  panda,
  koala,
  sloth,
  wolf,
  dinosaur,
  dragon,
  crocodile,
} as const satisfies Readonly<Record<string, Animal>>;

/** Those who stand up on two legs, hang about or fly: they have no going on all fours. */
const UPRIGHT: readonly AnimalName[] = ['monkey', 'sloth', 'koala', 'dragon'];

/** Creatures with a body plan of their own. */
const CREATURES = {
  bird: robinLike,
  owl,
  duck,
  hen,
  penguin,
  bat,
  fish,
  whale,
  shark,
  octopus,
  crab,
  seal,
  tortoise,
  frog,
  snake,
  butterfly,
  bee,
  ladybird,
  spider,
  snail,
  caterpillar,
  robot,
  monster,
  alien,
  ghost,
  snowman,
} as const satisfies Readonly<Record<string, Creature>>;

/** Every animal of the contract is in one of the two tables. */
const KINDS: Readonly<Record<AnimalName, Animal | Creature>> = { ...SITTING, ...CREATURES };

export const isAnimal = (name: string): name is AnimalName => Object.hasOwn(KINDS, name);

const isSitting = (kind: Animal | Creature): kind is Animal => 'coat' in kind && 'ears' in kind;

/** How high each stands above its paws when ears, horns or a mane reach further than usual. */
const SITTING_HEIGHT: Readonly<Partial<Record<AnimalName, number>>> = {
  rabbit: 262,
  bear: 200,
  horse: 232,
  unicorn: 252,
  giraffe: 220,
  wolf: 224,
  mouse: 222,
  dragon: 224,
  deer: 262,
};
const SLEEPING_HEIGHT: Readonly<Partial<Record<AnimalName, number>>> = {
  rabbit: 172,
  deer: 172,
  horse: 142,
  unicorn: 160,
  cat: 124,
  fox: 128,
  bear: 106,
};

/** Poses in which wings are spread and arms go up. */
const LIVELY: readonly (typeof POSES)[number][] = ['wave', 'cheer', 'jump', 'float', 'dance', 'run', 'reach', 'shout'];

interface Standing {
  readonly x: number;
  readonly y: number;
  /** How many picture units one of its own takes. */
  readonly unit: number;
  /** Which way it looks, -1 to 1. */
  readonly turn: number;
  readonly pose?: (typeof POSES)[number];
  readonly feeling?: FeelingName;
  readonly coat?: (typeof COATS)[number] | null;
  readonly asleep?: boolean;
}

/** Draws an animal on the ground at (x, y). */
export function drawAnimal(brush: Brush, name: AnimalName, standing: Standing): DrawnFigure {
  const { x, y, unit, turn, pose = 'sit', feeling = 'calm', coat } = standing;
  const asleep = standing.asleep ?? pose === 'sleep';
  const kind = KINDS[name];
  const before = { plane: brush.plane, grade: brush.grade };
  brush.plane = 'figure';
  if (coat) {
    const change = dye(isSitting(kind) ? kind.coat.fur : kind.coat, COAT_COLOURS[coat]);
    brush.grade = (value) => before.grade(change(value));
  }
  const lively = LIVELY.includes(pose) && !asleep;
  const pace = isSitting(kind) && !asleep && !UPRIGHT.includes(name) ? paceOf(pose) : undefined;
  const lean = asleep || pace ? 0 : pose === 'run' ? 7 : pose === 'walk' ? 3 : pose === 'dance' ? -7 : 0;
  const lift =
    (asleep ? 0 : pose === 'jump' ? 40 : pose === 'cheer' || pose === 'dance' ? 16 : pose === 'run' ? 10 : 0) * unit;
  const drawn = isSitting(kind)
    ? asleep
      ? drawSleeping(brush, kind)
      : pace
        ? drawGoing(brush, kind, { turn, feeling, pace })
        : drawSitting(brush, kind, turn, feeling)
    : kind.draw(brush, { turn, feeling, asleep, lively });
  brush.plane = before.plane;
  brush.grade = before.grade;
  const shape = shapeOf(name, kind, asleep, pace && (turn < 0 ? 'left' : 'right'));
  return {
    markup: `<g transform="translate(${num(x)} ${num(y - lift)}) scale(${fine(unit)})${lean ? ` rotate(${num(lean)})` : ''}">${drawn}</g>`,
    box: {
      x: x - shape.left * unit,
      y: y - lift - shape.height * unit,
      w: (shape.left + shape.right) * unit,
      h: shape.height * unit + lift,
    },
    face: { x: x + shape.face.x * unit, y: y - lift + shape.face.y * unit, r: shape.face.r * unit },
    footing: shape.foot * unit,
    lift,
  };
}

/** What a drawn animal takes, in its own units: from its middle to both sides, and up. */
interface Shape {
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly face: FaceCircle;
  readonly foot: number;
}

function shapeOf(
  name: AnimalName,
  kind: Animal | Creature,
  asleep: boolean,
  going: 'left' | 'right' | undefined,
): Shape {
  if (!isSitting(kind)) {
    const { height, half, face } = kind;
    return { height, left: half, right: half, face, foot: half * 0.72 };
  }
  if (asleep) {
    const [x, y] = sleepingFace(kind);
    return { height: SLEEPING_HEIGHT[name] ?? 104, left: 92, right: 92, face: { x, y, r: 46 }, foot: 96 };
  }
  const neck = kind.neck ?? 0;
  const height = (SITTING_HEIGHT[name] ?? 214) + neck;
  const half = (name === 'elephant' ? 104 : name === 'lion' || name === 'deer' ? 82 : 66) * (kind.girth ?? 1);
  if (!going)
    return { height, left: half, right: half, face: { x: 0, y: -138 - neck, r: 54 }, foot: 66 * (kind.girth ?? 1) };
  const [headX, headY] = HEAD_AT;
  const ahead = Math.max(104, headX + half * 0.9);
  return {
    height: height + 4,
    left: going === 'left' ? ahead : TAIL,
    right: going === 'left' ? TAIL : ahead,
    face: { x: going === 'left' ? -headX : headX, y: headY - neck, r: 54 },
    foot: 84,
  };
}

/** How far the longest tail reaches behind an animal that goes. */
const TAIL = 132;
