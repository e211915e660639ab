import type { Frame } from '../frame.ts';
import { CELEBRATE, goneWell } from './celebrate/index.ts';
import { FAMILY } from './family/index.ts';
import { FEARS } from './fears/index.ts';
import { GROWING_UP } from './growing-up/index.ts';
import { HABITS } from './habits/index.ts';
import { HEALTH } from './health/index.ts';
import { SCHOOL } from './school/index.ts';
import { bedtimeRoutine } from './bedtime-routine.ts';
import { brushingTeeth } from './brushing-teeth.ts';
import { buildingConfidence } from './building-confidence.ts';
import { fearDark } from './fear-dark.ts';
import { feelingSad } from './feeling-sad.ts';
import { feelingWorried } from './feeling-worried.ts';
import { firstDaySchool } from './first-day-school.ts';
import { general } from './general.ts';
export { GENERAL_OF_KINDS, generalOfADeed, generalOfADoing, generalOfAMoment } from './general.ts';
import { handlingDisappointment } from './handling-disappointment.ts';
import { hardTimes } from './hard-times.ts';
import { healthyEating } from './healthy-eating.ts';
import { makingFriends } from './making-friends.ts';
import { managingAnger } from './managing-anger.ts';
import { movingHouse } from './moving-house.ts';
import { newSchool } from './new-school.ts';
import { newSibling } from './new-sibling.ts';
import { parentsDivorce } from './parents-divorce.ts';
import { pottyTraining } from './potty-training.ts';
import { morningRoutine } from './morning-routine.ts';
import { bathTime } from './bath-time.ts';
import { pottyTransition } from './potty-transition.ts';
import { jealousy } from './jealousy.ts';
import { beingKind } from './being-kind.ts';
import { firstSleepAway } from './first-sleep-away.ts';
import { firstTrip } from './first-trip.ts';
import { teamwork } from './teamwork.ts';
import { respectingDifferences } from './respecting-differences.ts';
import { newFamilyMember } from './new-family-member.ts';
import { sayingSorry } from './saying-sorry.ts';
import { screenTime } from './screen-time.ts';
import { sharing } from './sharing.ts';
import { takingTurns } from './taking-turns.ts';

/** Every situation in which a story may help, the general one last. */
export const HELPING: readonly Frame[] = [
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
  feelingSad,
  handlingDisappointment,
  buildingConfidence,
  makingFriends,
  sayingSorry,
  sharing,
  takingTurns,
  morningRoutine,
  bathTime,
  pottyTransition,
  jealousy,
  beingKind,
  firstSleepAway,
  firstTrip,
  teamwork,
  respectingDifferences,
  newFamilyMember,
  ...HEALTH,
  ...HABITS,
  ...FAMILY,
  ...FEARS,
  ...SCHOOL,
  ...GROWING_UP,
  hardTimes,
  general,
];

/** Everything a story may applaud, the general one last. Only the occasion leads there. */
export const CELEBRATIONS: readonly Frame[] = [...CELEBRATE, goneWell];

/** Every frame there is. */
export const FRAMES: readonly Frame[] = [...HELPING, ...CELEBRATIONS];

const BY_ID = new Map(FRAMES.map((frame) => [frame.id, frame]));

/** Finds a situation's own frame by its id; undefined when it has none. */
export const frameById = (id: string): Frame | undefined => BY_ID.get(id);

/** Told when nothing else fits, and when nothing else passes its audit. */
export const generalFrame = general;
/** The same for a story that applauds. */
export const generalCelebration = goneWell;
