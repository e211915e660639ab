import type { Frame } from '../../frame.ts';

/** What goes well, told so that a child hears it. */
export const CELEBRATE: readonly Frame[] = [];
