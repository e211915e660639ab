import { shade, tint, type Colour } from '../../paint/colour.ts';
import { curve, ellipse, num, polygon, star, type Point } from '../../paint/path.ts';
import type { Hat } from './costume.ts';
import { BELOW_RIM, dome, rim } from './hat-shapes.ts';

/** A knotted headscarf with dots. */
export const headscarf: Hat = {
  hairWithin: BELOW_RIM,
  top: 76,
  front: ({ brush }) => {
    const cloth: Colour = '#c8463c';
    let dots = '';
    for (const [x, y] of [
      [-38, -40],
      [-16, -54],
      [10, -46],
      [34, -52],
      [-6, -34],
      [46, -28],
      [-50, -18],
    ] as const)
      dots += ellipse(x, y, 4);
    const end = (turn: number) =>
      brush.group(
        brush.shape(
          curve([
            [0, -5],
            [-16, -2],
            [-32, 6],
            [-28, 14],
            [-10, 8],
            [2, 5],
          ]),
          cloth,
          { form: 0.6 },
        ),
        { x: -58, y: -8, turn },
      );
    return (
      end(-34) +
      end(6) +
      brush.shape(dome(-74), cloth, { inside: brush.flat(dots, '#fff1d8', 0.9) }) +
      brush.line('M-58 -11Q-30 -33 0 -37Q30 -33 58 -11', shade(cloth, 0.9), 3, 0.5) +
      brush.shape(ellipse(-60, -9, 8, 9), shade(cloth, 0.3), { form: 0.5 })
    );
  },
};

/** An open helmet of soft grey with a plume; cheeks, eyes and mouth are free. */
export const openHelmet: Hat = {
  hairWithin: 'M-46 -6Q-40 -34 0 -36Q40 -34 46 -6L50 40Q90 46 98 90V320H-98V90Q-90 46 -50 40Z',
  top: 100,
  front: ({ brush, turn, outfit }) => {
    const steel: Colour = '#b3bac8';
    const s = turn * 5;
    const shell: Point[] = [
      [-42, 50],
      [-58, 34],
      [-65, 4],
      [-61, -36],
      [-38, -66],
      [0, -76],
      [38, -66],
      [61, -36],
      [65, 4],
      [58, 34],
      [42, 50],
      [37 + s, 36],
      [47 + s, 10],
      [43 + s, -12],
      [24 + s, -26],
      [s, -29],
      [-24 + s, -26],
      [-43 + s, -12],
      [-47 + s, 10],
      [-37 + s, 36],
    ];
    const plume = curve([
      [-4, -72],
      [-10, -96],
      [14, -104],
      [44, -92],
      [58, -66],
      [40, -76],
      [22, -80],
      [8, -72],
    ]);
    return (
      brush.shape(plume, outfit.accent) +
      brush.line('M4 -78Q18 -96 42 -84', tint(outfit.accent, 1.6), 3, 0.6) +
      brush.shape(curve(shell, { tension: 0.14 }), steel) +
      brush.line(
        `M${num(-46 + s)} 12Q${num(-46 + s)} -28 ${num(s)} -31Q${num(46 + s)} -28 ${num(46 + s)} 12`,
        tint(steel, 2),
        3,
        0.8,
      ) +
      brush.line('M0 -74V-34', shade(steel, 0.8), 3, 0.5) +
      brush.flat([-52, 52].map((x) => ellipse(x, 2, 3.6) + ellipse(x * 0.9, 26, 3)).join(''), shade(steel, 0.9), 0.7)
    );
  },
};

/** A crown that sits on the hair, however high that is. */
export const crown: Hat = {
  top: 104,
  front: ({ brush, hairTop }) => {
    const gold: Colour = '#f2c14e';
    const y = -Math.min(72, Math.max(52, hairTop - 20));
    const points = polygon([
      [-38, y + 4],
      [-44, y - 26],
      [-24, y - 14],
      [-13, y - 34],
      [0, y - 16],
      [13, y - 34],
      [24, y - 14],
      [44, y - 26],
      [38, y + 4],
      [18, y - 2],
      [0, y - 4],
      [-18, y - 2],
    ]);
    return (
      brush.shape(points, gold) +
      brush.line(`M-37 ${num(y + 1)}Q0 ${num(y - 9)} 37 ${num(y + 1)}`, shade(gold, 0.9), 3, 0.6) +
      [-44, -13, 13, 44]
        .map((x) => brush.shape(ellipse(x, y - (Math.abs(x) > 20 ? 28 : 36), 4.6), tint(gold, 1.4), { form: 0.4 }))
        .join('') +
      brush.shape(ellipse(0, y - 9, 5, 5.6), '#c8463c', { form: 0.5 }) +
      brush.shape(ellipse(-21, y - 6, 3.8), '#5a9bd5', { form: 0.5 }) +
      brush.shape(ellipse(21, y - 6, 3.8), '#5a9bd5', { form: 0.5 })
    );
  },
};

/** A tall hat with stars and a bent tip. */
export const pointedHat: Hat = {
  hairWithin: BELOW_RIM,
  top: 156,
  front: ({ brush, outfit }) => {
    const cone = curve(
      [
        [-52, -24],
        [-34, -74],
        [-10, -122],
        [22, -152],
        [34, -146],
        [22, -124],
        [30, -86],
        [52, -26],
        [0, -40],
      ],
      { tension: 0.12 },
    );
    const stars = [
      [-22, -56, 8],
      [14, -72, 9],
      [-2, -100, 6],
      [34, -46, 6],
      [-36, -38, 5],
    ] as const;
    return (
      brush.shape(cone, outfit.top, {
        inside: brush.flat(stars.map(([x, y, r]) => star(x, y, r, 5, 0.5)).join(''), '#f6d57a'),
      }) +
      brush.line('M-6 -118Q8 -112 22 -122', shade(outfit.top, 1), 2.6, 0.5) +
      brush.shape(rim(92, 2, 20), shade(outfit.top, 0.25)) +
      brush.line('M-51 -36Q0 -56 51 -36', '#f2c14e', 7)
    );
  },
};

/** A wreath of blossoms. */
export const blossoms: Hat = {
  top: 78,
  front: ({ brush, outfit }) => {
    const flower = (x: number, y: number, size: number, petal: Colour) =>
      brush.group(
        brush.flat([0, 72, 144, 216, 288].map((at) => petalAt(at)).join(''), petal) +
          brush.flat(ellipse(0, 0, 4), '#f6cf6a'),
        { x, y, scale: size },
      );
    return (
      brush.line('M-56 -26Q-34 -54 0 -58Q34 -54 56 -26', '#6fae6a', 5) +
      flower(-54, -26, 0.95, '#fff4e4') +
      flower(54, -26, 0.95, '#fff4e4') +
      flower(-32, -47, 1.1, outfit.accent) +
      flower(32, -47, 1.1, outfit.accent) +
      flower(0, -57, 1.3, '#fff4e4')
    );
  },
};

function petalAt(angle: number): string {
  const turn = (angle * Math.PI) / 180;
  return ellipse(Math.sin(turn) * 6.6, -Math.cos(turn) * 6.6, 5.2);
}
