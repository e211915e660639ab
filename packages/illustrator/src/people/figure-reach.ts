import type { Point } from '../paint/path.ts';
import type { Box } from './figure.ts';

/** How a figure is put on the page: feet, scale, mirror, lean in degrees about the feet. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly flip: boolean;
  readonly lean: number;
}

/** A box in page units around points of a figure, each with the room (in body units) that is taken around it. */
export function boxAround(
  points: readonly (readonly [at: Point, room: number])[],
  { x, y, unit, flip, lean }: Standing,
): Box {
  const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
  const side = flip ? -1 : 1;
  const spans = points.map(([[px, py], room]) => ({
    x: x + side * (px * cos - py * sin) * unit,
    y: y + (px * sin + py * cos) * unit,
    room: room * unit,
  }));
  const left = Math.min(...spans.map((span) => span.x - span.room));
  const right = Math.max(...spans.map((span) => span.x + span.room));
  const top = Math.min(...spans.map((span) => span.y - span.room));
  const bottom = Math.max(...spans.map((span) => span.y + span.room));
  return { x: left, y: top, w: right - left, h: bottom - top };
}
