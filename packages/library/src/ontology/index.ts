import { PETS } from './beings-pets.ts';
import { FARM_ANIMALS } from './beings-farm.ts';
import { WILD_ANIMALS } from './beings-wild.ts';
import { SEA_ANIMALS } from './beings-sea.ts';
import { BIRDS } from './beings-birds.ts';
import { SMALL_ANIMALS } from './beings-small.ts';
import { MAGIC_BEINGS } from './beings-magic.ts';
import { PEOPLE } from './people.ts';
import { VEHICLES } from './vehicles.ts';
import { LIVING_THINGS } from './living-things.ts';
import type { Being } from './kinds.ts';

/**
 * Everybody who can be somebody in a story. Ids and `also` words are unique across the whole list, so that a word means
 * one being.
 */
export const BEINGS: readonly Being[] = [
  ...PETS,
  ...FARM_ANIMALS,
  ...WILD_ANIMALS,
  ...SEA_ANIMALS,
  ...BIRDS,
  ...SMALL_ANIMALS,
  ...MAGIC_BEINGS,
  ...PEOPLE,
  ...VEHICLES,
  ...LIVING_THINGS,
];

export { saidOf } from './said.ts';
export { ACTIVITIES } from './activities.ts';
export { FEARS } from './fears.ts';
export { FIRST_TIMES } from './first-times.ts';
export { PLACES } from './places.ts';
export { ONTOLOGY_THINGS } from './things.ts';
