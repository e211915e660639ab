import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, bumpy, curve, polygon } from '../paint/path.ts';
import { pine } from '../nature/pine.ts';
import { rolling } from '../nature/plants.ts';
import { drawSky, ungraded, type Hour } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

/** Snow takes the colour of the sky above it. */
const SNOW: Readonly<Record<Hour, Colour>> = { day: '#e9f0f6', sunset: '#f2dcd8', night: '#8f9cca' };

function cottage(brush: Brush, x: number, y: number, snow: Colour, lit: boolean): string {
  const panes = box(x - 50, y - 62, 34, 36, 3) + box(x + 20, y - 62, 34, 36, 3);
  return (
    brush.shape(box(x - 76, y - 96, 152, 98, 4), '#b8795a') +
    (lit
      ? ungraded(
          brush,
          () => brush.glow([x, y - 44], [130, 90], '#ffd890', 0.5, 'screen') + brush.flat(panes, '#ffe3a0'),
        )
      : brush.flat(panes, '#d6ecf2')) +
    brush.shape(box(x - 12, y - 56, 26, 58, 3), '#7a5240') +
    brush.shape(box(x + 34, y - 190, 24, 60, 3), '#a5644c') +
    brush.shape(
      polygon([
        [x - 98, y - 92],
        [x, y - 176],
        [x + 98, y - 92],
      ]),
      '#8a5240',
    ) +
    brush.shape(
      curve(
        [
          [x - 102, y - 96],
          [x - 40, y - 156],
          [x, y - 184],
          [x + 40, y - 156],
          [x + 102, y - 96],
          [x + 50, y - 118],
          [x, y - 146],
          [x - 50, y - 118],
        ],
        { tension: 0.1 },
      ),
      tint(snow, 0.6),
      { form: 0.4 },
    )
  );
}

/** A hill under deep snow, with firs and a cottage. */
export const snowfield: Setting = {
  outdoors: true,
  words: 'in the snow',
  paint: (brush, { hour }) => {
    const snow = SNOW[hour];
    const night = hour === 'night';
    return ungraded(brush, () => ({
      backdrop:
        drawSky(brush, hour, { horizon: 600, sun: [330, 200] }) +
        brush.shape(rolling(brush, 470, 60, 3), mix(snow, night ? '#5a68ac' : '#b9d6ea', 0.5), { form: 0.4 }) +
        [60, 150, 250, 560, 650, 1150]
          .map((x, at) =>
            pine(brush, x, 560 + (at % 3) * 10, 120 + (at % 2) * 44, mix('#5f8f80', snow, night ? 0.35 : 0.4), true),
          )
          .join('') +
        brush.shape(rolling(brush, 566, 36, 3), mix(snow, night ? '#5a68ac' : '#c8dcec', 0.34), { form: 0.4 }) +
        cottage(brush, 850, 604, snow, hour !== 'day') +
        pine(brush, 1040, 640, 250, night ? '#48706e' : '#5f9482', true) +
        brush.shape(rolling(brush, 622, 20, 2), snow, { form: 0.5 }) +
        dabs(brush, { x: 0, y: 660, w: 1200, h: 230 }, [tint(snow, 1), shade(snow, 0.6)], {
          count: 90,
          length: 70,
          width: 9,
          opacity: 0.35,
        }) +
        pine(brush, 96, 750, 300, night ? '#416862' : '#548a76', true) +
        brush.shape(bumpy(1110, 780, 110, 36, 7), tint(snow, 0.8), { form: 0.5 }) +
        brush.line('M700 660q40 60 -30 120t-60 130', shade(snow, 0.9), 16, 0.3),
      front: brush.shape(bumpy(20, 916, 170, 60, 8), tint(snow, 0.7), { form: 0.5 }),
      hero: { x: 440, y: 818 },
      companion: { x: 704, y: 818 },
      spots: {
        floor: [
          { x: 236, y: 842, room: 200 },
          { x: 926, y: 844, room: 240 },
          { x: 574, y: 868, room: 140 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 560, y: 260, room: 150 },
          { x: 900, y: 250, room: 140 },
        ],
      },
      light: { x: 330, y: 180, reach: 840, colour: night ? '#bcd0ff' : '#fff6d8', strength: 0.4 },
      lamps: [{ x: 850, y: 556, reach: 380, colour: '#ffc878', strength: 0.7 }],
      air: night ? '#28336e' : '#6a86b0',
      shadow: night ? '#46548c' : '#8fa6c0',
      shows: ['snowball'],
    }));
  },
};
