import type { Box, FaceCircle } from '../people/figure.ts';
import { PROP_DRAWINGS, type PropName } from '../props/props.ts';
import type { Place } from '../props/prop.ts';
import type { Stage } from '../settings/stage.ts';

/** Where a thing has found its place: lower middle, scale, and the box it takes, in page units. */
export interface Placed {
  readonly name: PropName;
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly box: Box;
}

/** How near things are to the reader, beside the child's own scale. */
const NEARNESS: Readonly<Record<Place, number>> = { floor: 1, table: 0.86, wall: 0.78, air: 0.84 };

const meets = (box: Box, { x, y, r }: FaceCircle): boolean => {
  const dx = x - Math.max(box.x, Math.min(x, box.x + box.w));
  const dy = y - Math.max(box.y, Math.min(y, box.y + box.h));
  return dx * dx + dy * dy < r * r;
};

const overlap = (first: Box, second: Box): number => {
  const w = Math.min(first.x + first.w, second.x + second.w) - Math.max(first.x, second.x);
  const h = Math.min(first.y + first.h, second.y + second.h) - Math.max(first.y, second.y);
  return w > 0 && h > 0 ? (w * h) / (first.w * first.h) : 0;
};

/**
 * Finds a place for each thing: the stage's spots in order, kinds of place in the order the thing prefers. A spot is
 * refused when it would hide a face, lie outside the view, or push into somebody or something. A thing that finds no
 * spot is tried smaller, and then left out: better absent than in the way.
 */
export function placeProps(
  names: readonly PropName[],
  stage: Stage,
  { view, faces, bodies, unit }: { view: Box; faces: readonly FaceCircle[]; bodies: readonly Box[]; unit: number },
): Placed[] {
  const placed: Placed[] = [];
  const taken = new Set<string>();
  const fits = (name: PropName, shrink: number): Placed | undefined => {
    const prop = PROP_DRAWINGS[name];
    for (const place of prop.places) {
      for (const spot of stage.spots[place]) {
        const key = `${place}${spot.x}`;
        if (taken.has(key)) continue;
        const scale = Math.min(unit * NEARNESS[place], spot.room / prop.width) * shrink;
        if (scale < unit * 0.42) continue;
        const box: Box = {
          x: spot.x - (prop.width * scale) / 2,
          y: spot.y - prop.height * scale,
          w: prop.width * scale,
          h: prop.height * scale,
        };
        const inView =
          box.x > view.x + 10 &&
          box.x + box.w < view.x + view.w - 10 &&
          box.y > view.y + 8 &&
          box.y + box.h < view.y + view.h - 4;
        if (!inView) continue;
        if (faces.some((face) => meets(box, { ...face, r: face.r * 1.18 }))) continue;
        if (bodies.some((body) => overlap(box, body) > (place === 'floor' ? 0.16 : 0.3))) continue;
        if (placed.some((other) => overlap(box, other.box) > 0.04 || overlap(other.box, box) > 0.04)) continue;
        taken.add(key);
        return { name, place, x: spot.x, y: spot.y, scale, box };
      }
    }
    return undefined;
  };
  for (const name of names) {
    const found = fits(name, 1) ?? fits(name, 0.78);
    if (found) placed.push(found);
  }
  return placed;
}
