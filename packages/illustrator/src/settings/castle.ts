import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, polygon } from '../paint/path.ts';
import { bush, footpath, meadowFlower, rolling, tree, tufts } from '../nature/plants.ts';
import { drawSky, ungraded } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const GRASS: Colour = '#8cbf6a';
const STONE: Colour = '#d8ccbc';

const battlements = (x: number, y: number, w: number) => {
  let path = '';
  for (let at = x; at < x + w - 10; at += 44) path += box(at, y - 26, 26, 30, 3);
  return path;
};

function tower(brush: Brush, x: number, y: number, w: number, top: number, roof: Colour, lit: boolean): string {
  const pane = `M${x - 14} ${top + 96}v-26q14 -26 28 0v26Z`;
  return (
    brush.shape(box(x - w / 2, top, w, y - top, 4), STONE) +
    brush.flat(
      [0.25, 0.5, 0.75].map((at) => box(x - w * 0.3 + (at * 40 - 20), top + (y - top) * at, 30, 13, 3)).join(''),
      shade(STONE, 0.8),
      0.5,
    ) +
    brush.shape(box(x - w / 2 - 12, top - 12, w + 24, 32, 4), tint(STONE, 0.6)) +
    brush.shape(
      polygon([
        [x - w / 2 - 20, top - 8],
        [x, top - 150],
        [x + w / 2 + 20, top - 8],
      ]),
      roof,
    ) +
    brush.line(`M${x} ${top - 150}v-52`, '#7a5a4a', 5) +
    brush.shape(`M${x + 3} ${top - 202}q30 12 56 2v30q-28 10 -56 -2Z`, '#e8a33c') +
    (lit ? ungraded(brush, () => brush.flat(pane, '#ffe09a')) : brush.flat(pane, '#6a6a8c'))
  );
}

/** A castle on a green hill, its gate open. */
export const castle: Setting = {
  outdoors: true,
  words: 'at the castle',
  paint: (brush, { hour }) => {
    const lit = hour !== 'day';
    const far = mix('#9cc88a', hour === 'sunset' ? '#fbd6a0' : '#d8ecdc', 0.5);
    return {
      backdrop:
        drawSky(brush, hour, { horizon: 580, sun: [180, 180] }) +
        brush.shape(rolling(brush, 500, 50, 3), far, { form: 0.4 }) +
        tower(brush, 620, 620, 92, 300, '#7a6aa8', lit) +
        tower(brush, 1110, 620, 104, 260, '#7a6aa8', lit) +
        brush.shape(box(650, 380, 440, 250, 4), STONE) +
        brush.shape(battlements(650, 380, 440), STONE) +
        brush.flat(
          [
            [700, 430],
            [770, 470],
            [980, 440],
            [1040, 500],
            [690, 540],
            [1030, 580],
          ]
            .map(([x = 0, y = 0]) => box(x, y, 40, 16, 3))
            .join(''),
          shade(STONE, 0.8),
          0.5,
        ) +
        tower(brush, 870, 630, 130, 330, '#5f87b5', lit) +
        brush.shape('M806 642V536q64 -84 128 0v106Z', '#7a5a4a') +
        brush.flat('M820 642V542q50 -64 100 0v100Z', '#4a3840') +
        brush.line('M848 642V520M870 642V508M892 642V520M820 570h100M820 606h100', '#9a7a5a', 4, 0.7) +
        brush.shape(rolling(brush, 630, 12), GRASS, { form: 0.5 }) +
        dabs(brush, { x: 0, y: 660, w: 1200, h: 230 }, [tint(GRASS, 1.5), shade(GRASS, 0.7)], {
          count: 110,
          length: 44,
          width: 6,
          opacity: 0.4,
        }) +
        footpath(brush, 870, 642, 520, '#e2cfae') +
        tree(brush, 120, 690, 150, '#7db463') +
        bush(brush, 350, 668, 70, '#7fb66a') +
        bush(brush, 1090, 690, 82, '#86b86a') +
        tufts(brush, { x: 0, y: 690, w: 1200, h: 200 }, GRASS, 34) +
        (
          [
            [240, 780, '#e8839a'],
            [270, 800, '#f2c14e'],
            [1040, 850, '#c7a3e0'],
            [1090, 830, '#fff4e0'],
          ] as const
        )
          .map(([x, y, petal]) => meadowFlower(brush, x, y, 24, petal))
          .join(''),
      front: '',
      hero: { x: 420, y: 820 },
      companion: { x: 690, y: 820 },
      spots: {
        floor: [
          { x: 220, y: 842, room: 210 },
          { x: 930, y: 838, room: 240 },
          { x: 556, y: 870, room: 140 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 400, y: 240, room: 150 },
          { x: 300, y: 380, room: 120 },
        ],
      },
      light: { x: 180, y: 160, reach: 840, colour: '#fff2b0', strength: 0.5 },
      lamps: [{ x: 870, y: 560, reach: 420, colour: '#ffc878', strength: 0.7 }],
      air: '#5a5a8a',
      shadow: '#3f5236',
      shows: [],
    };
  },
};
