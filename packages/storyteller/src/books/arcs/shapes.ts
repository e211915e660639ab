import { aCornerOfIt } from './a-corner-of-it/arc.ts';
import { acrossTheRoad } from './across-the-road/arc.ts';
import { alsoDone } from './also-done/arc.ts';
import { lookAgain } from './look-again/arc.ts';
import { notYet } from './not-yet/arc.ts';
import { nothingMuch } from './nothing-much/arc.ts';
import { nobodyMustKnow } from './nobody-must-know/arc.ts';
import { oneBetween } from './one-between/arc.ts';
import { outYouGo } from './out-you-go/arc.ts';
import { seenAtLast } from './seen-at-last/arc.ts';
import { somebodyBehind } from './somebody-behind/arc.ts';
import { somebodyHasTo } from './somebody-has-to/arc.ts';
import { stillHoldingIt } from './still-holding-it/arc.ts';
import { theLastTime } from './the-last-time/arc.ts';
import { theOtherLine } from './the-other-line/arc.ts';
import { theTimeThat } from './the-time-that/arc.ts';
import { whichIsOurs } from './which-is-ours/arc.ts';
import { wrongForIt } from './wrong-for-it/arc.ts';
import type { Shape } from './shape.ts';

// Each shape is made with what stands in a file of its own, so that this list may name them all.
export type { Shape } from './shape.ts';

/** Every shape whose plot is the theme. A new one is a folder beside this file and a line here. */
export const SHAPES: readonly Shape[] = [
  // One a line, so that those who add one do not meet.
  aCornerOfIt,
  acrossTheRoad,
  alsoDone,
  lookAgain,
  notYet,
  nothingMuch,
  nobodyMustKnow,
  oneBetween,
  outYouGo,
  seenAtLast,
  somebodyBehind,
  somebodyHasTo,
  stillHoldingIt,
  theLastTime,
  theOtherLine,
  theTimeThat,
  whichIsOurs,
  wrongForIt,
];
