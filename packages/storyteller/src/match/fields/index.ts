import { BODY } from './body.ts';
import type { Fields } from './field.ts';
import { HOME } from './home.ts';
import { WORLD } from './world.ts';

/**
 * What stands around each situation in a family's days: body parts, things, people, places, what is done and what it is
 * called at home, in British, American and some Spanish. `general` has what none of the situations is about.
 */
export const FIELDS: Fields = { ...BODY, ...HOME, ...WORLD };
