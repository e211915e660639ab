import { ANIMAL_NATURES } from './animals.ts';
import { WORK_NATURES } from './at-work.ts';
import { MAGIC_AND_THING_NATURES } from './magic-and-things.ts';
import type { Nature } from './nature.ts';
import { PEOPLE_NATURES } from './people.ts';
import { VEHICLE_NATURES } from './vehicles.ts';

const NATURES: ReadonlyMap<string, Nature> = new Map(
  [...VEHICLE_NATURES, ...PEOPLE_NATURES, ...WORK_NATURES, ...ANIMAL_NATURES, ...MAGIC_AND_THING_NATURES].flatMap(
    (nature) => nature.of.map((id) => [id, nature] as const),
  ),
);

/** What a kind of the library does that no other would; undefined where nothing is told of it. */
export const natureOf = (beingId: string): Nature | undefined => NATURES.get(beingId);
