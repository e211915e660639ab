import type { Frame } from '../../frame.ts';
import { beingTeased } from './being-teased.ts';
import { bullying } from './bullying.ts';
import { leftOut } from './left-out.ts';
import { losingAGame } from './losing-a-game.ts';
import { perfectionism } from './perfectionism.ts';
import { tests } from './tests.ts';

/** School, and a child among others. */
export const SCHOOL: readonly Frame[] = [
  beingTeased,
  bullying,
  leftOut,
  losingAGame,
  perfectionism,
  tests,
];
