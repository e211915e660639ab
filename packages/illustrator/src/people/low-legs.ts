import { mix, shade } from '../paint/colour.ts';
import { box, curve, ellipse, num, tube } from '../paint/path.ts';
import { drawShoe, hasShorts, isBare, type Wear } from './shoes.ts';

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
    return shoe + (outfit.garment === 'swimsuit' ? '' : sole) + brush.shape(path, cloth);
  };
  return (
    thigh(1) +
    thigh(-1) +
    shin(1) +
    shin(-1) +
    brush.line(`M${num(-hips - 14)} -26Q${num(-hips * 0.3)} -26 ${num(hips - 14)} -18`, shade(cloth, 1.2), 2.4, 0.35)
  );
}

/** Somebody on their knees: the lap with both knees towards the reader, the tips of the shoes behind. */
export function drawKneelingLegs({ brush, body, outfit, skin }: Wear): string {
  const { hips, hipY } = body;
  const wide = body.grown ? 1 : 0.72;
  const bare = isBare(outfit);
  const lap = curve(
    [
      [-hips + 2, hipY - 4],
      [-hips - 18 * wide, hipY + 18 * wide],
      [-hips - 26 * wide, -16],
      [-hips - 12 * wide, 0],
      [-hips + 18 * wide, 2],
      [-4, -6],
      [4, -6],
      [hips - 18 * wide, 2],
      [hips + 12 * wide, 0],
      [hips + 26 * wide, -16],
      [hips + 18 * wide, hipY + 18 * wide],
      [hips - 2, hipY - 4],
      [0, hipY],
    ],
    { tension: 0.15 },
  );
  const cloth = bare ? skin : outfit.bottom;
  const shoe = (side: number) => brush.shape(ellipse(side * (hips + 22 * wide), -8, 20 * wide, 9), outfit.shoes);
  const shorts = hasShorts(outfit) ? brush.flat(box(-90, hipY - 20, 180, 20 + 20 * wide, 6), outfit.bottom) : '';
  return (
    shoe(-1) +
    shoe(1) +
    brush.shape(lap, cloth, { inside: shorts }) +
    brush.line(`M0 -8Q3 ${num(hipY * 0.5)} -2 ${num(hipY + 14)}`, shade(cloth, 1.2), 3, 0.5) +
    brush.line(
      `M${num(-hips - 12 * wide)} -10Q${num(-hips)} -24 ${num(-hips + 18 * wide)} -16M${num(hips + 12 * wide)} -10Q${num(hips)} -24 ${num(hips - 18 * wide)} -16`,
      shade(cloth, 1),
      2.4,
      0.3,
    )
  );
}

/** Somebody who crouches: knees before the chest, feet flat on the ground. */
export function drawCrouchingLegs(wear: Wear): string {
  const { brush, body, outfit, skin } = wear;
  const { hips, hipY, legs, legWidth: w } = body;
  const bare = isBare(outfit);
  const knee = -12 - legs * 0.42;
  return ([1, -1] as const)
    .map((side) => {
      const x = side * (hips * 0.56 + 6);
      const shin = tube(
        [
          [x + side * 4, knee],
          [x + side * 1, -10],
        ],
        [w + (bare ? 3 : 11), w + (bare ? -4 : 3)],
        { steps: 3, end: 'flat' },
      );
      const thigh = tube(
        [
          [side * (hips - 2), hipY],
          [x + side * 5, knee + 4],
        ],
        [w + 14, w + 11],
        { steps: 3 },
      );
      return (
        brush.shape(thigh, outfit.garment === 'dress' ? skin : outfit.bottom) +
        drawShoe(wear, [x + side * 2, -11], side, 0) +
        brush.line(shin, shade(bare ? skin : outfit.bottom, 1.1), 2, 0.4) +
        brush.shape(shin, bare ? skin : outfit.bottom)
      );
    })
    .join('');
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
        (outfit.garment === 'swimsuit'
          ? ''
          : brush.line(`M${num(x - 12)} -11Q${num(x)} -6 ${num(x + 12)} -11`, mix(outfit.shoes, '#fffdf4', 0.7), 3)) +
        brush.shape(thigh, outfit.bottom)
      );
    })
    .join('');
}
