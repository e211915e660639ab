import type { AnimalName, Character, SIZES, ThingName } from '@storylantern/contract';

type SizeName = (typeof SIZES)[number];

/** Heights of somebody who stands or sits up, beside a child of six (1). Small ones are drawn larger than life, so that
 * a face can still be read, and giants smaller, so that they fit a page. */
const HEIGHT: Readonly<Record<SizeName, number>> = { tiny: 0.27, small: 0.44, middle: 0.68, big: 1.06, huge: 1.5 };

/** How large each animal is when nobody says otherwise. */
const OWN: Readonly<Record<AnimalName, number>> = {
  dog: 0.58,
  cat: 0.48,
  rabbit: 0.46,
  bear: 1.02,
  fox: 0.54,
  mouse: 0.29,
  'guinea-pig': 0.36,
  hedgehog: 0.34,
  squirrel: 0.38,
  pig: 0.62,
  cow: 0.96,
  sheep: 0.66,
  goat: 0.7,
  deer: 0.85,
  horse: 1.08,
  unicorn: 1.08,
  lion: 0.94,
  tiger: 0.94,
  monkey: 0.6,
  elephant: 1.32,
  giraffe: 1.5,
  panda: 0.9,
  koala: 0.52,
  sloth: 0.58,
  wolf: 0.72,
  dinosaur: 1.3,
  dragon: 1.34,
  crocodile: 0.72,
  frog: 0.32,
  tortoise: 0.42,
  snake: 0.44,
  bird: 0.32,
  owl: 0.42,
  duck: 0.4,
  hen: 0.42,
  penguin: 0.54,
  bat: 0.32,
  fish: 0.36,
  whale: 1.2,
  shark: 0.94,
  octopus: 0.7,
  crab: 0.34,
  seal: 0.62,
  butterfly: 0.28,
  bee: 0.26,
  ladybird: 0.26,
  spider: 0.28,
  snail: 0.3,
  caterpillar: 0.28,
  robot: 0.84,
  monster: 0.98,
  alien: 0.8,
  ghost: 0.74,
  snowman: 0.9,
};

/** A child of six in body units. */
const CHILD = 312;

/** How high an animal stands, in body units of a child. */
export const animalHeight = ({ animal, size }: Extract<Character, { is: 'animal' }>): number =>
  CHILD * (size ? HEIGHT[size] : OWN[animal]);

/** Toys that are the real thing when they are somebody, beside a child of six. */
const GROWN: Readonly<Partial<Record<ThingName, number>>> = { car: 0.62, train: 0.66 };

/** The widest a thing that is somebody may be, in body units: a bus, and a bus that came into the house. */
const WIDEST = { outdoors: 390, indoors: 290 } as const;

/**
 * A thing that is somebody: as large as it is, but never so small that its face is lost or so large that it fills the
 * page.
 */
export function thingHeight(
  { size, thing }: Extract<Character, { is: 'thing' }>,
  own: { readonly width: number; readonly height: number },
  where: keyof typeof WIDEST,
): number {
  const wish = size
    ? CHILD * HEIGHT[size]
    : Math.max(CHILD * (GROWN[thing] ?? 0.4), Math.min(CHILD * (where === 'indoors' ? 0.95 : 1.1), own.height * 1.15));
  return Math.min(wish, (WIDEST[where] * own.height) / own.width);
}

/** How far wings, tails and tentacles reach over an animal's body to each side, in body units. */
export const overhang = (character: Character): number =>
  character.is === 'animal' ? (OVERHANG[character.animal] ?? 0) * animalHeight(character) : 0;

const OVERHANG: Readonly<Partial<Record<AnimalName, number>>> = {
  dragon: 0.2,
  unicorn: 0.13,
  horse: 0.13,
  dinosaur: 0.1,
  fox: 0.16,
  squirrel: 0.14,
  wolf: 0.14,
  cat: 0.1,
  dog: 0.08,
  tiger: 0.06,
  lion: 0.04,
};
