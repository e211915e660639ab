import type { Fields } from '../fields/field.ts';
import { SCENES } from '../fields/index.ts';
import { APPLAUDED } from './applauded.ts';
import { ASKED_MOST_IN_THEIR_OWN_WORDS } from './in-their-own-words/asked-most.ts';
import { CELEBRATE_IN_THEIR_OWN_WORDS } from './in-their-own-words/celebrate.ts';
import { FAMILY_IN_THEIR_OWN_WORDS } from './in-their-own-words/family.ts';
import { FEARS_IN_THEIR_OWN_WORDS } from './in-their-own-words/fears.ts';
import { GROWING_UP_IN_THEIR_OWN_WORDS } from './in-their-own-words/growing-up.ts';
import { HABITS_IN_THEIR_OWN_WORDS } from './in-their-own-words/habits.ts';
import { HEALTH_IN_THEIR_OWN_WORDS } from './in-their-own-words/health.ts';
import { SCHOOL_IN_THEIR_OWN_WORDS } from './in-their-own-words/school.ts';
import { ON_NO_LIST } from './in-their-own-words/on-no-list.ts';
import { ASKED_MOST_TODAY } from './what-happened-today/asked-most.ts';
import { FAMILY_TODAY } from './what-happened-today/family.ts';
import { FEARS_TODAY } from './what-happened-today/fears.ts';
import { GROWING_UP_TODAY } from './what-happened-today/growing-up.ts';
import { HABITS_TODAY } from './what-happened-today/habits.ts';
import { HEALTH_TODAY } from './what-happened-today/health.ts';
import { ON_NO_LIST_TODAY } from './what-happened-today/on-no-list.ts';
import { SCHOOL_TODAY } from './what-happened-today/school.ts';
import { AROUND_THE_HOUSE } from './around-the-house.ts';
import { ASKED_MOST_HEARD } from './asked-most.ts';
import { AT_THE_CLINIC } from './at-the-clinic.ts';
import { AT_THE_KITCHEN_TABLE } from './at-the-kitchen-table.ts';
import { BETWEEN_TWO } from './between-two.ts';
import { CARERS_HEARD } from './carers.ts';
import { DAYS_HEARD } from './days.ts';
import { FAMILY_HEARD } from './family.ts';
import { FEARS_HEARD } from './fears.ts';
import { FEARS_AND_OUTINGS } from './fears-and-outings.ts';
import { FRESH } from './fresh-inputs.ts';
import { HABITS_HEARD } from './habits.ts';
import { HEALTH_HEARD } from './health.ts';
import { ABOUT_NOTHING_LISTED, MESSIER, MESSY, MORE_STILL } from './match-examples.ts';
import { MOMENTS_HEARD } from './moments.ts';
import { MOMENTS_AMONG_OTHERS_HEARD } from './moments-among-others.ts';
import { MORE_MOMENTS_HEARD } from './moments-more.ts';
import { NEAR_NEIGHBOURS } from './near-neighbours.ts';
import { NEWER_HEARD } from './newer.ts';
import { IN_CLASS_AND_ON_THE_WAY } from './in-class-and-on-the-way.ts';
import { LATER_ROUNDS, ROUNDS } from './rounds.ts';
import { SAID_AT_THE_GATE } from './said-at-the-gate.ts';
import { SCHOOL_HEARD } from './school.ts';
import { ROUND_THE_SCHOOL_DAY } from './round-the-school-day.ts';
import { SCENES_AT_HOME } from './scenes-at-home.ts';
import { SCHOOL_AND_CLINIC } from './school-and-clinic.ts';
import { SHORT } from './short.ts';
import { SET_ASIDE } from './set-aside-inputs.ts';
import { TOLD_AFTER_SCHOOL } from './told-after-school.ts';
import { TOLD_AT_HOME } from './told-at-home.ts';
import { TOLD_AT_LENGTH } from './told-at-length.ts';
import { TOLD_BESIDE } from './told-beside.ts';
import { TOLD_IN_OTHER_WORDS } from './told-in-other-words.ts';
import { TOLD_LATELY } from './told-lately.ts';
import { TOLD_ON_THE_WAY } from './told-on-the-way.ts';
import { TYPED_IN_THE_EVENING } from './typed-in-the-evening.ts';
import { WITH_THE_REASON_BESIDE } from './with-the-reason-beside.ts';

const LINES: readonly Fields[] = [
  SCENES,
  AROUND_THE_HOUSE,
  ASKED_MOST_HEARD,
  AT_THE_CLINIC,
  AT_THE_KITCHEN_TABLE,
  BETWEEN_TWO,
  CARERS_HEARD,
  DAYS_HEARD,
  FAMILY_HEARD,
  FEARS_AND_OUTINGS,
  FEARS_HEARD,
  HABITS_HEARD,
  IN_CLASS_AND_ON_THE_WAY,
  HEALTH_HEARD,
  MOMENTS_HEARD,
  MOMENTS_AMONG_OTHERS_HEARD,
  MORE_MOMENTS_HEARD,
  NEWER_HEARD,
  ROUND_THE_SCHOOL_DAY,
  SAID_AT_THE_GATE,
  SCENES_AT_HOME,
  SCHOOL_HEARD,
  SCHOOL_AND_CLINIC,
  SHORT,
  TOLD_AFTER_SCHOOL,
  TOLD_AT_HOME,
  TOLD_AT_LENGTH,
  TOLD_BESIDE,
  TOLD_IN_OTHER_WORDS,
  TOLD_LATELY,
  TOLD_ON_THE_WAY,
  TYPED_IN_THE_EVENING,
  WITH_THE_REASON_BESIDE,
  ASKED_MOST_IN_THEIR_OWN_WORDS,
  FAMILY_IN_THEIR_OWN_WORDS,
  FEARS_IN_THEIR_OWN_WORDS,
  GROWING_UP_IN_THEIR_OWN_WORDS,
  HABITS_IN_THEIR_OWN_WORDS,
  HEALTH_IN_THEIR_OWN_WORDS,
  SCHOOL_IN_THEIR_OWN_WORDS,
  ASKED_MOST_TODAY,
  FAMILY_TODAY,
  FEARS_TODAY,
  GROWING_UP_TODAY,
  HABITS_TODAY,
  HEALTH_TODAY,
  SCHOOL_TODAY,
  NEAR_NEIGHBOURS,
];

/** Lines with the situation they mean. */
const told = (each: Fields): (readonly [string, string])[] =>
  Object.entries(each).flatMap(([id, lines]) =>
    lines
      .split(/\n| \/ /)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => [line, id] as const),
  );

/** What parents type, with the situations it means, the best first: everything that was learnt from. */
export const HEARD: readonly (readonly [string, ...string[]])[] = [
  ...LINES.flatMap(told),
  ...MESSY,
  ...MESSIER,
  ...MORE_STILL,
  ...SET_ASIDE,
  ...FRESH,
  ...ROUNDS,
  ...LATER_ROUNDS,
  ...ABOUT_NOTHING_LISTED.map((line) => [line, 'general'] as const),
  ...[ON_NO_LIST, ON_NO_LIST_TODAY].flatMap((general) => told({ general })),
];
export { OUTSIDE } from './outside.ts';

/** What parents type of what went well, with what it was. */
export const HEARD_APPLAUDED: readonly (readonly [string, string])[] = [
  ...told(APPLAUDED),
  ...told(CELEBRATE_IN_THEIR_OWN_WORDS),
];
