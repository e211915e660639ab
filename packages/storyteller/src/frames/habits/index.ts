import type { Frame } from '../../frame.ts';
import { biting } from './biting.ts';
import { hitting } from './hitting.ts';
import { spitting } from './spitting.ts';
import { waiting } from './waiting.ts';
import { bedWetting } from './bed-wetting.ts';
import { interrupting } from './interrupting.ts';
import { personalSpace } from './personal-space.ts';
import { runningOff } from './running-off.ts';
import { lying } from './lying.ts';
import { takingThings } from './taking-things.ts';
import { swearing } from './swearing.ts';
import { thumbSucking } from './thumb-sucking.ts';
import { dummyOrBottle } from './dummy-or-bottle.ts';
import { nailBiting } from './nail-biting.ts';
import { brokenPromise } from './broken-promise.ts';
import { stoppingPlay } from './stopping-play.ts';
import { tidyingUp } from './tidying-up.ts';
import { hairAndSkin } from './hair-and-skin.ts';

/** Habits, and what hurts or troubles others: biting, lying, running off, waiting. */
export const HABITS: readonly Frame[] = [
  biting,
  hitting,
  spitting,
  waiting,
  bedWetting,
  interrupting,
  personalSpace,
  runningOff,
  lying,
  takingThings,
  swearing,
  thumbSucking,
  dummyOrBottle,
  nailBiting,
  brokenPromise,
  stoppingPlay,
  tidyingUp,
  hairAndSkin,
];
