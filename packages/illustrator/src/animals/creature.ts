import type { Brush } from '../paint/brush.ts';
import type { Colour } from '../paint/colour.ts';
import type { FeelingName } from '../people/feelings.ts';

/** How a creature is caught by the picture. */
export interface Moment {
  /** Which way it looks, -1 to 1. */
  readonly turn: number;
  readonly feeling: FeelingName;
  readonly asleep: boolean;
  /** Wings are spread, arms are up: it flies, jumps or cheers. */
  readonly lively: boolean;
}

/**
 * A creature with a body plan of its own. It is drawn in units of about 200 for its height, its lower middle at the
 * origin. A new one is one entry in a file of this folder and one line in the table.
 */
export interface Creature {
  readonly height: number;
  /** Half its width. */
  readonly half: number;
  /** The middle of its face and how far the face reaches. */
  readonly face: { readonly x: number; readonly y: number; readonly r: number };
  /** The colour that another coat replaces. */
  readonly coat: Colour;
  draw(brush: Brush, moment: Moment): string;
}
