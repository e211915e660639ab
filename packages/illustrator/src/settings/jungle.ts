import type { Brush } from '../paint/brush.ts';
import { adjust, mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { curve, ellipse, tube } from '../paint/path.ts';
import { cornerLeaves, footpath, rolling, tufts } from '../nature/plants.ts';
import { drawSky } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const GROUND: Colour = '#8faa58';

/** One long leaf with a rib, from its stem. */
const frond = (brush: Brush, x: number, y: number, length: number, turn: number, fill: Colour) =>
  brush.group(
    brush.shape(
      curve([
        [0, 0],
        [length * 0.3, -length * 0.16],
        [length * 0.75, -length * 0.12],
        [length, length * 0.06],
        [length * 0.7, length * 0.08],
        [length * 0.3, length * 0.06],
      ]),
      fill,
    ) + brush.line(`M4 0Q${length * 0.5} ${-length * 0.08} ${length * 0.92} ${length * 0.03}`, shade(fill, 1), 3, 0.5),
    { x, y, turn },
  );

function palm(brush: Brush, x: number, y: number, height: number, leaf: Colour): string {
  const top = [x + height * 0.08, y - height] as const;
  return (
    brush.shape(
      tube(
        [
          [x, y],
          [x - height * 0.05, y - height * 0.5],
          [top[0], top[1]],
        ],
        [height * 0.1, height * 0.07, height * 0.055],
      ),
      '#9a7450',
    ) +
    [-168, -140, -104, -72, -40, -12, 18]
      .map((turn) => frond(brush, top[0], top[1], height * 0.42, turn, adjust(leaf, turn % 40 === 0 ? 0.03 : 0)))
      .join('')
  );
}

const vine = (brush: Brush, x: number, length: number) =>
  brush.line(`M${x} -20Q${x + 26} ${length * 0.5} ${x} ${length}`, '#5f8a4a', 7) +
  [0.3, 0.55, 0.8].map((at, index) => frond(brush, x + 12, length * at, 44, index % 2 ? 160 : 20, '#7cb060')).join('');

/** A jungle: palms, vines, great leaves, a path. */
export const jungle: Setting = {
  outdoors: true,
  words: 'in the jungle',
  paint: (brush, { hour }) => {
    const haze: Colour = hour === 'sunset' ? '#f6c890' : '#d3ead0';
    return {
      backdrop:
        drawSky(brush, hour, { horizon: 560, sun: [620, 190] }) +
        brush.shape(rolling(brush, 440, 70, 5), mix('#7fb070', haze, 0.6), { form: 0.4 }) +
        palm(brush, 210, 620, 380, mix('#6fa860', haze, 0.45)) +
        palm(brush, 520, 600, 280, mix('#6fa860', haze, 0.52)) +
        palm(brush, 830, 610, 340, mix('#6fa860', haze, 0.48)) +
        brush.shape(rolling(brush, 560, 40, 7), mix('#5f9a58', haze, 0.25), { form: 0.4 }) +
        brush.shape(rolling(brush, 628, 12), GROUND, { form: 0.5 }) +
        dabs(brush, { x: 0, y: 660, w: 1200, h: 230 }, [tint(GROUND, 1.4), shade(GROUND, 0.8)], {
          count: 120,
          length: 44,
          width: 6,
          opacity: 0.4,
        }) +
        footpath(brush, 700, 640, 540, '#d9c08a') +
        palm(brush, 1080, 740, 560, '#5fa058') +
        palm(brush, 70, 730, 480, '#57964f') +
        vine(brush, 330, 260) +
        vine(brush, 900, 200) +
        [-150, -112, -70, -30].map((turn) => frond(brush, 1150, 760, 150, turn, '#4f9a5a')).join('') +
        [-150, -110, -70, -34].map((turn) => frond(brush, 190, 770, 120, turn, '#5aa45c')).join('') +
        brush.shape(ellipse(980, 744, 20, 16) + ellipse(1006, 756, 16, 13), '#e8698a') +
        brush.flat(ellipse(980, 744, 7) + ellipse(1006, 756, 6), '#f6d06a') +
        tufts(brush, { x: 0, y: 690, w: 1200, h: 200 }, GROUND, 34),
      front: cornerLeaves(brush, 'left', '#2f6a48', 1) + cornerLeaves(brush, 'right', '#2f6a48', 0.8),
      hero: { x: 450, y: 818 },
      companion: { x: 712, y: 818 },
      spots: {
        floor: [
          { x: 262, y: 838, room: 190 },
          { x: 920, y: 842, room: 220 },
          { x: 582, y: 868, room: 140 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 700, y: 300, room: 140 },
          { x: 440, y: 250, room: 120 },
        ],
      },
      light: { x: 620, y: 160, reach: 820, colour: '#fff2b0', strength: 0.5 },
      lamps: [],
      air: '#2f4f4a',
      shadow: '#3f5230',
      shows: ['tree', 'bush'],
    };
  },
};
