import { between, FARTHEST, tenths, type Point } from './path.ts';
import type { Trace } from './trace.ts';

/** How a hand strays from an outline: how far, over which length it comes back, and which way it starts. */
export interface Hand {
  readonly stray: number;
  readonly wave: number;
  readonly phase?: number;
}

/** The ways hands have gone along outlines so far. */
const DRAWN = new WeakMap<Trace, Map<string, string>>();

/**
 * Writes the outline as a hand would go along it. Every point strays by where it lies and not by chance, so that edges
 * which met before still meet, and the same outline always looks the same.
 */
export function byHand(outline: Trace, hand: Hand): string {
  let drawn = DRAWN.get(outline);
  if (!drawn) DRAWN.set(outline, (drawn = new Map<string, string>()));
  const key = `${hand.stray} ${hand.wave} ${hand.phase ?? 0}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made = along(outline, hand);
  drawn.set(key, made);
  return made;
}

function along({ pieces }: Trace, { stray, wave, phase = 0 }: Hand): string {
  const f = (Math.PI * 2) / wave;
  const place = ([x, y]: Point): Point => [
    x + stray * (0.62 * Math.sin(f * (x * 0.83 + y) + phase) + 0.38 * Math.sin(f * (1.9 * y - 1.3 * x) + 2.1 * phase)),
    y + stray * (0.62 * Math.sin(f * (x - y * 0.71) + 1.7 + phase) + 0.38 * Math.sin(f * (2.1 * x + y) - phase)),
  ];
  const pen = penFrom();
  // Pieces longer than a wave would jump over it; those of small shapes are short already.
  const span = Math.max(9, wave / 4);
  let at: Point = [0, 0];
  let first: Point = [0, 0];
  const straight = (to: Point) => {
    const count = Math.min(60, Math.max(1, Math.round(Math.hypot(to[0] - at[0], to[1] - at[1]) / span)));
    for (let step = 1; step <= count; step++) pen.line(place(between(at, to, step / count)));
    at = to;
  };
  for (const piece of pieces) {
    if (piece.kind === 'move') {
      first = at = piece.to;
      pen.move(place(at));
    } else if (piece.kind === 'line') straight(piece.to);
    else if (piece.kind === 'close') {
      if (Math.hypot(first[0] - at[0], first[1] - at[1]) > span) straight(first);
      at = first;
      pen.close();
    } else {
      const length = Math.hypot(piece.to[0] - at[0], piece.to[1] - at[1]);
      const count = Math.min(30, Math.max(1, Math.round(length / (span * 2.4))));
      let [from, by, and] = [at, piece.by, piece.and];
      for (let step = count; step > 1; step--) {
        const t = 1 / step;
        const [ab, bc, cd] = [between(from, by, t), between(by, and, t), between(and, piece.to, t)];
        const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
        const middle = between(abc, bcd, t);
        pen.curve(place(ab), place(abc), place(middle));
        [from, by, and] = [middle, bcd, cd];
      }
      pen.curve(place(by), place(and), place(piece.to));
      at = piece.to;
    }
  }
  return pen.path();
}

/** Writes path data in steps from point to point, which is a third shorter than from the page's corner. */
function penFrom() {
  let path = '';
  // In whole tenths, so that nothing adds up along the way.
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const inTenths = (value: number): number => {
    if (!Number.isFinite(value) || Math.abs(value) > FARTHEST) throw new RangeError(`Not a coordinate: ${value}`);
    return Math.round(value * 10);
  };
  const pair = (dx: number, dy: number, lead: string): string =>
    `${lead && dx >= 0 ? ' ' : ''}${tenths(dx)}${dy < 0 ? '' : ' '}${tenths(dy)}`;
  return {
    move([toX, toY]: Point) {
      [x, y] = [inTenths(toX), inTenths(toY)];
      [startX, startY] = [x, y];
      path += `M${tenths(x)} ${tenths(y)}`;
    },
    line([toX, toY]: Point) {
      const [nextX, nextY] = [inTenths(toX), inTenths(toY)];
      path += `l${pair(nextX - x, nextY - y, '')}`;
      [x, y] = [nextX, nextY];
    },
    curve(by: Point, and: Point, to: Point) {
      const [nextX, nextY] = [inTenths(to[0]), inTenths(to[1])];
      path +=
        `c${pair(inTenths(by[0]) - x, inTenths(by[1]) - y, '')}` +
        pair(inTenths(and[0]) - x, inTenths(and[1]) - y, 'then') +
        pair(nextX - x, nextY - y, 'then');
      [x, y] = [nextX, nextY];
    },
    close() {
      path += 'Z';
      [x, y] = [startX, startY];
    },
    path: () => path,
  };
}
