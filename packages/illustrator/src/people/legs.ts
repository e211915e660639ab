import { shade, tint, type Colour } from '../paint/colour.ts';
import { reach, tube, type Point } from '../paint/path.ts';
import type { Body } from './body.ts';
import type { Leg } from './pose.ts';
import { bootShaft, drawShoe, hasShorts, isBare, type Wear } from './shoes.ts';

/** Both legs of a standing, walking or jumping figure, feet at y 0. */
export function drawStandingLegs(wear: Wear, legs: readonly [Leg, Leg]): string {
  const order = legs[0].back ? [0, 1] : legs[1].back ? [1, 0] : [0, 1];
  return order.map((index) => drawLeg(wear, legs[index === 0 ? 0 : 1], index === 0 ? -1 : 1)).join('');
}

/** Hip, knee and ankle of a leg. */
function jointsOf({ hips, hipY, legs }: Body, leg: Leg, side: -1 | 1): readonly [Point, Point, Point] {
  const hip: Point = [side * (hips * 0.5 + 1), hipY - 4];
  const knee = reach(hip, side, leg.thigh, legs * 0.5);
  return [hip, knee, reach(knee, side, leg.shin, legs * 0.5 - 8)];
}

/** Where the feet of a standing figure are. */
export const anklesOf = (body: Body, [left, right]: readonly [Leg, Leg]): readonly Point[] => [
  jointsOf(body, left, -1)[2],
  jointsOf(body, right, 1)[2],
];

function drawLeg(wear: Wear, leg: Leg, side: -1 | 1): string {
  const { brush, body, outfit, skin } = wear;
  const { legs, legWidth: w } = body;
  const [hip, knee, ankle] = jointsOf(body, leg, side);
  const tilted = leg.back ? -side * (leg.shin - 4) * 0.8 : -side * Math.min(14, leg.shin * 0.5);
  const shoe = drawShoe(wear, ankle, side, tilted);
  const dim = (value: Colour) => (leg.back ? shade(value, 0.4) : value);
  if (isBare(outfit)) {
    const sock =
      outfit.garment === 'swimsuit'
        ? ''
        : brush.shape(
            tube([reach(ankle, side, leg.shin, -13), reach(ankle, side, leg.shin, -1)], [w - 5, w - 6], {
              steps: 2,
              start: 'flat',
            }),
            '#fbf3e6',
            { form: 0.5 },
          );
    const shorts = hasShorts(outfit)
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
      sock +
      (wear.boots ? bootShaft(wear, ankle, leg, side, dim) : '') +
      shoe +
      shorts
    );
  }
  const slim = outfit.garment === 'tunic' || outfit.garment === 'robe';
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
  if (wear.boots) return brush.shape(cloth, dim(outfit.bottom)) + bootShaft(wear, ankle, leg, side, dim) + shoe;
  return shoe + brush.shape(cloth, dim(outfit.bottom)) + cuff;
}
