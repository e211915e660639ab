import type { Box, DrawnFigure, FaceCircle } from '../../people/figure.ts';
import type { Part } from './part.ts';

/** Where one of a cluster is, in body units from the middle of the cluster's ground. */
export interface Seat {
  readonly part: Part;
  readonly box: Box;
  readonly face: FaceCircle;
}

/** A shadow on the ground: its middle, half its width, and whether somebody hovers over it. */
interface Footing {
  readonly x: number;
  readonly half: number;
  readonly hovering: boolean;
}

/**
 * Those who are drawn as one: somebody alone, two who hold each other, everybody in a bed. Drawn in body units, the
 * feet at y 0.
 */
export interface Cluster {
  readonly seats: readonly Seat[];
  readonly markup: string;
  readonly box: Box;
  /** What it takes to the left and to the right of its middle, with arms; wings may lie behind neighbours. */
  readonly reach: readonly [left: number, right: number];
  readonly footings: readonly Footing[];
  /** How far it is off the ground, in body units. */
  readonly lift: number;
  /** Further back (negative) or to the front. */
  readonly depth: number;
}

export const unionOf = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((each) => each.x));
  const y = Math.min(...boxes.map((each) => each.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((each) => each.x + each.w)) - x,
    h: Math.max(...boxes.map((each) => each.y + each.h)) - y,
  };
};

/** A drawn figure moved and scaled. */
export const movedFigure = (
  drawn: DrawnFigure,
  x: number,
  y: number,
  unit: number,
  place: (markup: string) => string,
): DrawnFigure => ({
  markup: place(drawn.markup),
  box: { x: x + drawn.box.x * unit, y: y + drawn.box.y * unit, w: drawn.box.w * unit, h: drawn.box.h * unit },
  face: { x: x + drawn.face.x * unit, y: y + drawn.face.y * unit, r: drawn.face.r * unit },
  footing: drawn.footing * unit,
  lift: drawn.lift * unit,
});
