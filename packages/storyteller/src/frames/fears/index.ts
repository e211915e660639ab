import type { Frame } from '../../frame.ts';

/** What is loud, sudden, crowded or dark, and going out into it. */
export const FEARS: readonly Frame[] = [];
