import type { Frame } from '../../frame.ts';

/** Family, and what is lost: death, two homes, a parent away or ill, new people and animals. */
export const FAMILY: readonly Frame[] = [];
