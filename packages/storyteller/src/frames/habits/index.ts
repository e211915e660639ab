import type { Frame } from '../../frame.ts';
import { biting } from './biting.ts';
import { hitting } from './hitting.ts';
import { spitting } from './spitting.ts';
import { waiting } from './waiting.ts';
import { bedWetting } from './bed-wetting.ts';
import { interrupting } from './interrupting.ts';

/** Habits, and what hurts or troubles others: biting, lying, running off, waiting. */
export const HABITS: readonly Frame[] = [biting, hitting, spitting, waiting, bedWetting, interrupting];
