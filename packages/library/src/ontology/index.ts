import { PETS } from './beings-pets.ts';
import { FARM_ANIMALS } from './beings-farm.ts';
import { WILD_ANIMALS } from './beings-wild.ts';
import { SEA_ANIMALS } from './beings-sea.ts';
import { BIRDS } from './beings-birds.ts';
import { SMALL_ANIMALS } from './beings-small.ts';
import { MAGIC_BEINGS } from './beings-magic.ts';
import { RARER_ANIMALS } from './beings-asked-for.ts';
import { PEOPLE } from './people.ts';
import { MORE_PEOPLE } from './people-at-work.ts';
import { VEHICLES } from './vehicles.ts';
import { WORKING_VEHICLES } from './vehicles-at-work.ts';
import { RIDES } from './vehicles-for-rides.ts';
import { LIVING_THINGS } from './living-things.ts';
import { PLACES as FIRST_PLACES } from './places.ts';
import { MORE_PLACES } from './places-of-people.ts';
import { USUAL_ACTIVITIES } from './activities.ts';
import { MORE_ACTIVITIES } from './activities-more.ts';
import { USUAL_FEARS } from './fears.ts';
import { MORE_FEARS } from './fears-more.ts';
import { USUAL_FIRST_TIMES } from './first-times.ts';
import { MORE_FIRST_TIMES } from './first-times-more.ts';
import type { Activity, Being, Fear, FirstTime, Place } from './kinds.ts';

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
  ...RARER_ANIMALS,
  ...PEOPLE,
  ...MORE_PEOPLE,
  ...VEHICLES,
  ...WORKING_VEHICLES,
  ...RIDES,
  ...LIVING_THINGS,
];

/** Places worth a journey; the words that mean one are unique across the whole list. */
export const PLACES: readonly Place[] = [...FIRST_PLACES, ...MORE_PLACES];
/** First times; their words are unique across the list, as those of fears and of activities are. */
export const FIRST_TIMES: readonly FirstTime[] = [...USUAL_FIRST_TIMES, ...MORE_FIRST_TIMES];
/** What a child may be afraid of that is no being and does no harm. */
export const FEARS: readonly Fear[] = [...USUAL_FEARS, ...MORE_FEARS];
/** Things one does. */
export const ACTIVITIES: readonly Activity[] = [...USUAL_ACTIVITIES, ...MORE_ACTIVITIES];

export { happeningsTo, premisesOf } from './premises.ts';
export { saidOf } from './said.ts';
export { sourceOfBeing } from './beings-sources.ts';
export { ONTOLOGY_THINGS } from './things.ts';
