import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { bumpy, curve } from '../paint/path.ts';
import { drawSky, type Hour, ungraded } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const CLOUD: Readonly<Record<Hour, Colour>> = { day: '#f8fafa', sunset: '#fbd3bc', night: '#7684c0' };

function bank(brush: Brush, y: number, fill: Colour, size: number): string {
  let puffs = '';
  for (let x = -60; x < 1280; x += size * 1.1)
    puffs += brush.shape(bumpy(x, y + (brush.random() - 0.5) * size * 0.3, size, size * 0.62, 9, brush.random), fill, {
      form: 0.5,
    });
  return puffs;
}

/** High up among the clouds, firm enough to stand on, as clouds in books are. */
export const cloudscape: Setting = {
  outdoors: true,
  words: 'among the clouds',
  paint: (brush, { hour }) =>
    ungraded(brush, () => {
      const fill = CLOUD[hour];
      const far = mix(fill, hour === 'night' ? '#46549c' : hour === 'sunset' ? '#f0a894' : '#b9e0ec', 0.5);
      return {
        backdrop:
          drawSky(brush, hour, { horizon: 760, sun: [960, 190] }) +
          bank(brush, 560, far, 90) +
          brush.flat('M-20 560H1220V700H-20Z', far) +
          bank(brush, 668, mix(fill, far, 0.45), 120) +
          brush.flat('M-20 668H1220V780H-20Z', mix(fill, far, 0.45)) +
          brush.shape(
            curve(
              [
                [-60, 790],
                [60, 716],
                [240, 742],
                [420, 704],
                [620, 736],
                [820, 700],
                [1010, 742],
                [1180, 712],
                [1270, 790],
                [1270, 940],
                [-60, 940],
              ],
              { tension: 0.2 },
            ),
            fill,
            { form: 0.45 },
          ) +
          brush.line(
            'M40 806q70 -22 140 0M300 846q90 -26 180 0M760 842q80 -24 160 0M980 800q60 -20 120 0',
            shade(fill, 0.7),
            6,
            0.45,
          ),
        front:
          brush.shape(bumpy(30, 920, 170, 84, 10), tint(fill, 0.4), { form: 0.4 }) +
          brush.shape(bumpy(1180, 926, 190, 90, 10), tint(fill, 0.4), { form: 0.4 }),
        hero: { x: 440, y: 812 },
        companion: { x: 704, y: 812 },
        spots: {
          floor: [
            { x: 226, y: 836, room: 200 },
            { x: 920, y: 838, room: 230 },
            { x: 576, y: 868, room: 140 },
          ],
          table: [],
          wall: [],
          air: [
            { x: 230, y: 330, room: 200 },
            { x: 930, y: 400, room: 190 },
            { x: 590, y: 230, room: 150 },
          ],
        },
        light: { x: 960, y: 160, reach: 860, colour: '#fff4c4', strength: 0.45 },
        lamps: [],
        air: hour === 'night' ? '#1f2a62' : '#5a7aa8',
        shadow: hour === 'night' ? '#3a4684' : '#8aa6c0',
        shows: ['cloud'],
      };
    }),
};
