import type { Frame } from '../../frame.ts';
import { askingForHelp } from './asking-for-help.ts';
import { beingTeased } from './being-teased.ts';
import { bullying } from './bullying.ts';
import { familyFaith } from './family-faith.ts';
import { friendWhoCopies } from './friend-who-copies.ts';
import { homework } from './homework.ts';
import { lessonsAreHard } from './lessons-are-hard.ts';
import { leftOut } from './left-out.ts';
import { losingAGame } from './losing-a-game.ts';
import { movingClass } from './moving-class.ts';
import { newTeacher } from './new-teacher.ts';
import { groupWork } from './group-work.ts';
import { substituteTeacher } from './substitute-teacher.ts';
import { peerPressure } from './peer-pressure.ts';
import { perfectionism } from './perfectionism.ts';
import { prejudice } from './prejudice.ts';
import { photoDay } from './photo-day.ts';
import { publicSpeaking } from './public-speaking.ts';
import { readingIsHard } from './reading-is-hard.ts';
import { sayingGoodbye } from './saying-goodbye.ts';
import { schoolDinners } from './school-dinners.ts';
import { schoolRefusal } from './school-refusal.ts';
import { sittingStill } from './sitting-still.ts';
import { stutter } from './stutter.ts';
import { talkingAtSchool } from './talking-at-school.ts';
import { tests } from './tests.ts';
import { toldOff } from './told-off.ts';
import { toldSecret } from './told-secret.ts';

/** School, and a child among others. */
export const SCHOOL: readonly Frame[] = [
  askingForHelp,
  beingTeased,
  bullying,
  homework,
  leftOut,
  losingAGame,
  movingClass,
  newTeacher,
  substituteTeacher,
  groupWork,
  peerPressure,
  perfectionism,
  prejudice,
  publicSpeaking,
  readingIsHard,
  sittingStill,
  stutter,
  tests,
  talkingAtSchool,
  friendWhoCopies,
  sayingGoodbye,
  schoolRefusal,
  toldOff,
  toldSecret,
  familyFaith,
  photoDay,
  schoolDinners,
  lessonsAreHard,
];
