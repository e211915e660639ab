import type { Random } from './random.ts';

/** x to the right, y downwards, in the units of the group that is being drawn. */
export type Point = readonly [x: number, y: number];

/** No coordinate lies further out than this: renderers have been seen to fail on very large numbers. */
export const FARTHEST = 3000;

/** Writes a number with one decimal. Throws RangeError when it is not finite or lies far off the page. */
export function num(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) > FARTHEST) throw new RangeError(`Not a coordinate: ${value}`);
  return tenths(Math.round(value * 10));
}

/** Writes a whole number of tenths. Whole numbers are written several times faster than fractions. */
export function tenths(count: number): string {
  const rest = count % 10;
  if (rest === 0) return String(count / 10);
  const whole = (count - rest) / 10;
  return count < 0 ? `-${-whole}.${-rest}` : `${whole}.${rest}`;
}

/** Writes a factor or an opacity with three decimals. Throws RangeError as `num` does. */
export function fine(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) > FARTHEST) throw new RangeError(`Not a number: ${value}`);
  return String(Math.round(value * 1000) / 1000);
}

const at = ([x, y]: Point) => `${num(x)} ${num(y)}`;

/** A soft line through all points (Catmull-Rom as cubic Béziers). `tension` 0 is straight, 1/6 is round. */
export function curve(points: readonly Point[], { closed = true, tension = 1 / 6 } = {}): string {
  const count = points.length;
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  let path = `M${at(point(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const before = point(index - 1);
    const from = point(index);
    const to = point(index + 1);
    const after = point(index + 2);
    const leave: Point = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension];
    const arrive: Point = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension];
    path += `C${at(leave)} ${at(arrive)} ${at(to)}`;
  }
  return path + (closed ? 'Z' : '');
}

/** Straight lines through all points. */
export const polygon = (points: readonly Point[], closed = true): string =>
  `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;

export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-2 * rx)} 0Z`;

/** A rectangle with rounded corners, from its top left corner. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  const corner = (dx: number, dy: number) => (r > 0 ? `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}` : '');
  const across = num(width - 2 * r);
  const down = num(height - 2 * r);
  return (
    `M${num(x + r)} ${num(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
    `h-${across}${corner(-r, -r)}v-${down}${corner(r, -r)}Z`
  );
}

/** A rectangle as scissors cut it: corners a little off, sides a little bowed. */
export function cutBox(x: number, y: number, width: number, height: number, random: Random, slip = 2.5): string {
  const off = () => (random() - 0.5) * 2 * slip;
  const corners: Point[] = [
    [x + off(), y + off()],
    [x + width + off(), y + off()],
    [x + width + off(), y + height + off()],
    [x + off(), y + height + off()],
  ];
  let path = '';
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    if (index === 0) path = `M${at(corner)}`;
    const middle: Point = [(corner[0] + next[0]) / 2 + off() * 0.8, (corner[1] + next[1]) / 2 + off() * 0.8];
    path += `Q${at(middle)} ${at(next)}`;
  });
  return `${path}Z`;
}

type End = 'round' | 'flat';

function splinePoint(points: readonly Point[], t: number): Point {
  const scaled = t * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(scaled));
  const u = scaled - index;
  const point = (k: number): Point => points[Math.max(0, Math.min(points.length - 1, k))] ?? [0, 0];
  const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
  const blend = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * u +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * u * u * u);
  return [blend(0), blend(1)];
}

/**
 * A tapered tube along the points, as arms, legs, tails and branches are: `widths` are spread evenly along it.
 * Every tube turns the same way round, so several in one path unite under the non-zero fill rule.
 */
export function tube(
  points: readonly Point[],
  widths: readonly number[],
  { start = 'round', end = 'round', steps = 10 }: { start?: End; end?: End; steps?: number } = {},
): string {
  const widthAt = (t: number) => {
    const scaled = t * (widths.length - 1);
    const index = Math.max(0, Math.min(widths.length - 2, Math.floor(scaled)));
    const from = widths[index] ?? 0;
    return from + ((widths[index + 1] ?? from) - from) * (scaled - index);
  };
  const direction = (t: number): Point => {
    const from = splinePoint(points, Math.max(0, t - 0.02));
    const to = splinePoint(points, Math.min(1, t + 0.02));
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  };
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const [x, y] = splinePoint(points, t);
    const [dx, dy] = direction(t);
    const half = widthAt(t) / 2;
    left.push([x - dy * half, y + dx * half]);
    right.unshift([x + dy * half, y - dx * half]);
  }
  const cap = (t: 0 | 1): Point[] => {
    const [x, y] = splinePoint(points, t);
    const [dx, dy] = direction(t);
    const reach = (widthAt(t) / 2) * (t === 1 ? 1 : -1);
    const side = (widthAt(t) / 2) * 0.72 * (t === 1 ? 1 : -1);
    return [
      [x + dx * reach * 0.72 - dy * side, y + dy * reach * 0.72 + dx * side],
      [x + dx * reach, y + dy * reach],
      [x + dx * reach * 0.72 + dy * side, y + dy * reach * 0.72 - dx * side],
    ];
  };
  return curve([...left, ...(end === 'round' ? cap(1) : []), ...right, ...(start === 'round' ? cap(0) : [])], {
    tension: 0.16,
  });
}

/** A closed shape whose rim is a row of bumps, as foliage, clouds, curls and woolly things have. */
export function bumpy(x: number, y: number, rx: number, ry: number, bumps: number, random?: Random): string {
  const offset = random ? random() * 6.28 : 0;
  const rim: Point[] = Array.from({ length: bumps }, (_, index) => {
    const angle = offset + (index / bumps) * Math.PI * 2;
    const reach = random ? 1 + (random() - 0.5) * 0.16 : 1;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return bumpsThrough([...rim, rim[0] ?? [x, y]], true);
}

/** Arcs from point to point, bulging to the left of the way; open unless `closed`. */
export function bumpsThrough(points: readonly Point[], closed = false, sweep: 0 | 1 = 1): string {
  let path = `M${at(points[0] ?? [0, 0])}`;
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1] ?? [0, 0];
    const to = points[index] ?? [0, 0];
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.57;
    path += `A${num(reach)} ${num(reach)} 0 0 ${sweep} ${at(to)}`;
  }
  return path + (closed ? 'Z' : '');
}

/** A star with rounded-looking proportions; `inner` is the depth of its valleys. */
export const star = (x: number, y: number, radius: number, points = 5, inner = 0.5): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const angle = (index / points) * Math.PI - Math.PI / 2;
      const reach = index % 2 ? radius * inner : radius;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );

/** A place `length` away at `angle` degrees: 0 hangs down, positive swings to the `side` (1 right, -1 left). */
export const reach = (from: Point, side: number, angle: number, length: number): Point => [
  from[0] + side * Math.sin((angle * Math.PI) / 180) * length,
  from[1] + Math.cos((angle * Math.PI) / 180) * length,
];

export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
