import type { Frame } from '../frame.ts';
import { bedtimeRoutine } from './bedtime-routine.ts';
import { fearDark } from './fear-dark.ts';
import { general } from './general.ts';
import { healthyEating } from './healthy-eating.ts';
import { newSchool } from './new-school.ts';
import { newSibling } from './new-sibling.ts';
import { pottyTraining } from './potty-training.ts';

/** Every situation frame, the general one last. */
export const FRAMES: readonly Frame[] = [
  pottyTraining,
  bedtimeRoutine,
  healthyEating,
  newSchool,
  newSibling,
  fearDark,
  general,
];

const BY_ID = new Map(FRAMES.map((frame) => [frame.id, frame]));

/** Finds a frame by its id; undefined when the situation has none. */
export const frameById = (id: string): Frame | undefined => BY_ID.get(id);

/** Told when nothing else fits. */
export const generalFrame = general;
