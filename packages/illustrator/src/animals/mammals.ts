import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { bumpy, curve, ellipse, num, star, tube, type Point } from '../paint/path.ts';
import type { Animal } from './animal.ts';
import { fanEars, antlers, horns, pointedEars, roundEars, sideEars } from './ears.ts';

/** The outline of a head: round, broad in the cheeks, or long in the muzzle. */
const ROUND: readonly Point[] = [
  [0, -48],
  [-34, -42],
  [-51, -10],
  [-46, 20],
  [-24, 39],
  [0, 42],
  [24, 39],
  [46, 20],
  [51, -10],
  [34, -42],
];
const LONG: readonly Point[] = [
  [0, -50],
  [-30, -45],
  [-42, -16],
  [-36, 18],
  [-30, 42],
  [0, 54],
  [30, 42],
  [36, 18],
  [42, -16],
  [30, -45],
];
const BROAD: readonly Point[] = [
  [0, -44],
  [-38, -38],
  [-58, -4],
  [-50, 26],
  [-24, 42],
  [0, 44],
  [24, 42],
  [50, 26],
  [58, -4],
  [38, -38],
];

type Tail = 'none' | 'short' | 'long' | 'bushy' | 'hair' | 'tuft' | 'curl' | 'thin';

const tails: Readonly<Record<Tail, (brush: Brush, fill: Colour, tip: Colour) => string>> = {
  none: () => '',
  short: (brush, fill) => brush.shape(ellipse(46, -26, 15), fill),
  long: (brush, fill) =>
    brush.shape(
      tube(
        [
          [34, -20],
          [72, -18],
          [88, -46],
          [76, -78],
        ],
        [17, 16, 14, 10],
      ),
      fill,
    ),
  bushy: (brush, fill, tip) =>
    brush.shape(
      curve([
        [34, -14],
        [78, -18],
        [104, -58],
        [96, -112],
        [68, -122],
        [66, -84],
        [48, -48],
      ]),
      fill,
      { inside: brush.flat(ellipse(86, -112, 28, 24), tip, 0.9) },
    ),
  hair: (brush, _, tip) =>
    brush.shape(
      curve([
        [30, -40],
        [58, -62],
        [88, -52],
        [100, -18],
        [92, 4],
        [80, -8],
        [72, 6],
        [60, -10],
        [56, -30],
        [34, -26],
      ]),
      tip,
      { inside: brush.line('M46 -44Q78 -48 84 -6M60 -50Q92 -40 92 -8', shade(tip, 0.9), 2.6, 0.5) },
    ),
  tuft: (brush, fill, tip) => brush.line('M36 -16Q78 -10 84 -54', fill, 9) + brush.shape(ellipse(84, -66, 12, 17), tip),
  curl: (brush, fill) => brush.line('M38 -30q16 4 18 -10q0 -12 -11 -10q-8 4 -2 12q10 8 22 -2', fill, 7),
  thin: (brush, fill) => brush.line('M34 -12Q88 -4 92 -40T112 -72', fill, 6),
};

interface Kind {
  readonly fur: Colour;
  readonly belly: Colour;
  /** `null` where the snout has nostrils instead. */
  readonly nose?: Colour | null;
  readonly legs?: Colour;
  readonly hooves?: Colour;
  readonly face?: Animal['face'];
  readonly ears: (brush: Brush) => string;
  readonly head?: readonly Point[];
  readonly tail: Tail;
  readonly tip?: Colour;
  readonly girth?: number;
  readonly neck?: number;
  readonly patches?: Animal['patches'];
  readonly marks?: Animal['marks'];
  readonly details?: Animal['details'];
}

export function mammal(kind: Kind): Animal {
  const { fur, belly, nose = '#4a3038', tip = tint(fur, 1.4) } = kind;
  return {
    coat: {
      fur,
      belly,
      ...(nose === null ? {} : { nose }),
      ...(kind.legs ? { legs: kind.legs } : {}),
      ...(kind.hooves ? { hooves: kind.hooves } : {}),
    },
    ...(kind.face ? { face: kind.face } : {}),
    head: kind.head ?? ROUND,
    ears: kind.ears,
    marks: kind.marks ?? ((brush, shift) => brush.flat(ellipse(shift * 1.2, 22, 25, 20), belly, 0.95)),
    ...(kind.details ? { details: kind.details } : {}),
    ...(kind.girth ? { girth: kind.girth } : {}),
    ...(kind.neck ? { neck: kind.neck } : {}),
    ...(kind.patches ? { patches: kind.patches } : {}),
    tail: (brush) => tails[kind.tail](brush, kind.tail === 'thin' || kind.tail === 'curl' ? shade(fur, 0.4) : fur, tip),
    sleepingTail: (brush) =>
      kind.tail === 'none' || kind.tail === 'short'
        ? ''
        : brush.shape(
            tube(
              [
                [78, -8],
                [44, -2],
                [4, -6],
              ],
              kind.tail === 'bushy' ? [20, 30, 22] : kind.tail === 'hair' ? [10, 18, 6] : [12, 11, 8],
            ),
            kind.tail === 'hair' ? tip : kind.tail === 'bushy' ? mix(fur, tip, 0.3) : fur,
          ),
  };
}

/** Patches on a body: where each is from the middle, and how large. */
const patched =
  (fill: Colour, patches: readonly (readonly [x: number, y: number, rx: number, ry: number])[]): Animal['patches'] =>
  (brush, [x, y]) =>
    patches.map(([dx, dy, rx, ry]) => brush.flat(ellipse(x + dx, y + dy, rx, ry), fill, 0.9)).join('');

const whiskers = (brush: Brush, shift: number) =>
  brush.line(
    `M${num(-24 + shift)} 16l-26 -4M${num(-24 + shift)} 20l-25 5M${num(24 + shift)} 16l26 -4M${num(24 + shift)} 20l25 5`,
    '#fbf4e8',
    2,
    0.85,
  );

/** Two nostrils, so far from the middle of a snout. */
export const nostrils =
  (fill: Colour, apart: number, y: number) =>
  (brush: Brush, shift: number): string =>
    [-1, 1].map((side) => brush.flat(ellipse(shift * 1.3 + side * apart, y, 4.2, 5.7), fill, 0.9)).join('');

/** The soft end of a snout, as broad as given. */
export const muzzle =
  (fill: Colour, rx: number, ry: number, y = 24) =>
  (brush: Brush, shift: number) =>
    brush.flat(ellipse(shift * 1.3, y, rx, ry), fill);

export const mouse = mammal({
  fur: '#b3a7a6',
  belly: '#f2e6dc',
  nose: '#e58a94',
  ears: roundEars('#b3a7a6', '#efb6b6', 31, 44, -42),
  tail: 'thin',
  girth: 0.9,
  details: whiskers,
});
export const guineaPig = mammal({
  fur: '#c98a52',
  belly: '#fbeed8',
  nose: '#d9808a',
  ears: sideEars('#a86e40', '#e8a8a0', 16),
  head: BROAD,
  tail: 'none',
  girth: 1.12,
  marks: (brush, shift) =>
    brush.flat(
      curve([
        [shift - 14, -50],
        [shift + 14, -50],
        [shift + 16, 10],
        [shift + 30, 44],
        [shift - 30, 44],
        [shift - 16, 10],
      ]),
      '#fbeed8',
    ),
});
export const hedgehog = mammal({
  fur: '#e2c29a',
  belly: '#f6e6cc',
  nose: '#3f2f38',
  ears: (brush) =>
    brush.shape(star(0, -8, 76, 17, 0.76), '#8a6a54') + roundEars('#d0a884', '#e8a8a0', 14, 46, -16)(brush),
  tail: 'none',
  girth: 1.04,
});
export const squirrel = mammal({
  fur: '#c2703c',
  belly: '#fbe6c8',
  ears: pointedEars('#c2703c', '#f0c09a', 44),
  tail: 'bushy',
  tip: '#e09a60',
  girth: 0.92,
});
export const pig = mammal({
  fur: '#f0aeb0',
  belly: '#f8cfca',
  nose: '#d97f8a',
  ears: pointedEars('#e8989c', '#f6c4c0', 22),
  head: BROAD,
  tail: 'curl',
  girth: 1.2,
  marks: muzzle('#e8989c', 21, 15, 15),
  details: nostrils('#a8525e', 8, 14),
});
export const cow = mammal({
  fur: '#f6efe4',
  belly: '#fffaf2',
  nose: null,
  hooves: '#6a5450',
  face: { eyeY: -12, mouthY: 40 },
  ears: (brush) => horns('#e2cf9e', 16)(brush) + sideEars('#6a5450', '#e8b0b0', 4)(brush),
  head: LONG,
  tail: 'tuft',
  tip: '#6a5450',
  girth: 1.2,
  patches: patched('#6a5450', [
    [-34, -6, 24, 20],
    [40, 14, 22, 18],
    [8, -34, 14, 10],
  ]),
  marks: (brush, shift) =>
    brush.flat(ellipse(-32, -20, 24, 30), '#6a5450') +
    muzzle('#f0bcb8', 38, 25, 38)(brush, shift) +
    nostrils('#b8747a', 13, 27)(brush, shift),
});
export const sheep = mammal({
  fur: '#f0e8da',
  belly: '#fbf6ea',
  nose: '#4a3a44',
  hooves: '#4a3a44',
  ears: (brush) => brush.shape(bumpy(0, -18, 58, 50, 12), '#f6f0e4') + sideEars('#5a4a54', '#c79a9a', 14)(brush),
  tail: 'short',
  girth: 1.22,
  marks: (brush, shift) => brush.flat(ellipse(shift * 0.5, 8, 38, 42), '#e2cdb6'),
  details: (brush) => brush.shape(bumpy(0, -40, 34, 18, 8), '#f6f0e4'),
});
export const goat = mammal({
  fur: '#d8c8b4',
  belly: '#f4ece0',
  hooves: '#6e6258',
  ears: (brush) => horns('#9a8a78', 40)(brush) + sideEars('#c2ac94', '#e8b8b0', 18)(brush),
  head: LONG,
  tail: 'short',
  details: (brush, shift) => brush.shape(`M${num(shift * 1.2 - 11)} 44q11 34 22 0Z`, '#f4ece0'),
});
export const deer = mammal({
  fur: '#b07a4e',
  belly: '#ecd9bd',
  nose: '#4a3a34',
  hooves: '#4a3a34',
  ears: (brush) => antlers('#8a6a4c')(brush) + sideEars('#a26c42', '#e8b8a8', 18)(brush),
  head: LONG,
  tail: 'short',
  marks: (brush, shift) =>
    brush.flat(ellipse(shift * 1.3, 36, 30, 20), '#ecd9bd') +
    brush.flat(ellipse(-26, -22, 5), '#ecd9bd') +
    brush.flat(ellipse(26, -22, 5), '#ecd9bd'),
});
export const lion = mammal({
  fur: '#e6b45e',
  belly: '#fae2b4',
  ears: (brush) =>
    brush.shape(bumpy(0, -4, 78, 72, 15), '#b8743a') + roundEars('#d79a4a', '#f2cfa0', 19, 46, -44)(brush),
  tail: 'tuft',
  tip: '#b8743a',
  girth: 1.12,
  details: whiskers,
});
export const tiger = mammal({
  fur: '#ee9440',
  belly: '#fdf0dc',
  nose: '#d9808a',
  ears: roundEars('#ee9440', '#fdf0dc', 21, 40, -40),
  tail: 'long',
  girth: 1.1,
  marks: (brush, shift) =>
    brush.flat(ellipse(shift * 1.2, 24, 30, 22), '#fdf0dc') +
    brush.line('M-8 -46v16M8 -46v16M0 -48v22M-52 -8h18M-50 6h16M52 -8h-18M50 6h-16', '#4a3038', 6, 0.9),
  details: whiskers,
});
export const monkey = mammal({
  fur: '#96684a',
  belly: '#f0d0a8',
  ears: roundEars('#96684a', '#f0d0a8', 23, 54, -6),
  tail: 'long',
  marks: (brush, shift) =>
    brush.flat(ellipse(shift - 18, -12, 25, 28), '#f0d0a8') +
    brush.flat(ellipse(shift + 18, -12, 25, 28), '#f0d0a8') +
    brush.flat(ellipse(shift, 20, 36, 25), '#f0d0a8'),
});
export const elephant = mammal({
  fur: '#a4a8bc',
  belly: '#bcc0d0',
  nose: '#8a8ea6',
  ears: fanEars('#a4a8bc'),
  tail: 'tuft',
  tip: '#7a7e96',
  girth: 1.32,
  marks: () => '',
  details: (brush, shift) => {
    const x = shift * 1.5;
    return (
      brush.shape(
        tube(
          [
            [x, 4],
            [x - 2, 38],
            [x + 14, 62],
            [x + 34, 58],
          ],
          [27, 23, 20, 16],
        ),
        '#a4a8bc',
      ) + brush.line(`M${num(x - 9)} 24h18M${num(x - 6)} 38h16`, '#8a8ea6', 2.6, 0.7)
    );
  },
});
export const giraffe = mammal({
  fur: '#eec268',
  belly: '#fbe8bc',
  nose: '#8a5a40',
  hooves: '#5a4436',
  ears: (brush) =>
    [-1, 1]
      .map(
        (side) =>
          brush.line(`M${side * 14} -44v-24`, '#c98f4a', 8) + brush.shape(ellipse(side * 14, -72, 9), '#8a5a40'),
      )
      .join('') + sideEars('#eec268', '#f0b8a0', 2)(brush),
  head: LONG,
  tail: 'tuft',
  tip: '#8a5a40',
  neck: 74,
  patches: patched('#c07f42', [
    [-14, -26, 12, 10],
    [12, -20, 10, 11],
    [-28, -4, 12, 11],
    [2, 2, 13, 10],
    [32, -2, 11, 12],
    [-12, 22, 12, 9],
    [20, 24, 11, 10],
    [-44, 18, 9, 10],
    [48, 20, 8, 9],
  ]),
  marks: (brush, shift) =>
    brush.flat(ellipse(shift * 1.3, 36, 32, 22), '#fbe8bc') +
    [
      [-30, -30, 9],
      [30, -34, 10],
      [36, -4, 7],
      [-36, 0, 8],
      [2, -44, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => brush.flat(ellipse(x, y, r, r * 0.85), '#c07f42', 0.9))
      .join(''),
});
export const panda = mammal({
  fur: '#f6f2ea',
  belly: '#fffaf2',
  legs: '#3f3a48',
  ears: roundEars('#3f3a48', '#5a5464', 22, 42, -38),
  head: BROAD,
  tail: 'short',
  girth: 1.2,
  marks: (brush, shift) =>
    [-1, 1].map((side) => brush.flat(ellipse(side * 24 + shift, -4, 17, 20), '#3f3a48')).join(''),
});
export const koala = mammal({
  fur: '#a3a8b0',
  belly: '#eceae6',
  nose: '#3f3a48',
  ears: roundEars('#a3a8b0', '#f0e4e0', 31, 54, -28),
  head: BROAD,
  tail: 'none',
  girth: 1.1,
});
export const sloth = mammal({
  fur: '#b39a7c',
  belly: '#d6c4a4',
  ears: () => '',
  tail: 'none',
  marks: (brush, shift) =>
    brush.flat(ellipse(shift, 2, 44, 38), '#eddcb8') +
    [-1, 1]
      .map((side) =>
        brush.flat(
          curve([
            [side * 12 + shift, -12],
            [side * 30 + shift, -16],
            [side * 48 + shift, 8],
            [side * 30 + shift, 6],
          ]),
          '#8a6f54',
        ),
      )
      .join(''),
});
export const wolf = mammal({
  fur: '#8c92a4',
  belly: '#ece8e2',
  ears: pointedEars('#8c92a4', '#d8b8b0', 44),
  tail: 'bushy',
  tip: '#d6d4d6',
  marks: (brush, shift) =>
    brush.flat(
      curve([
        [-50, 4],
        [shift - 14, -4],
        [shift, -18],
        [shift + 14, -4],
        [50, 4],
        [24, 40],
        [-24, 40],
      ]),
      '#ece8e2',
    ),
});
