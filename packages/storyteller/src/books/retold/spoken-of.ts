import { ABOUT_THE_CHILD } from '../arcs/of-the-child/about-the-child.ts';
import type { Theme } from '../theme.ts';

/** Whoever a family's own sentence names is told of in the family's words; nobody of it is the hero of a tale. */
export const SPOKEN_OF: Partial<Theme> = { ...ABOUT_THE_CHILD, occasion: null, used: [], unused: [] };
