import type { Fields } from '../fields/field.ts';
import { DAYS_HEARD } from './days.ts';
import { FAMILY_HEARD } from './family.ts';
import { FEARS_HEARD } from './fears.ts';
import { HABITS_HEARD } from './habits.ts';
import { HEALTH_HEARD } from './health.ts';
import { SCHOOL_HEARD } from './school.ts';

/** What parents type, by the situation they mean; one text a line. */
export const HEARD: Fields = {
  ...DAYS_HEARD,
  ...FAMILY_HEARD,
  ...FEARS_HEARD,
  ...HABITS_HEARD,
  ...HEALTH_HEARD,
  ...SCHOOL_HEARD,
};
export { OUTSIDE } from './outside.ts';
