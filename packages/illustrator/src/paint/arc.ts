import type { Point } from './path.ts';

/** An elliptical arc as cubic Béziers of at most a quarter turn each (SVG 1.1, appendix F.6.5). */
export function arcAsCurves(
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
