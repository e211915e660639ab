import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { bumpy, polygon, type Point } from '../paint/path.ts';
import { footpath, meadowFlower, rolling, tufts } from '../nature/plants.ts';
import { pine } from '../nature/pine.ts';
import { drawSky } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const GRASS: Colour = '#9dbb6a';

function peak(brush: Brush, x: number, base: number, w: number, h: number, rock: Colour): string {
  const top: Point = [x, base - h];
  return (
    brush.shape(
      polygon([
        [x - w / 2, base],
        [x - w * 0.18, base - h * 0.62],
        top,
        [x + w * 0.2, base - h * 0.58],
        [x + w / 2, base],
      ]),
      rock,
    ) +
    brush.flat(
      polygon([top, [x + w * 0.2, base - h * 0.58], [x + w / 2, base], [x + w * 0.06, base]]),
      shade(rock, 0.9),
      0.35,
    ) +
    brush.shape(
      polygon([
        top,
        [x - w * 0.14, base - h * 0.7],
        [x - w * 0.07, base - h * 0.64],
        [x - w * 0.02, base - h * 0.72],
        [x + w * 0.05, base - h * 0.62],
        [x + w * 0.1, base - h * 0.7],
        [x + w * 0.15, base - h * 0.68],
      ]),
      '#fbfaf4',
      { form: 0.4 },
    )
  );
}

/** A path high in the mountains: peaks with snow, pines, stones. */
export const mountain: Setting = {
  outdoors: true,
  words: 'in the mountains',
  paint: (brush, { hour }) => {
    const haze: Colour = hour === 'sunset' ? '#fbd6b0' : '#d6e8ee';
    return {
      backdrop:
        drawSky(brush, hour, { horizon: 600, sun: [600, 150] }) +
        peak(brush, 180, 620, 560, 380, mix('#8c93b4', haze, 0.5)) +
        peak(brush, 640, 620, 520, 330, mix('#8c93b4', haze, 0.56)) +
        peak(brush, 1010, 630, 640, 450, mix('#838bb0', haze, 0.34)) +
        brush.shape(rolling(brush, 560, 40, 3), mix('#86ac78', haze, 0.4), { form: 0.4 }) +
        [60, 130, 210, 320, 760, 850, 1150]
          .map((x, at) => pine(brush, x, 610 + (at % 3) * 8, 120 + (at % 2) * 40, mix('#5f9070', haze, 0.25)))
          .join('') +
        brush.shape(rolling(brush, 628, 14), GRASS, { form: 0.5 }) +
        dabs(brush, { x: 0, y: 660, w: 1200, h: 230 }, [tint(GRASS, 1.4), shade(GRASS, 0.7)], {
          count: 110,
          length: 44,
          width: 6,
          opacity: 0.4,
        }) +
        footpath(brush, 720, 640, 540, '#d9c8a8') +
        pine(brush, 90, 730, 260, '#4f8062') +
        pine(brush, 1120, 740, 300, '#4a7a60') +
        brush.shape(bumpy(1000, 740, 76, 42, 8), '#a9a4b0') +
        brush.shape(bumpy(210, 770, 54, 30, 8), '#b4aeb8') +
        tufts(brush, { x: 0, y: 690, w: 1200, h: 200 }, GRASS, 32) +
        (
          [
            [320, 790, '#8fb0e0'],
            [352, 806, '#fff4e0'],
            [880, 840, '#e8839a'],
            [920, 856, '#8fb0e0'],
          ] as const
        )
          .map(([x, y, petal]) => meadowFlower(brush, x, y, 22, petal))
          .join(''),
      front: '',
      hero: { x: 440, y: 820 },
      companion: { x: 704, y: 820 },
      spots: {
        floor: [
          { x: 244, y: 842, room: 200 },
          { x: 920, y: 846, room: 240 },
          { x: 574, y: 870, room: 140 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 380, y: 260, room: 150 },
          { x: 780, y: 220, room: 150 },
        ],
      },
      light: { x: 600, y: 140, reach: 860, colour: '#fff2c4', strength: 0.5 },
      lamps: [],
      air: '#4a5a8a',
      shadow: '#46563a',
      shows: ['rock'],
    };
  },
};
