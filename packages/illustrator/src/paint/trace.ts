import { between, FARTHEST, tenths, type Point } from './path.ts';

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

/** How a hand strays from an outline: how far, over which length it comes back, and which way it starts. */
export interface Hand {
  readonly stray: number;
  readonly wave: number;
  readonly phase?: number;
}

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;
/** How many numbers each command of path data takes. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Outlines read so far, with the ways hands have gone along them: a book draws the same place and people again. */
const READ = new Map<string, Trace>();
const MOST_READ = 4000;
const DRAWN = new WeakMap<Trace, Map<string, string>>();

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

/** An elliptical arc as cubic Béziers of at most a quarter turn each (SVG 1.1, appendix F.6.5). */
function arcAsCurves(
  from: Point,
  [radiusX, radiusY]: Point,
  turn: number,
  large: boolean,
  sweep: boolean,
  to: Point,
): readonly (readonly [Point, Point, Point])[] {
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [cos * halfX + sin * halfY, -sin * halfX + cos * halfY];
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)];
  if (rx === 0 || ry === 0 || (px === 0 && py === 0)) return [[from, to, to]];
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
  rx *= grow;
  ry *= grow;
  const under = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2;
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, under / ((rx * py) ** 2 + (ry * px) ** 2)));
  const [ux, uy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const [cx, cy] = [cos * ux - sin * uy + (from[0] + to[0]) / 2, sin * ux + cos * uy + (from[1] + to[1]) / 2];
  const start = Math.atan2((py - uy) / ry, (px - ux) / rx);
  let sweepAngle = Math.atan2((-py - uy) / ry, (-px - ux) / rx) - start;
  if (sweep && sweepAngle < 0) sweepAngle += Math.PI * 2;
  if (!sweep && sweepAngle > 0) sweepAngle -= Math.PI * 2;
  const count = Math.max(1, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 0.001));
  const each = sweepAngle / count;
  const reach = (4 / 3) * Math.tan(each / 4);
  const place = (ex: number, ey: number): Point => [
    cx + cos * rx * ex - sin * ry * ey,
    cy + sin * rx * ex + cos * ry * ey,
  ];
  return Array.from({ length: count }, (_, index) => {
    const a = start + index * each;
    const b = a + each;
    const by = place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a));
    const and = place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b));
    return [by, and, index === count - 1 ? to : place(Math.cos(b), Math.sin(b))] as const;
  });
}

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
