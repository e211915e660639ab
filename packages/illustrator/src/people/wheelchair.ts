import type { Brush } from '../paint/brush.ts';
import { shade, type Colour } from '../paint/colour.ts';
import { box, ellipse, num, tube } from '../paint/path.ts';
import type { Body } from './body.ts';

const FRAME: Colour = '#4d5573';
const TYRE: Colour = '#3d4058';

/** A child's active wheelchair seen from the front: what lies behind the child. */
export function drawChairBack(brush: Brush, body: Body, accent: Colour): string {
  const { hips, hipY, shoulders } = body;
  const w = Math.max(hips, shoulders) + 4;
  return (
    [-1, 1]
      .map(
        (side) =>
          brush.shape(
            tube(
              [
                [side * (w - 2), hipY + 4],
                [side * (w + 1), hipY - 62],
                [side * (w + 10), hipY - 70],
              ],
              [7, 7, 7],
            ),
            FRAME,
            { form: 0.5 },
          ) +
          brush.shape(
            tube(
              [
                [side * (w + 7), hipY - 69],
                [side * (w + 17), hipY - 71],
              ],
              [9.5, 10],
            ),
            TYRE,
            { form: 0.5 },
          ),
      )
      .join('') +
    brush.shape(box(-w, hipY - 56, 2 * w, 58, 12), shade(accent, 0.6)) +
    brush.shape(box(-w - 2, hipY + 2, 2 * w + 4, 17, 8), FRAME)
  );
}

/** Frame, foot plate and castors, before the seat but behind the legs. */
export function drawChairFrame(brush: Brush, body: Body): string {
  const { hips, hipY } = body;
  return (
    [-1, 1]
      .map(
        (side) =>
          brush.shape(
            tube(
              [
                [side * (hips + 5), hipY + 14],
                [side * (hips - 2), -34],
                [side * (hips - 6), -13],
              ],
              [6.5, 6.5, 6],
            ),
            FRAME,
            { form: 0.5 },
          ) +
          brush.shape(ellipse(side * (hips + 1), -10, 6, 10.5), TYRE, { form: 0.5 }) +
          brush.flat(ellipse(side * (hips + 1), -10, 2.4, 4.4), '#b9c4d8'),
      )
      .join('') + brush.shape(box(-hips + 2, -13, 2 * hips - 4, 7, 3.5), FRAME, { form: 0.5 })
  );
}

/** Wheels with hand rims and the coloured guards, in front of everything. */
export function drawChairWheels(brush: Brush, body: Body, accent: Colour): string {
  const { hips, hipY } = body;
  const radius = Math.max(46, -hipY * 0.72);
  return [-1, 1]
    .map((side) => {
      const x = side * (hips + 22);
      const spokes = [-0.72, -0.36, 0, 0.36, 0.72]
        .map(
          (at) =>
            `M${num(x)} ${num(-radius)}L${num(x + at * 11)} ${num(-radius - Math.sqrt(1 - at * at) * radius * 0.86)}M${num(x)} ${num(-radius)}L${num(x + at * 11)} ${num(-radius + Math.sqrt(1 - at * at) * radius * 0.86)}`,
        )
        .join('');
      return (
        brush.shape(box(x - side * 12 - 5, hipY - 22, 10, 44, 5), accent, { form: 0.6 }) +
        brush.shape(
          tube(
            [
              [x - side * 12, hipY - 25],
              [x - side * 13, hipY - 24.5],
            ],
            [13, 13],
            { steps: 2 },
          ),
          TYRE,
          { form: 0.4 },
        ) +
        brush.line(spokes, '#aab6cf', 1.6, 0.8) +
        brush.line(ellipse(x, -radius, 13, radius - 4), TYRE, 8) +
        brush.line(ellipse(x + side * 2.5, -radius, 8.5, radius - 15), '#c9d3e6', 3) +
        brush.flat(ellipse(x + side * 1.5, -radius, 5, 6), accent)
      );
    })
    .join('');
}
