import type { ThingName } from '@storylantern/contract';
import { blanket, clock, cot, lamp, moon, pillow, star } from './bedtime.ts';
import { bicycle, coat, potty, shoe, television, toothbrush } from './home.ts';
import { CLOTHES_AND_MUSIC } from './imported/clothes-and-music.ts';
import { FOOD } from './imported/food.ts';
import { HOUSEHOLD } from './imported/household.ts';
import { OUT_OF_DOORS } from './imported/out-of-doors.ts';
import { PLAY } from './imported/play.ts';
import { VEHICLES } from './imported/vehicles.ts';
import { apple, bottle, bowl, carrot, cup, lunchbox, plate } from './kitchen.ts';
import { boat, digger, hotAirBalloon, parachute, rowingBoat, submarine } from './machines.ts';
import { balloon, bucket, flower, kite, shootingStar, umbrella } from './outdoors.ts';
import type { Prop } from './prop.ts';
import { backpack, book, notebook, paint, pencil, tablet } from './school.ts';
import {
  acorn,
  armbands,
  button,
  flour,
  hearingAid,
  jam,
  marbles,
  puddle,
  skippingRope,
  snowball,
  spoon,
  treasure,
} from './small-finds.ts';
import { doll, rabbitToy, teddy } from './soft-toys.ts';
import {
  bridge,
  bush,
  campfire,
  fence,
  gate,
  lighthouse,
  tent,
  wateringCan,
  wheelbarrow,
  windmill,
} from './tools-and-fences.ts';
import { ball, blocks, car, drum, puzzle, train } from './toys.ts';

/** Things keep their older name here. */
export type PropName = ThingName;

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
  marbles,
  'skipping-rope': skippingRope,
  spoon,
  button,
  'hearing-aid': hearingAid,
  flour,
  treasure,
  snowball,
  puddle,
  armbands,
  'watering-can': wateringCan,
  wheelbarrow,
  campfire,
  fence,
  gate,
  bridge,
  bush,
  lighthouse,
  windmill,
  digger,
  submarine,
  boat,
  'hot-air-balloon': hotAirBalloon,
  'rowing-boat': rowingBoat,
  acorn,
  jam,
  parachute,
  tent,
  'shooting-star': shootingStar,
  ...PLAY,
  ...HOUSEHOLD,
  ...FOOD,
  ...OUT_OF_DOORS,
  ...CLOTHES_AND_MUSIC,
  ...VEHICLES,
};
