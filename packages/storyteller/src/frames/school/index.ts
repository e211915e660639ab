import type { Frame } from '../../frame.ts';

/** School, and a child among others. */
export const SCHOOL: readonly Frame[] = [];
