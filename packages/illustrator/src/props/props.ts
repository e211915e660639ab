import type { PROPS } from '@storylantern/contract';
import { blanket, clock, cot, lamp, moon, pillow, star } from './bedtime.ts';
import { bicycle, coat, potty, shoe, television, toothbrush } from './home.ts';
import { apple, bottle, bowl, carrot, cup, lunchbox, plate } from './kitchen.ts';
import { balloon, bucket, flower, kite, umbrella } from './outdoors.ts';
import type { Prop } from './prop.ts';
import { backpack, book, notebook, paint, pencil, tablet } from './school.ts';
import { doll, rabbitToy, teddy } from './soft-toys.ts';
import { ball, blocks, car, drum, puzzle, train } from './toys.ts';

export type PropName = (typeof PROPS)[number];

/** How each thing of the contract is drawn. */
export const PROP_DRAWINGS: Readonly<Record<PropName, Prop>> = {
  teddy,
  'rabbit-toy': rabbitToy,
  blanket,
  lamp,
  book,
  potty,
  toothbrush,
  apple,
  carrot,
  bowl,
  plate,
  backpack,
  lunchbox,
  pencil,
  paint,
  ball,
  blocks,
  train,
  car,
  doll,
  puzzle,
  tablet,
  television,
  bottle,
  cot,
  moon,
  clock,
  umbrella,
  kite,
  bucket,
  flower,
  balloon,
  cup,
  pillow,
  coat,
  shoe,
  star,
  drum,
  bicycle,
  notebook,
};
