import type { Frame } from '../../frame.ts';

/** Growing up: screens and phones, a body that changes, a body that is one’s own. */
export const GROWING_UP: readonly Frame[] = [];
