import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, curve, ellipse } from '../paint/path.ts';
import { bush, cornerLeaves, meadowFlower, rolling, tree, tufts } from '../nature/plants.ts';
import { drawSky, type Hour } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const GRASS: Colour = '#93c068';
const WATER: Readonly<Record<Hour, Colour>> = { day: '#7fc0d4', sunset: '#a5a8cc', night: '#5878b0' };

const lily = (brush: Brush, x: number, y: number, size: number, flower: boolean) =>
  brush.shape(
    `M${x} ${y}L${x + size} ${y - size * 0.14}A${size} ${size * 0.34} 0 1 1 ${x + size * 0.86} ${y - size * 0.24}Z`,
    '#6faa5e',
  ) +
  (flower
    ? brush.shape(
        ellipse(x - 10, y - 10, 12, 9) + ellipse(x + 8, y - 10, 12, 9) + ellipse(x - 1, y - 16, 9, 12),
        '#f6c4d4',
      ) + brush.flat(ellipse(x - 1, y - 9, 5), '#f2c14e')
    : '');

const reeds = (brush: Brush, x: number, y: number, height: number) =>
  [-26, -10, 8, 24]
    .map(
      (dx, at) =>
        brush.line(
          `M${x + dx} ${y}q${dx * 0.2} ${-height * 0.5} ${dx * 0.4} ${-height * (0.8 + (at % 2) * 0.2)}`,
          '#6f9a52',
          6,
        ) + (at % 2 ? brush.shape(box(x + dx * 1.4 - 7, y - height - 20, 14, 46, 7), '#8a5f3e') : ''),
    )
    .join('');

/** A pond in the park: water lilies, reeds, a grassy bank. */
export const pond: Setting = {
  outdoors: true,
  words: 'by the pond',
  paint: (brush, { hour }) => {
    const water = WATER[hour];
    const far = mix('#8fc48a', hour === 'sunset' ? '#fbd6a0' : '#d8eee0', 0.5);
    return {
      backdrop:
        drawSky(brush, hour, { horizon: 500, sun: [820, 170] }) +
        brush.shape(rolling(brush, 430, 40, 4), far, { form: 0.4 }) +
        tree(brush, 130, 520, 130, mix('#7fb66a', far, 0.3)) +
        tree(brush, 330, 500, 84, mix('#94c06a', far, 0.42)) +
        tree(brush, 1060, 520, 150, mix('#7db463', far, 0.25)) +
        bush(brush, 560, 500, 60, mix('#86b86a', far, 0.3)) +
        brush.shape(rolling(brush, 494, 8), mix(GRASS, far, 0.2), { form: 0.4 }) +
        brush.shape(
          curve(
            [
              [-40, 560],
              [240, 516],
              [640, 506],
              [1000, 518],
              [1240, 552],
              [1240, 690],
              [900, 706],
              [500, 690],
              [200, 712],
              [-40, 690],
            ],
            { tension: 0.14 },
          ),
          water,
          { form: 0.6 },
        ) +
        brush.line(
          'M80 580q50 -8 100 0M380 556q60 -8 120 0M760 560q60 -8 120 0M980 610q50 -8 100 0M250 640q60 -8 120 0M620 630q60 -8 120 0',
          tint(water, 1.8),
          5,
          0.6,
        ) +
        lily(brush, 170, 640, 52, true) +
        lily(brush, 300, 600, 40, false) +
        lily(brush, 900, 650, 56, true) +
        lily(brush, 1040, 600, 44, false) +
        lily(brush, 620, 590, 42, false) +
        reeds(brush, 60, 700, 150) +
        reeds(brush, 1130, 706, 170) +
        brush.shape(
          curve(
            [
              [-40, 712],
              [200, 682],
              [520, 700],
              [860, 676],
              [1240, 704],
              [1240, 930],
              [-40, 930],
            ],
            { tension: 0.14 },
          ),
          GRASS,
          { form: 0.5 },
        ) +
        dabs(brush, { x: 0, y: 710, w: 1200, h: 190 }, [tint(GRASS, 1.5), shade(GRASS, 0.7)], {
          count: 110,
          length: 44,
          width: 6,
          opacity: 0.4,
        }) +
        tufts(brush, { x: 0, y: 720, w: 1200, h: 170 }, GRASS, 34) +
        (
          [
            [150, 780, '#fff4e0'],
            [186, 800, '#f2c14e'],
            [1010, 790, '#c7a3e0'],
            [1060, 820, '#fff4e0'],
          ] as const
        )
          .map(([x, y, petal]) => meadowFlower(brush, x, y, 22, petal))
          .join(''),
      front: cornerLeaves(brush, 'right', '#4f8a55', 0.6),
      hero: { x: 430, y: 822 },
      companion: { x: 698, y: 822 },
      spots: {
        floor: [
          { x: 236, y: 846, room: 200 },
          { x: 916, y: 846, room: 230 },
          { x: 566, y: 872, room: 140 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 560, y: 250, room: 150 },
          { x: 380, y: 330, room: 110 },
        ],
      },
      light: { x: 820, y: 150, reach: 840, colour: '#fff2b8', strength: 0.5 },
      lamps: [],
      air: '#4a5a7a',
      shadow: '#3f5a36',
      shows: [],
    };
  },
};
