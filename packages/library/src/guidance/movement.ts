import type { Article } from './article.ts';
import { MOVEMENT_LEGS } from './movement-legs.ts';
import { MOVEMENT_SKILLS } from './movement-skills.ts';

/** What parents ask: movement. */
export const MOVEMENT: readonly Article[] = [...MOVEMENT_LEGS, ...MOVEMENT_SKILLS];
