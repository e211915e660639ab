import type { POSES } from '@storylantern/contract';
import type { Brush } from '../paint/brush.ts';
import { shade } from '../paint/colour.ts';
import { curve, ellipse, tube, type Point } from '../paint/path.ts';
import type { FeelingName } from '../people/feelings.ts';
import { drawHead, drawHoof, drawNeck, type Animal } from './animal.ts';

/** The ways to go somewhere on four legs. */
const PACES = ['walk', 'run', 'jump'] as const;
export type Pace = (typeof PACES)[number];

export const paceOf = (pose: (typeof POSES)[number]): Pace | undefined => PACES.find((each) => each === pose);

/** Where the head is when the animal goes to the right: a step before the chest. */
export const HEAD_AT = [46, -140] as const;

/** Hip, knee and foot of each leg, the animal going to the right: those of the far side first. */
const LEGS: Readonly<Record<Pace, readonly (readonly [hip: Point, knee: Point, foot: Point])[]>> = {
  walk: [
    [
      [-40, -58],
      [-30, -34],
      [-36, -8],
    ],
    [
      [30, -58],
      [22, -34],
      [14, -9],
    ],
    [
      [-52, -58],
      [-56, -34],
      [-66, -8],
    ],
    [
      [38, -58],
      [48, -36],
      [56, -9],
    ],
  ],
  run: [
    [
      [-40, -60],
      [-62, -42],
      [-88, -26],
    ],
    [
      [30, -60],
      [58, -52],
      [78, -34],
    ],
    [
      [-50, -58],
      [-76, -34],
      [-100, -12],
    ],
    [
      [38, -58],
      [70, -42],
      [96, -24],
    ],
  ],
  jump: [
    [
      [-40, -58],
      [-60, -36],
      [-78, -14],
    ],
    [
      [32, -66],
      [58, -62],
      [64, -38],
    ],
    [
      [-50, -56],
      [-74, -32],
      [-96, -6],
    ],
    [
      [40, -64],
      [72, -64],
      [80, -40],
    ],
  ],
};
/** How far the trunk rises towards the head, in degrees. */
const RISE: Readonly<Record<Pace, number>> = { walk: 0, run: -5, jump: -13 };

/** The animal on its four legs, seen from the side, going where it looks; its middle over the origin. */
export function drawGoing(
  brush: Brush,
  animal: Animal,
  { turn, feeling, pace }: { readonly turn: number; readonly feeling: FeelingName; readonly pace: Pace },
): string {
  const { fur, belly, legs = fur, hooves } = animal.coat;
  const left = turn < 0;
  const lightFrom = brush.lightFrom;
  if (left) brush.lightFrom = lightFrom === 1 ? -1 : 1;
  const { neck = 0 } = animal;
  const deep = 27 * Math.sqrt(animal.girth ?? 1);
  const leg = (points: readonly Point[], near: boolean): string => {
    const fill = near ? legs : shade(legs, 0.7);
    const [, , foot = [0, 0]] = points;
    return (
      brush.shape(tube(points, [25, 19, 18], { steps: 5 }), fill, { form: near ? 0.6 : 0.3 }) +
      (hooves === undefined
        ? brush.shape(ellipse(foot[0] + 4, foot[1] + 1, 14, 9), fill, { form: 0.4 })
        : drawHoof(brush, [foot[0] + 2, foot[1]], near ? hooves : shade(hooves, 0.4)))
    );
  };
  const [farHind, farFore, nearHind, nearFore] = LEGS[pace];
  const trunk = curve([
    [-74, -84],
    [-52, -84 - deep],
    [0, -80 - deep],
    [40, -90 - deep],
    [62, -100],
    [58, -66],
    [36, -84 + deep + 16],
    [-10, -80 + deep + 8],
    [-54, -84 + deep + 14],
    [-76, -62],
  ]);
  const chest = curve([
    [34, -120],
    [70, -110],
    [66, -66],
    [40, -44],
    [34, -70],
  ]);
  const body =
    brush.group(animal.tail(brush), { x: -34, y: -58, flip: true }) +
    leg(farHind ?? [], false) +
    leg(farFore ?? [], false) +
    brush.group(
      brush.shape(trunk, fur, {
        inside:
          (animal.patches?.(brush, [-12, -88]) ?? '') +
          brush.flat(chest, belly, 0.9) +
          brush.flat(ellipse(-4, -80 + deep + 12, 46, 10), belly, 0.55) +
          (neck > 0 ? '' : brush.flat(ellipse(48, -108, 34, 15), shade(fur, 1.4), 0.26)),
      }),
      { turn: RISE[pace] },
    ) +
    leg(nearHind ?? [], true) +
    brush.line(`M-64 -64Q-46 -80 -34 -58`, shade(fur, 1.1), 3, 0.4) +
    leg(nearFore ?? [], true) +
    (neck > 0 ? drawNeck(brush, animal, [38, -100], [HEAD_AT[0], HEAD_AT[1] - neck]) : '');
  brush.lightFrom = lightFrom;
  const [x, y] = HEAD_AT;
  return (
    brush.group(body, { flip: left }) +
    brush.group(drawHead(brush, animal, { turn, asleep: false, feeling }), {
      x: left ? -x : x,
      y: y - neck,
      turn: turn * 5,
    })
  );
}
