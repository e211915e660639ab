import type { PageScene } from '@storylantern/contract';
import type { Brush } from '../../paint/brush.ts';
import { adjust, shade, tint, type Colour } from '../../paint/colour.ts';
import { dabs } from '../../paint/dabs.ts';
import { box, bumpy, curve, ellipse, num } from '../../paint/path.ts';

/** Something of the place to hide behind, its lower middle at the origin, `half` wide to each side and `high`. */
type Screen = (brush: Brush, half: number, high: number) => string;

const leaves: Screen = (brush, half, high) => {
  const leaf: Colour = '#6f9f5c';
  const cushion = (x: number, top: number, wide: number, light: number) =>
    brush.shape(bumpy(x, -top * 0.5, wide, top * 0.5, 10, brush.random), adjust(leaf, light));
  return (
    cushion(-half * 0.58, high * 0.8, half * 0.52, -0.05) +
    cushion(half * 0.58, high * 0.86, half * 0.52, -0.025) +
    cushion(0, high * 0.97, half * 0.6, 0) +
    dabs(brush, { x: -half * 0.9, y: -high * 0.8, w: half * 1.8, h: high * 0.7 }, [tint(leaf, 2), shade(leaf, 0.9)], {
      count: 22,
      length: 16,
      width: 6,
      opacity: 0.5,
      angle: -30,
    })
  );
};

const boulder =
  (fill: Colour): Screen =>
  (brush, half, high) =>
    brush.shape(
      curve([
        [-half, 0],
        [-half * 0.98, -high * 0.55],
        [-half * 0.5, -high * 0.98],
        [half * 0.15, -high],
        [half * 0.75, -high * 0.82],
        [half, -high * 0.3],
        [half * 0.96, 0],
        [0, 8],
      ]),
      fill,
    ) +
    brush.line(
      `M${num(-half * 0.4)} ${num(-high * 0.7)}q${num(half * 0.2)} ${num(high * 0.2)} ${num(half * 0.1)} ${num(high * 0.4)}`,
      shade(fill, 1.1),
      5,
      0.35,
    );

const puffs =
  (fill: Colour): Screen =>
  (brush, half, high) =>
    brush.shape(bumpy(-half * 0.5, -high * 0.4, half * 0.62, high * 0.46, 8, brush.random), shade(fill, 0.15)) +
    brush.shape(bumpy(half * 0.52, -high * 0.42, half * 0.6, high * 0.48, 8, brush.random), shade(fill, 0.08)) +
    brush.shape(bumpy(0, -high * 0.5, half * 0.7, high * 0.52, 9, brush.random), fill);

/** A big toy chest or crate. */
const chest =
  (fill: Colour): Screen =>
  (brush, half, high) =>
    brush.shape(box(-half, -high + 14, half * 2, high - 14, 10), fill) +
    brush.line(
      `M${num(-half + 8)} ${num(-high * 0.62)}H${num(half - 8)}M${num(-half + 8)} ${num(-high * 0.3)}H${num(half - 8)}`,
      shade(fill, 0.9),
      4,
      0.4,
    ) +
    brush.shape(box(-half - 9, -high, half * 2 + 18, 24, 9), tint(fill, 0.5)) +
    brush.flat(ellipse(0, -high * 0.46, 11), '#f6d68a');

/** An armchair seen from behind. */
const armchair: Screen = (brush, half, high) =>
  brush.shape(
    curve(
      [
        [-half, 0],
        [-half - 4, -high * 0.6],
        [-half * 0.8, -high * 0.96],
        [0, -high],
        [half * 0.8, -high * 0.96],
        [half + 4, -high * 0.6],
        [half, 0],
      ],
      { tension: 0.12 },
    ),
    '#c77a86',
  ) +
  brush.line(
    `M${num(-half * 0.7)} ${num(-high * 0.86)}Q0 ${num(-high * 0.94)} ${num(half * 0.7)} ${num(-high * 0.86)}`,
    '#fff1dc',
    4,
    0.45,
  ) +
  brush.line(
    `M${num(-half * 0.34)} ${num(-high * 0.8)}V-14M${num(half * 0.34)} ${num(-high * 0.8)}V-14`,
    shade('#c77a86', 1),
    3,
    0.35,
  );

const SCREENS: Readonly<Partial<Record<PageScene['setting'], Screen>>> = {
  bedroom: chest('#7fb8ae'),
  bathroom: chest('#8fb8d8'),
  kitchen: chest('#d3a06c'),
  'living-room': armchair,
  classroom: chest('#e0a458'),
  doctor: chest('#7fb8c0'),
  library: armchair,
  shop: chest('#c98a5e'),
  stage: chest('#9a78b8'),
  boat: chest('#b9805a'),
  castle: chest('#a8775a'),
  undersea: boulder('#7f9fb0'),
  space: boulder('#a08fc0'),
  cave: boulder('#8f8498'),
  mountain: boulder('#a39a98'),
  beach: boulder('#c9b48f'),
  sky: puffs('#fbf7f2'),
  snow: puffs('#eef4fb'),
};

export const drawScreen = (brush: Brush, setting: PageScene['setting'], half: number, high: number): string =>
  (SCREENS[setting] ?? leaves)(brush, half, high);
