import type { Frame } from '../../frame.ts';

/** Habits, and what hurts or troubles others: biting, lying, running off, waiting. */
export const HABITS: readonly Frame[] = [];
