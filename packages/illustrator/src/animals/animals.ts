import type { Brush } from '../paint/brush.ts';
import { fine, num } from '../paint/path.ts';
import type { DrawnFigure } from '../people/figure.ts';
import { drawSitting, drawSleeping, type Animal } from './animal.ts';
import { bear } from './bear.ts';
import { cat } from './cat.ts';
import { dog } from './dog.ts';
import { fox } from './fox.ts';
import { rabbit } from './rabbit.ts';

/** How each animal is drawn. A new animal is one file and one line here. */
const ANIMALS = { dog, cat, rabbit, bear, fox } as const satisfies Readonly<Record<string, Animal>>;
export type AnimalName = keyof typeof ANIMALS;

export const isAnimal = (name: string): name is AnimalName => Object.hasOwn(ANIMALS, name);

/** Draws an animal on the ground at (x, y); `unit` is how many picture units one of its own takes. */
export function drawAnimal(
  brush: Brush,
  name: AnimalName,
  { x, y, unit, turn, asleep = false }: { x: number; y: number; unit: number; turn: number; asleep?: boolean },
): DrawnFigure {
  const before = brush.plane;
  brush.plane = 'figure';
  const animal: Animal = ANIMALS[name];
  const markup = asleep ? drawSleeping(brush, animal) : drawSitting(brush, animal, turn);
  brush.plane = before;
  const ears = name === 'rabbit' ? 262 : name === 'bear' ? 200 : 214;
  const height = asleep ? { rabbit: 172, cat: 124, fox: 128, dog: 100, bear: 106 }[name] : ears;
  const half = asleep ? 92 : 62 * (animal.girth ?? 1);
  return {
    markup: `<g transform="translate(${num(x)} ${num(y)}) scale(${fine(unit)})">${markup}</g>`,
    box: { x: x - half * unit, y: y - height * unit, w: 2 * half * unit, h: height * unit },
    face: asleep ? { x: x - 40 * unit, y: y - 42 * unit, r: 46 * unit } : { x, y: y - 138 * unit, r: 54 * unit },
    footing: (asleep ? 96 : 66 * (animal.girth ?? 1)) * unit,
    lift: 0,
  };
}
