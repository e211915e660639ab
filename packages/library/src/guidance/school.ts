import type { Article } from './article.ts';
import { SCHOOL_DAYS } from './school-days.ts';
import { SCHOOL_STARTING } from './school-starting.ts';
import { SCHOOL_WORK } from './school-work.ts';

/** What parents ask: school. */
export const SCHOOL: readonly Article[] = [...SCHOOL_STARTING, ...SCHOOL_WORK, ...SCHOOL_DAYS];
