import type { PageScene } from '@storylantern/contract';
import type { Brush } from '../../paint/brush.ts';
import { ellipse, num } from '../../paint/path.ts';
import type { FaceCircle } from '../../people/figure.ts';

/** A clear helmet over a head, for people where there is nothing to breathe. The face and hair stay in full sight. */
export function drawHelmet(brush: Brush, { x, y, r }: FaceCircle, setting: PageScene['setting']): string {
  const s = r / 53;
  const rim = setting === 'space' ? '#f4efe6' : '#f2b632';
  const glass = ellipse(x, y - 8 * s, 90 * s, 88 * s);
  return (
    brush.line(glass, '#f2fbff', 3.5 * s, 0.75) +
    brush.line(
      `M${num(x - 70 * s)} ${num(y - 34 * s)}Q${num(x - 52 * s)} ${num(y - 76 * s)} ${num(x - 14 * s)} ${num(y - 84 * s)}`,
      '#ffffff',
      7 * s,
      0.8,
    ) +
    brush.line(
      `M${num(x + 62 * s)} ${num(y + 36 * s)}Q${num(x + 76 * s)} ${num(y + 16 * s)} ${num(x + 76 * s)} ${num(y - 6 * s)}`,
      '#ffffff',
      5 * s,
      0.5,
    ) +
    brush.shape(
      `M${num(x - 52 * s)} ${num(y + 58 * s)}Q${num(x)} ${num(y + 84 * s)} ${num(x + 52 * s)} ${num(y + 58 * s)}L${num(x + 55 * s)} ${num(y + 71 * s)}Q${num(x)} ${num(y + 100 * s)} ${num(x - 55 * s)} ${num(y + 71 * s)}Z`,
      rim,
    ) +
    (setting === 'undersea'
      ? [
          [78, -92, 9],
          [94, -124, 6],
          [82, -150, 11],
        ]
          .map(
            ([dx = 0, dy = 0, size = 6]) =>
              brush.flat(ellipse(x + dx * s, y + dy * s, size * s), '#eafcff', 0.35) +
              brush.line(ellipse(x + dx * s, y + dy * s, size * s), '#f4ffff', 2 * s, 0.8),
          )
          .join('')
      : brush.line(`M${num(x + 62 * s)} ${num(y - 70 * s)}L${num(x + 74 * s)} ${num(y - 98 * s)}`, '#cfd4e0', 4 * s) +
        brush.flat(ellipse(x + 75 * s, y - 102 * s, 7 * s), '#e8675c'))
  );
}
