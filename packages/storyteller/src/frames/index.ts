import type { Frame } from '../frame.ts';
import { bedtimeRoutine } from './bedtime-routine.ts';
import { brushingTeeth } from './brushing-teeth.ts';
import { buildingConfidence } from './building-confidence.ts';
import { fearDark } from './fear-dark.ts';
import { feelingWorried } from './feeling-worried.ts';
import { firstDaySchool } from './first-day-school.ts';
import { general } from './general.ts';
import { hardTimes } from './hard-times.ts';
import { healthyEating } from './healthy-eating.ts';
import { makingFriends } from './making-friends.ts';
import { managingAnger } from './managing-anger.ts';
import { movingHouse } from './moving-house.ts';
import { newSchool } from './new-school.ts';
import { newSibling } from './new-sibling.ts';
import { parentsDivorce } from './parents-divorce.ts';
import { pottyTraining } from './potty-training.ts';
import { screenTime } from './screen-time.ts';
import { sharing } from './sharing.ts';
import { takingTurns } from './taking-turns.ts';

/** Every situation frame, the general one last. */
export const FRAMES: readonly Frame[] = [
  pottyTraining,
  bedtimeRoutine,
  healthyEating,
  brushingTeeth,
  screenTime,
  newSchool,
  newSibling,
  movingHouse,
  parentsDivorce,
  firstDaySchool,
  managingAnger,
  fearDark,
  feelingWorried,
  buildingConfidence,
  makingFriends,
  sharing,
  takingTurns,
  hardTimes,
  general,
];

/** Challenges without a frame of their own that happen to a child; the others can be practised. */
const HARD_TIMES: readonly string[] = ['feeling-sad'];

const BY_ID = new Map(FRAMES.map((frame) => [frame.id, frame]));

/** Finds a situation's own frame by its id; undefined when it has none. */
export const frameById = (id: string): Frame | undefined => BY_ID.get(id);

/** The frame that tells a situation: its own, else the one for hard times or the general one. */
export const frameTelling = (id: string): Frame => BY_ID.get(id) ?? (HARD_TIMES.includes(id) ? hardTimes : general);

/** Whether what is hard goes without saying: "one hard thing is sad days" says nothing. */
export const goesUnsaid = (id: string): boolean => id === 'feeling-sad';

/** Told when nothing else fits, and when nothing else passes its audit. */
export const generalFrame = general;
