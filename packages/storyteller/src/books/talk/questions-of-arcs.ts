import type { AskingsByAge } from './talk-about.ts';

/** Questions that belong to the shape of a story, by the id of its arc. */
export const QUESTIONS_OF_ARCS: Readonly<Record<string, AskingsByAge>> = {};
