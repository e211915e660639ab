import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint } from '../paint/colour.ts';
import { box, curve, ellipse, num, tube } from '../paint/path.ts';
import type { Body } from './body.ts';
import type { Outfit } from './outfit.ts';

/** Lapels, the opening with its buttons, and two pockets. */
export function drawCoatFront(brush: Brush, body: Body, outfit: Outfit, path: string): string {
  const { shoulderY: y, hipY, torso, hips } = body;
  const lapel = (side: number) =>
    brush.shape(
      curve(
        [
          [side * 3, y + torso * 0.26],
          [side * 10, y - 8],
          [side * 21, y - 6],
          [side * 25, y + 9],
        ],
        { tension: 0.08 },
      ),
      tint(outfit.top, 0.9),
      { form: 0.4 },
    );
  const pocket = (side: number) =>
    brush.shape(box(side * (hips * 0.62) - 10, hipY - 12, 20, 17, 4), shade(outfit.top, 0.3), { form: 0.3 });
  return (
    brush.within(
      path,
      brush.line(`M0 ${num(y + torso * 0.24)}V${num(hipY + body.legs * 0.4)}`, shade(outfit.top, 1), 2.4, 0.55),
    ) +
    lapel(-1) +
    lapel(1) +
    pocket(-1) +
    pocket(1) +
    [0.42, 0.6, 0.78].map((at) => brush.flat(ellipse(5, y + torso * at, 3.4), outfit.accent)).join('')
  );
}

/** The round edge of a shirt at the neck. */
export function neckline(brush: Brush, { shoulderY: y }: Body, outfit: Outfit): string {
  return brush.line(
    `M-15 ${num(y - 7)}Q0 ${num(y + 8)} 15 ${num(y - 7)}`,
    mix(outfit.top, shade(outfit.top, 1), 0.8),
    4.2,
  );
}

/** The bib of dungarees with straps, buttons and a pocket. */
export function drawBib(brush: Brush, body: Body, outfit: Outfit): string {
  const { shoulders, shoulderY: y, torso, hips, hipY, rest } = body;
  const top = y + torso * 0.36;
  const w = shoulders * 0.56;
  const hem = hipY + (rest === 'standing' ? 10 : 7);
  const bib = curve(
    [
      [-w, top],
      [-w - 1, top + 15],
      [-hips - 6, top + torso * 0.24],
      [-hips - 6, hem - 6],
      [-hips * 0.5, hem + 3],
      [hips * 0.5, hem + 3],
      [hips + 6, hem - 6],
      [hips + 6, top + torso * 0.24],
      [w + 1, top + 15],
      [w, top],
    ],
    { tension: 0.1 },
  );
  const strap = (side: number) =>
    brush.shape(
      tube(
        [
          [side * (w + 4), y - 8],
          [side * (w - 1), top + 7],
        ],
        [9.5, 9.5],
        { steps: 2, start: 'flat' },
      ),
      shade(outfit.bottom, 0.25),
      { form: 0.3 },
    );
  return (
    strap(-1) +
    strap(1) +
    brush.shape(bib, outfit.bottom, { form: 0.9 }) +
    brush.line(`M${num(-w + 3)} ${num(top + 4)}H${num(w - 3)}`, tint(outfit.bottom, 2), 1.6, 0.6) +
    brush.shape(box(-13, top + 13, 26, 21, 6), tint(outfit.bottom, 0.9), { form: 0.3 }) +
    brush.line(`M-10 ${num(top + 18)}h20`, tint(outfit.bottom, 2.4), 1.5, 0.7) +
    [-1, 1]
      .map(
        (side) =>
          brush.flat(ellipse(side * (w - 1), top + 7, 4.4), '#f6cf6a') +
          brush.flat(ellipse(side * (w - 1) - 1, top + 6, 1.4), '#fff6da'),
      )
      .join('')
  );
}
