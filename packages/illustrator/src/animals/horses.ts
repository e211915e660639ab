import type { Brush } from '../paint/brush.ts';
import { shade, type Colour } from '../paint/colour.ts';
import { curve, type Point } from '../paint/path.ts';
import type { Animal } from './animal.ts';
import { leafEars } from './ears.ts';
import { mammal, muzzle, nostrils } from './mammals.ts';

/** A horse's head: a broad brow, slim cheeks and a long muzzle that ends round. */
const HEAD: readonly Point[] = [
  [0, -50],
  [-28, -46],
  [-41, -20],
  [-35, 14],
  [-31, 44],
  [-27, 62],
  [0, 71],
  [27, 62],
  [31, 44],
  [35, 14],
  [41, -20],
  [28, -46],
];

/** Leaf-shaped ears that stand up, and the mane that falls behind them to both sides of the neck. */
const earsAndMane =
  (fur: Colour, inner: Colour, mane: Colour) =>
  (brush: Brush): string =>
    brush.shape(
      curve([
        [0, -66],
        [-34, -56],
        [-56, -22],
        [-60, 18],
        [-50, 52],
        [-42, 34],
        [-36, 8],
        [0, -10],
        [36, 8],
        [44, 30],
        [54, 44],
        [58, 10],
        [54, -24],
        [34, -56],
      ]),
      mane,
      { inside: brush.line('M-46 -20Q-54 6 -48 36M46 -20Q53 4 50 30', shade(mane, 0.9), 2.6, 0.5) },
    ) + leafEars(fur, inner)(brush);

/** The soft end of the muzzle with its two nostrils; a blaze runs down to it. */
const longMuzzle =
  (soft: Colour, nostril: Colour, blaze?: Colour): Animal['marks'] =>
  (brush, shift) => {
    const x = shift * 1.3;
    const down =
      blaze === undefined
        ? ''
        : brush.flat(
            curve([
              [shift, -44],
              [shift - 9, -24],
              [x - 6, 8],
              [x - 12, 40],
              [x + 12, 40],
              [x + 6, 8],
              [shift + 9, -24],
            ]),
            blaze,
          );
    return down + muzzle(soft, 34, 25, 50)(brush, shift) + nostrils(nostril, 14, 40)(brush, shift);
  };

/** The hair between the ears, over the brow. */
const forelock = (mane: Colour) => (brush: Brush) =>
  brush.shape(
    curve([
      [-16, -60],
      [4, -68],
      [20, -54],
      [16, -34],
      [6, -44],
      [0, -18],
      [-8, -38],
      [-16, -26],
      [-20, -46],
    ]),
    mane,
    { inside: brush.line('M-8 -56Q-10 -44 -12 -34M4 -58Q4 -44 2 -30', shade(mane, 0.9), 2.4, 0.5) },
  );

/** Eyes high and far apart, the mouth at the end of the muzzle. */
const FACE = { gap: 25, eyeY: -14, mouthY: 54 } as const;

export const horse = mammal({
  fur: '#b0764a',
  belly: '#cf9c6c',
  nose: null,
  hooves: '#4f3a34',
  ears: earsAndMane('#b0764a', '#e0b090', '#5f3f2e'),
  head: HEAD,
  face: FACE,
  tail: 'hair',
  tip: '#5f3f2e',
  girth: 1.16,
  marks: longMuzzle('#d8ab80', '#6e4836', '#fbeed8'),
  details: forelock('#5f3f2e'),
});

export const unicorn = mammal({
  fur: '#f6f0f4',
  belly: '#fffafa',
  nose: null,
  hooves: '#c9a3d6',
  ears: earsAndMane('#f6f0f4', '#f2c4d0', '#b89ae0'),
  head: HEAD,
  face: FACE,
  tail: 'hair',
  tip: '#b89ae0',
  girth: 1.12,
  marks: longMuzzle('#f6d3de', '#b98298'),
  details: (brush) =>
    forelock('#e8a0c0')(brush) +
    brush.shape('M-9 -46L2 -112L12 -46Z', '#f2c14e') +
    brush.line('M-6 -60l15 5M-3 -78l10 4M0 -94l6 3', '#d99a2e', 2.6),
});
