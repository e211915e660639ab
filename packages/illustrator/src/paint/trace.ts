import { arcAsCurves } from './arc.ts';
import type { Point } from './path.ts';

/** One piece of an outline in absolute coordinates: a start, a straight piece or a cubic Bézier, or the way back. */
type Piece =
  | { readonly kind: 'move'; readonly to: Point }
  | { readonly kind: 'line'; readonly to: Point }
  | { readonly kind: 'curve'; readonly by: Point; readonly and: Point; readonly to: Point }
  | { readonly kind: 'close' };

/** An outline that was read back from path data, with the box around all its points. */
export interface Trace {
  readonly pieces: readonly Piece[];
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The longer side of the box. */
  readonly size: number;
  /** How many outlines it is made of. United into one thing, they want no line where they overlap. */
  readonly parts: number;
}

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;
/** How many numbers each command of path data takes. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Outlines read so far: a book draws the same place and people again. */
const READ = new Map<string, Trace>();
const MOST_READ = 4000;

/** Reads path data as SVG 1.1 (section 8.3) writes it. Throws RangeError for anything that is not path data. */
export function trace(path: string): Trace {
  const known = READ.get(path);
  if (known) return known;
  if (READ.size >= MOST_READ) READ.clear();
  const made = read(path);
  READ.set(path, made);
  return made;
}

function read(path: string): Trace {
  const pieces: Piece[] = [];
  const tokens = path.match(TOKEN) ?? [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let handle: Point = [0, 0];
  let before = '';
  const see = ([px, py]: Point) => {
    if (px < left) left = px;
    if (px > right) right = px;
    if (py < top) top = py;
    if (py > bottom) bottom = py;
  };
  const lineTo = (to: Point) => {
    see(to);
    pieces.push({ kind: 'line', to });
    [x, y] = to;
  };
  const curveTo = (by: Point, and: Point, to: Point) => {
    see(by);
    see(and);
    see(to);
    pieces.push({ kind: 'curve', by, and, to });
    [x, y] = to;
  };
  const quadTo = (by: Point, to: Point) => {
    handle = by;
    curveTo(
      [x + ((by[0] - x) * 2) / 3, y + ((by[1] - y) * 2) / 3],
      [to[0] + ((by[0] - to[0]) * 2) / 3, to[1] + ((by[1] - to[1]) * 2) / 3],
      to,
    );
  };
  let index = 0;
  let command = '';
  while (index < tokens.length) {
    const token = tokens[index] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      index++;
    }
    const kind = command.toLowerCase();
    const arity = ARITY[kind];
    if (arity === undefined) throw new RangeError(`Not path data: ${path.slice(0, 40)}`);
    const values = tokens.slice(index, index + arity).map(Number);
    if (values.length < arity || values.some(Number.isNaN)) throw new RangeError(`Not path data: ${path.slice(0, 40)}`);
    index += arity;
    const relative = command === kind;
    const [ox, oy] = relative ? [x, y] : [0, 0];
    const point = (k: number): Point => [(values[k] ?? 0) + ox, (values[k + 1] ?? 0) + oy];
    switch (kind) {
      case 'm': {
        const to = point(0);
        see(to);
        pieces.push({ kind: 'move', to });
        [x, y] = to;
        [startX, startY] = to;
        command = relative ? 'l' : 'L';
        break;
      }
      case 'l':
        lineTo(point(0));
        break;
      case 'h':
        lineTo([(values[0] ?? 0) + ox, y]);
        break;
      case 'v':
        lineTo([x, (values[0] ?? 0) + oy]);
        break;
      case 'c': {
        const second = point(2);
        curveTo(point(0), second, point(4));
        handle = second;
        break;
      }
      case 's': {
        const first: Point = 'cs'.includes(before) ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y];
        const second = point(0);
        curveTo(first, second, point(2));
        handle = second;
        break;
      }
      case 'q':
        quadTo(point(0), point(2));
        break;
      case 't':
        quadTo('qt'.includes(before) ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y], point(0));
        break;
      case 'a': {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = values;
        for (const [by, and, to] of arcAsCurves([x, y], [rx, ry], turn, large !== 0, sweep !== 0, point(5)))
          curveTo(by, and, to);
        break;
      }
      default:
        pieces.push({ kind: 'close' });
        [x, y] = [startX, startY];
    }
    before = kind || before;
  }
  if (pieces.length === 0) return { pieces, x: 0, y: 0, w: 0, h: 0, size: 0, parts: 0 };
  const [w, h] = [right - left, bottom - top];
  return {
    pieces,
    x: left,
    y: top,
    w,
    h,
    size: Math.max(w, h),
    parts: pieces.filter(({ kind }) => kind === 'move').length,
  };
}
