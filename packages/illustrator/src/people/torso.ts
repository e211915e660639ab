import type { Brush } from '../paint/brush.ts';
import { shade, tint } from '../paint/colour.ts';
import { curve, ellipse, num, tube, type Point } from '../paint/path.ts';
import type { Body } from './body.ts';
import { drawBib, drawCoatFront, neckline } from './garment-fronts.ts';
import type { Outfit } from './outfit.ts';
import { printOnBody, ribs } from './print.ts';

/** How far a long garment falls below the hips, as a share of the legs, and how wide its hem is beside the hips. */
const LENGTHS: Readonly<Partial<Record<Outfit['garment'], readonly [fall: number, flare: number]>>> = {
  dress: [0.36, 1.5],
  tunic: [0.3, 1.22],
  coat: [0.34, 1.24],
  robe: [0.74, 1.42],
};

const isLong = (outfit: Outfit) => LENGTHS[outfit.garment] !== undefined;

/** The outline of the upper garment. */
export function torsoPath(body: Body, outfit: Outfit): string {
  const { shoulders: s, shoulderY: y, waist, hips, hipY, torso, legs, rest } = body;
  const mirrored = (half: readonly Point[]): Point[] => [
    ...half.map(([x, at]): Point => [-x, at]),
    ...half.toReversed(),
  ];
  const seated = rest !== 'standing';
  const long = LENGTHS[outfit.garment];
  if (long) {
    const hem = seated ? hipY + 10 : hipY + legs * long[0];
    const flare = hips * long[1] + 4;
    return curve(
      mirrored([
        [11, y - 9],
        [s * 0.72, y - 4],
        [s, y + 10],
        [waist * 0.94, y + torso * 0.42],
        [flare * 0.92, hem - 16],
        [flare * 0.96, hem],
        [flare * 0.45, hem + 4],
      ]),
      { tension: 0.15 },
    );
  }
  const hem = hipY + (seated ? 6 : 9);
  return curve(
    mirrored([
      [11, y - 9],
      [s * 0.72, y - 4],
      [s, y + 10],
      [waist + 1, y + torso * 0.45],
      [hips + 5, hem - 16],
      [hips + 4, hem - 1],
      [hips * 0.5, hem + 3],
    ]),
    { tension: 0.15 },
  );
}

/** Draws the upper garment with its print and what belongs to it: bib, collar, pocket, buttons. */
export function drawTorso(brush: Brush, body: Body, outfit: Outfit): string {
  const { shoulderY: y, hipY, torso, headY } = body;
  const path = torsoPath(body, outfit);
  const chin = brush.flat(ellipse(2, headY + 52, 34, 17), shade(outfit.top, 1.4), 0.32);
  const print = printOnBody(
    brush,
    outfit,
    y,
    hipY + (isLong(outfit) ? (outfit.garment === 'robe' ? body.legs * 0.7 : 34) : 4),
  );
  const cloth = brush.shape(path, outfit.top, { inside: print + chin, form: 0.9 });
  switch (outfit.garment) {
    case 'dungarees':
      return cloth + neckline(brush, body, outfit) + drawBib(brush, body, outfit);
    case 'tee':
      return cloth + neckline(brush, body, outfit);
    case 'jumper':
      return (
        brush.within(path, '') +
        cloth +
        brush.shape(
          tube(
            [
              [-15, y - 6],
              [0, y + 2],
              [15, y - 6],
            ],
            [11, 12, 11],
          ),
          shade(outfit.top, 0.35),
          { form: 0.4 },
        ) +
        ribs(brush, outfit.top, 0, hipY - 2, body.hips, 8)
      );
    case 'hoodie':
      return (
        brush.shape(
          tube(
            [
              [-26, y - 2],
              [-14, y - 12],
              [0, y - 14],
              [14, y - 12],
              [26, y - 2],
            ],
            [14, 17, 17, 17, 14],
          ),
          shade(outfit.top, 0.7),
          { form: 0.5 },
        ) +
        cloth +
        brush.shape(
          tube(
            [
              [-27, y - 3],
              [-14, y + 5],
              [0, y + 8],
              [14, y + 5],
              [27, y - 3],
            ],
            [10, 13, 13, 13, 10],
          ),
          shade(outfit.top, 0.25),
          { form: 0.5 },
        ) +
        brush.shape(
          curve(
            [
              [-17, hipY - 34],
              [17, hipY - 34],
              [27, hipY - 10],
              [24, hipY - 5],
              [-24, hipY - 5],
              [-27, hipY - 10],
            ],
            { tension: 0.1 },
          ),
          shade(outfit.top, 0.45),
          { form: 0.4 },
        ) +
        brush.line(`M-7 ${num(y + 11)}q-2 10 -1 20M7 ${num(y + 11)}q3 8 1 17`, '#fff6e6', 3)
      );
    case 'cardigan': {
      const shirt = curve(
        [
          [-13, y - 8],
          [13, y - 8],
          [9, y + torso * 0.4],
          [4, hipY + 6],
          [-4, hipY + 6],
          [-9, y + torso * 0.4],
        ],
        { tension: 0.08 },
      );
      return (
        cloth +
        brush.shape(shirt, '#fbf0dc', { form: 0.4 }) +
        brush.line(
          `M-15 ${num(y - 7)}Q-10 ${num(y + torso * 0.4)} -4 ${num(hipY + 6)}M15 ${num(y - 7)}Q10 ${num(y + torso * 0.4)} 4 ${num(hipY + 6)}`,
          shade(outfit.top, 0.8),
          4.5,
        ) +
        [0.38, 0.58, 0.78].map((at) => brush.flat(ellipse(14 - at * 8, y + torso * at, 3), outfit.accent)).join('') +
        ribs(brush, outfit.top, 0, hipY - 3, body.hips, 8)
      );
    }
    case 'dress':
      return (
        cloth +
        [-1, 1]
          .map((side) =>
            brush.shape(
              curve(
                [
                  [side * 2, y - 3],
                  [side * 16, y - 9],
                  [side * 26, y + 4],
                  [side * 14, y + 12],
                ],
                { tension: 0.18 },
              ),
              '#fff6e6',
              { form: 0.3 },
            ),
          )
          .join('')
      );
    case 'coat':
      return cloth + drawCoatFront(brush, body, outfit, path);
    case 'suit':
      return (
        cloth +
        brush.shape(
          tube(
            [
              [-16, y - 6],
              [0, y + 1],
              [16, y - 6],
            ],
            [9, 10, 9],
          ),
          shade(outfit.top, 0.4),
          { form: 0.4 },
        )
      );
    case 'swimsuit':
      return cloth + neckline(brush, body, outfit);
    case 'robe':
      return (
        cloth +
        neckline(brush, body, outfit) +
        brush.within(
          path,
          brush.line(`M-12 ${num(hipY - 4)}q-4 30 -9 70M14 ${num(hipY - 4)}q4 30 9 70`, shade(outfit.top, 1), 2.6, 0.4),
        )
      );
    case 'tunic':
      return (
        cloth +
        brush.line(`M0 ${num(y + 26)}V${num(y + torso * 0.72)}`, shade(outfit.top, 1), 2, 0.5) +
        [0.42, 0.57, 0.72].map((at) => brush.flat(ellipse(0, y + torso * at, 3), '#fff3d6')).join('')
      );
    case 'pyjamas':
      return (
        cloth +
        brush.line(`M0 ${num(y + 14)}V${num(hipY + 9)}`, shade(outfit.top, 0.9), 2, 0.55) +
        [0.3, 0.52, 0.74].map((at) => brush.flat(ellipse(4, y + torso * at, 3), '#fff3d6')).join('') +
        [-1, 1]
          .map((side) =>
            brush.shape(
              curve(
                [
                  [0, y + 15],
                  [side * 15, y - 9],
                  [side * 23, y - 1],
                  [side * 15, y + 12],
                ],
                { tension: 0.1 },
              ),
              tint(outfit.top, 1.3),
              { form: 0.35 },
            ),
          )
          .join('')
      );
  }
}
