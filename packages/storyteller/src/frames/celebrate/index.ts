import type { Frame } from '../../frame.ts';
import { calmedDown } from './calmed-down.ts';
import { goneWell } from './gone-well.ts';
import { helpedAtHome } from './helped-at-home.ts';
import { newThingManaged } from './new-thing-managed.ts';
import { triedAgain } from './tried-again.ts';
import { waitedAndShared } from './waited-and-shared.ts';
import { wasKind } from './was-kind.ts';

/** What goes well, told so that a child hears it. */
export const CELEBRATE: readonly Frame[] = [
  newThingManaged,
  triedAgain,
  calmedDown,
  waitedAndShared,
  wasKind,
  helpedAtHome,
];

/** Told when something went well and nothing above is meant. */
export { goneWell };
