import type { Frame } from '../../frame.ts';
import { grandparentDeath } from './grandparent-death.ts';
import { parentAway } from './parent-away.ts';
import { parentIll } from './parent-ill.ts';
import { petDeath } from './pet-death.ts';
import { twoHomes } from './two-homes.ts';

/** Family, and what is lost: death, two homes, a parent away or ill, new people and animals. */
export const FAMILY: readonly Frame[] = [grandparentDeath, petDeath, twoHomes, parentAway, parentIll];
