import type { Ability, Problem } from '@storylantern/library';
import type { ProblemLines, RoadBlock } from '../arc.ts';
import { ASLEEP, ASLEEP_ROAD } from './asleep.ts';
import { COLD, COLD_ROAD } from './cold.ts';
import { DARK, DARK_ROAD } from './dark.ts';
import { HIGH, HIGH_ROAD } from './high.ts';
import { LOST_WAY, LOST_WAY_ROAD } from './lost-way.ts';
import { NARROW, NARROW_ROAD } from './narrow.ts';
import { STUCK, STUCK_ROAD } from './stuck.ts';
import { TANGLED, TANGLED_ROAD } from './tangled.ts';
import { WATER, WATER_ROAD } from './water.ts';

export { PLANTS } from './plants.ts';

/** All that is known about each trouble somebody can be in. Phrases given in (`x`, `k`) may begin in lower case. */
export const PROBLEM_LINES: Readonly<Record<Problem, ProblemLines>> = {
  cold: COLD,
  high: HIGH,
  dark: DARK,
  stuck: STUCK,
  narrow: NARROW,
  water: WATER,
  'lost-way': LOST_WAY,
  tangled: TANGLED,
  asleep: ASLEEP,
};

/** The same troubles as obstacles of a road. */
export const ROAD_BLOCKS: Readonly<Record<Problem, RoadBlock>> = {
  cold: COLD_ROAD,
  high: HIGH_ROAD,
  dark: DARK_ROAD,
  stuck: STUCK_ROAD,
  narrow: NARROW_ROAD,
  water: WATER_ROAD,
  'lost-way': LOST_WAY_ROAD,
  tangled: TANGLED_ROAD,
  asleep: ASLEEP_ROAD,
};

/** Whether an ability truly ends somebody's trouble. */
export const solves = (ability: Ability, problem: Problem): boolean =>
  PROBLEM_LINES[problem].solve[ability] !== undefined;

/** Whether an ability gets travellers past the same trouble on a road. */
export const passes = (ability: Ability, gap: Problem): boolean => ROAD_BLOCKS[gap].solve[ability] !== undefined;
