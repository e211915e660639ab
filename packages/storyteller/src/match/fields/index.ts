import { BODY } from './body.ts';
import type { Fields } from './field.ts';
import { HOME } from './home.ts';
import { NEWER } from './newer.ts';
import { BODY_SCENES } from './scenes-body.ts';
import { HOME_SCENES } from './scenes-home.ts';
import { WORLD_SCENES } from './scenes-world.ts';
import { WORLD } from './world.ts';

/**
 * What stands around each situation in a family's days: body parts, things, people, places, what is done and what it is
 * called at home, in British, American and some Spanish. `general` has what none of the situations is about.
 */
export const FIELDS: Fields = { ...BODY, ...HOME, ...NEWER, ...WORLD };

/** How parents tell of each situation without naming it; one scene a line. */
export const SCENES: Fields = { ...BODY_SCENES, ...HOME_SCENES, ...WORLD_SCENES };
