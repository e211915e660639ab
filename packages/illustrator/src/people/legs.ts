import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { curve, ellipse, num, reach, tube, type Point } from '../paint/path.ts';
import type { Body } from './body.ts';
import type { Outfit } from './outfit.ts';
import type { Leg } from './poses.ts';

interface Wear {
  readonly brush: Brush;
  readonly body: Body;
  readonly outfit: Outfit;
  readonly skin: Colour;
}

const isBare = (outfit: Outfit) => outfit.garment === 'tee' || outfit.garment === 'dress';

/** A shoe seen from the front and a little from the side; the ankle is at the origin, the ground 12 below. */
function drawShoe({ brush, outfit }: Wear, at: Point, side: number, turn: number): string {
  const upper = curve(
    [
      [-9, -9],
      [-11, 3],
      [-10, 10],
      [6, 12],
      [21, 10],
      [22, 2],
      [10, -4],
      [7, -9],
    ],
    { tension: 0.17 },
  );
  const soft = outfit.garment === 'pyjamas';
  const markup =
    brush.shape(upper, outfit.shoes, { form: 0.8 }) +
    (soft
      ? brush.flat(ellipse(15, 0, 4.6), tint(outfit.top, 1.2))
      : brush.line('M-9.5 10Q6 12.5 21 9.5', mix(outfit.shoes, '#fffdf4', 0.7), 3.6) +
        brush.line('M4 -4l7 4M1 0l7 4', mix(outfit.shoes, '#fffdf4', 0.75), 1.8, 0.9));
  return `<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(turn)}) scale(${side} 1)">${markup}</g>`;
}

/** Both legs of a standing, walking or jumping figure, feet at y 0. */
export function drawStandingLegs(wear: Wear, legs: readonly [Leg, Leg]): string {
  const order = legs[0].back ? [0, 1] : legs[1].back ? [1, 0] : [0, 1];
  return order.map((index) => drawLeg(wear, legs[index === 0 ? 0 : 1], index === 0 ? -1 : 1)).join('');
}

function drawLeg(wear: Wear, leg: Leg, side: -1 | 1): string {
  const { brush, body, outfit, skin } = wear;
  const { hips, hipY, legs, legWidth: w } = body;
  const hip: Point = [side * (hips * 0.5 + 1), hipY - 4];
  const knee = reach(hip, side, leg.thigh, legs * 0.5);
  const ankle = reach(knee, side, leg.shin, legs * 0.5 - 8);
  const tilted = leg.back ? -side * (leg.shin - 4) * 0.8 : -side * Math.min(14, leg.shin * 0.5);
  const shoe = drawShoe(wear, ankle, side, tilted);
  const dim = (value: Colour) => (leg.back ? shade(value, 0.4) : value);
  if (isBare(outfit)) {
    const sock = tube([reach(ankle, side, leg.shin, -13), reach(ankle, side, leg.shin, -1)], [w - 5, w - 6], {
      steps: 2,
      start: 'flat',
    });
    const shorts =
      outfit.garment === 'tee'
        ? brush.shape(
            tube([[hip[0] - side * 2, hip[1] - 4], reach(hip, side, leg.thigh, legs * 0.46)], [w + 9, w + 10], {
              start: 'flat',
              end: 'flat',
              steps: 2,
            }),
            dim(outfit.bottom),
          )
        : '';
    return (
      brush.shape(tube([hip, knee, ankle], [w - 1, w - 5, w - 9], { steps: 6 }), dim(skin), { form: 0.8 }) +
      brush.shape(sock, '#fbf3e6', { form: 0.5 }) +
      shoe +
      shorts
    );
  }
  const slim = outfit.garment === 'tunic';
  const wide = outfit.garment === 'pyjamas' ? 3 : slim ? -4 : 0;
  const end = reach(ankle, side, leg.shin, outfit.garment === 'pyjamas' ? 2 : -2);
  const cloth = tube([[hip[0], hip[1] - 4], knee, end], [w + 9, w + 3 + wide, w + 1 + wide], {
    start: 'flat',
    end: 'flat',
    steps: 6,
  });
  const cuff =
    outfit.garment === 'dungarees' || outfit.garment === 'pyjamas'
      ? brush.shape(
          tube([reach(end, side, leg.shin, -6), end], [w + 5 + wide, w + 5 + wide], {
            start: 'flat',
            end: 'flat',
            steps: 2,
          }),
          tint(dim(outfit.bottom), 1.6),
          { form: 0.5 },
        )
      : '';
  return shoe + brush.shape(cloth, dim(outfit.bottom)) + cuff;
}

/** Crossed legs on the ground, before the body: knees out, each foot under the other knee. */
export function drawCrossedLegs(wear: Wear): string {
  const { brush, body, outfit, skin } = wear;
  const { hips, hipY, legWidth: w } = body;
  const cloth = isBare(outfit) ? skin : outfit.bottom;
  const thigh = (side: -1 | 1) =>
    brush.shape(
      tube(
        [
          [side * hips * 0.4, hipY],
          [side * (hips + 4), -25],
          [side * (hips + 22), -17],
        ],
        [w + 12, w + 9, w + 3],
        { steps: 6 },
      ),
      outfit.garment === 'dress' ? skin : outfit.bottom,
    );
  const shin = (side: -1 | 1) => {
    const path = tube(
      [
        [side * (hips + 22), -16],
        [side * hips * 0.5, -13],
        [-side * (hips - 12), -10],
      ],
      [w + 2, w - 1, w - 6],
      { steps: 6 },
    );
    const shoe = brush.shape(
      curve([
        [-side * (hips - 16), -17],
        [-side * (hips + 2), -17],
        [-side * (hips + 12), -8],
        [-side * (hips + 6), -1],
        [-side * (hips - 12), 0],
        [-side * (hips - 20), -6],
      ]),
      outfit.shoes,
    );
    const sole = brush.line(
      `M${num(-side * (hips - 12))} -1.5Q${num(-side * (hips + 4))} 0 ${num(-side * (hips + 10))} -7`,
      mix(outfit.shoes, '#fffdf4', 0.7),
      3,
    );
    return shoe + sole + brush.shape(path, cloth);
  };
  return (
    thigh(1) +
    thigh(-1) +
    shin(1) +
    shin(-1) +
    brush.line(`M${num(-hips - 14)} -26Q${num(-hips * 0.3)} -26 ${num(hips - 14)} -18`, shade(cloth, 1.2), 2.4, 0.35)
  );
}

/** A kneeling grown-up: the lap with both knees towards the reader, the tips of the shoes behind. */
export function drawKneelingLegs({ brush, body, outfit }: Wear): string {
  const { hips, hipY } = body;
  const lap = curve(
    [
      [-hips + 2, hipY - 4],
      [-hips - 18, hipY + 18],
      [-hips - 26, -16],
      [-hips - 12, 0],
      [-hips + 18, 2],
      [-4, -6],
      [4, -6],
      [hips - 18, 2],
      [hips + 12, 0],
      [hips + 26, -16],
      [hips + 18, hipY + 18],
      [hips - 2, hipY - 4],
      [0, hipY],
    ],
    { tension: 0.15 },
  );
  const shoe = (side: number) => brush.shape(ellipse(side * (hips + 22), -8, 20, 9), outfit.shoes);
  return (
    shoe(-1) +
    shoe(1) +
    brush.shape(lap, outfit.bottom) +
    brush.line(`M0 -8Q3 -26 -2 ${num(hipY + 14)}`, shade(outfit.bottom, 1.2), 3, 0.5) +
    brush.line(
      `M${num(-hips - 12)} -10Q${num(-hips)} -24 ${num(-hips + 18)} -16M${num(hips + 12)} -10Q${num(hips)} -24 ${num(hips - 18)} -16`,
      shade(outfit.bottom, 1),
      2.4,
      0.3,
    )
  );
}

/** Legs of somebody who sits in a wheelchair: knees forward, feet on the plate. */
export function drawSeatedLegs(wear: Wear): string {
  const { brush, body, outfit, skin } = wear;
  const { hips, hipY, legWidth: w } = body;
  const bare = isBare(outfit);
  return ([-1, 1] as const)
    .map((side) => {
      const x = side * (hips * 0.52);
      const shin = tube(
        [
          [x, hipY + 8],
          [x + side * 1, -26],
        ],
        [w + (bare ? -4 : 3), w + (bare ? -8 : 0)],
        { end: 'flat', steps: 3 },
      );
      const thigh = curve([
        [x - 17, hipY - 2],
        [x, hipY - 9],
        [x + 17, hipY - 2],
        [x + 17, hipY + 12],
        [x, hipY + 19],
        [x - 17, hipY + 12],
      ]);
      const shoe = curve([
        [x - 12, -24],
        [x - 13, -12],
        [x, -8],
        [x + 13, -12],
        [x + 12, -24],
        [x, -29],
      ]);
      return (
        brush.shape(shin, bare ? skin : outfit.bottom) +
        brush.shape(shoe, outfit.shoes) +
        brush.line(`M${num(x - 12)} -11Q${num(x)} -6 ${num(x + 12)} -11`, mix(outfit.shoes, '#fffdf4', 0.7), 3) +
        brush.shape(thigh, outfit.bottom)
      );
    })
    .join('');
}
