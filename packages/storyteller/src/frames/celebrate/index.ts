import type { Frame } from '../../frame.ts';
import { bodyRoutineDone } from './body-routine-done.ts';
import { calmedDown } from './calmed-down.ts';
import { friendMade } from './friend-made.ts';
import { goneWell } from './gone-well.ts';
import { hardDayDone } from './hard-day-done.ts';
import { helpedAtHome } from './helped-at-home.ts';
import { newThingManaged } from './new-thing-managed.ts';
import { putRight } from './put-right.ts';
import { skillLearnt } from './skill-learnt.ts';
import { spokeUp } from './spoke-up.ts';
import { triedAgain } from './tried-again.ts';
import { waitedAndShared } from './waited-and-shared.ts';
import { wasKind } from './was-kind.ts';

/** What goes well, told so that a child hears it. */
export const CELEBRATE: readonly Frame[] = [
  newThingManaged,
  skillLearnt,
  triedAgain,
  calmedDown,
  waitedAndShared,
  wasKind,
  helpedAtHome,
  bodyRoutineDone,
  spokeUp,
  putRight,
  friendMade,
  hardDayDone,
];

/** Told when something went well and nothing above is meant. */
export { goneWell };
