import { shade, tint } from '../../paint/colour.ts';
import { curve, ellipse, num, tube, type Point } from '../../paint/path.ts';
import type { Wearer } from './costume.ts';

/** A fish's tail from the hips: lying to one side on the ground, hanging in water, or over the edge of a chair. */
export function tail({ brush, body, outfit }: Wearer): string {
  const { hips, hipY, rest } = body;
  const colour = outfit.bottom;
  const spine: readonly Point[] =
    rest === 'standing'
      ? [
          [0, hipY - 6],
          [5, hipY * 0.62],
          [-6, hipY * 0.3],
          [8, -14],
        ]
      : rest === 'wheelchair'
        ? [
            [0, hipY - 4],
            [2, hipY + 18],
            [0, -46],
            [6, -36],
          ]
        : [
            [0, hipY - 2],
            [hips * 0.7, -18],
            [hips + 34, -20],
            [hips + 58, -44],
          ];
  const end = spine[3] ?? [0, 0];
  const before = spine[2] ?? [0, 0];
  const angle = (Math.atan2(-(end[0] - before[0]), end[1] - before[1]) * 180) / Math.PI;
  const fluke = curve([
    [-6, -8],
    [-20, 8],
    [-36, 30],
    [-22, 28],
    [-4, 20],
    [0, 14],
    [4, 20],
    [22, 28],
    [36, 30],
    [20, 8],
    [6, -8],
  ]);
  let scales = '';
  for (let row = 0; row < 9; row++) {
    for (let column = -5; column <= 5; column++) {
      const x = column * 17 + (row % 2) * 8.5 + (rest === 'ground' ? 24 : 0);
      const y = hipY + row * 12;
      scales += `M${num(x - 8)} ${num(y)}q8 9 16 0`;
    }
  }
  return (
    brush.group(
      brush.shape(fluke, tint(colour, 0.8)) +
        brush.line('M-4 2Q-14 14 -26 24M4 2Q14 14 26 24M0 2V14', shade(colour, 0.8), 2.2, 0.45),
      { x: end[0], y: end[1], turn: angle },
    ) +
    brush.shape(
      rest === 'ground'
        ? curve([
            [-hips - 4, hipY - 5],
            [-hips - 10, -16],
            [-hips + 4, -1],
            [hips * 0.5, 0],
            [hips + 26, -2],
            [hips + 54, -18],
            [hips + 66, -44],
            [hips + 52, -48],
            [hips + 38, -32],
            [hips + 16, -27],
            [hips + 4, hipY - 5],
          ])
        : tube(spine, [hips * 2 + 9, hips * 1.6, 34, 15], { start: 'flat', steps: 12 }),
      colour,
      { inside: brush.line(scales, shade(colour, 0.8), 2, 0.4) },
    ) +
    (rest === 'ground'
      ? brush.line(
          `M${num(-hips - 3)} ${num(hipY - 3)}q${num(hips * 0.25)} 7 ${num(hips * 0.5)} 2t${num(hips * 0.5)} 1t${num(hips * 0.5)} 0t${num(hips * 0.55)} -2`,
          tint(colour, 1.4),
          6,
        )
      : brush.shape(ellipse(0, hipY - 1, hips + 6, 8), tint(colour, 0.8), { form: 0.5 }))
  );
}
