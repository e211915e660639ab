import type { Frame } from '../frame.ts';
import { bedtimeRoutine } from './bedtime-routine.ts';
import { fearDark } from './fear-dark.ts';
import { feelingWorried } from './feeling-worried.ts';
import { firstDaySchool } from './first-day-school.ts';
import { general } from './general.ts';
import { healthyEating } from './healthy-eating.ts';
import { makingFriends } from './making-friends.ts';
import { managingAnger } from './managing-anger.ts';
import { newSchool } from './new-school.ts';
import { newSibling } from './new-sibling.ts';
import { pottyTraining } from './potty-training.ts';
import { screenTime } from './screen-time.ts';
import { sharing } from './sharing.ts';

/** Every situation frame, the general one last. */
export const FRAMES: readonly Frame[] = [
  pottyTraining,
  bedtimeRoutine,
  healthyEating,
  screenTime,
  newSchool,
  firstDaySchool,
  newSibling,
  managingAnger,
  fearDark,
  feelingWorried,
  makingFriends,
  sharing,
  general,
];

const BY_ID = new Map(FRAMES.map((frame) => [frame.id, frame]));

/** Finds a frame by its id; undefined when the situation has none. */
export const frameById = (id: string): Frame | undefined => BY_ID.get(id);

/** Told when nothing else fits. */
export const generalFrame = general;
