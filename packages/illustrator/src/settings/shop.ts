import type { Brush } from '../paint/brush.ts';
import { shade, tint, type Colour } from '../paint/colour.ts';
import { box, ellipse, num } from '../paint/path.ts';
import { drawPendant } from '../furniture/decor.ts';
import { drawTiles, drawWall } from '../furniture/room.ts';
import { drawWindow } from '../furniture/window.ts';
import type { Setting } from './stage.ts';

const FLOOR = 630;
const FRUIT: readonly Colour[] = ['#d9634f', '#f2b23e', '#8fbf5e', '#e8913e', '#c2607a', '#f2d05c'];

/** A crate tilted to the front, full of one kind of fruit. */
function crate(brush: Brush, x: number, y: number, w: number, fill: Colour): string {
  let fruit = '';
  for (let row = 0; row < 2; row++)
    for (let at = 0; at < 5; at++) fruit += ellipse(x + 18 + at * ((w - 36) / 4), y - 10 - row * 20, 15);
  return (
    brush.shape(fruit, fill, { form: 0.9 }) +
    brush.shape(box(x, y, w, 46, 4), '#c99a68') +
    brush.line(`M${num(x)} ${num(y + 16)}h${num(w)}M${num(x)} ${num(y + 32)}h${num(w)}`, shade('#c99a68', 1), 3, 0.6)
  );
}

const jar = (brush: Brush, x: number, y: number, fill: Colour) =>
  brush.shape(box(x - 17, y - 54, 34, 54, 8), fill) +
  brush.shape(box(x - 19, y - 64, 38, 14, 4), '#f4e6cc') +
  brush.flat(box(x - 11, y - 36, 22, 16, 3), '#fff6e4', 0.9);

/** A small grocer's shop: a counter, shelves with jars, crates of fruit. */
export const shop: Setting = {
  outdoors: false,
  words: 'in the shop',
  paint: (brush, { hour }) => ({
    backdrop:
      drawWall(brush, hour === 'night' ? '#a8a0a8' : '#dfe8d4', FLOOR, 'stripes') +
      drawWindow(brush, hour, 90, 170, 250, 240) +
      [230, 340, 450]
        .map(
          (y, row) =>
            brush.shape(box(760, y, 420, 18, 4), '#b98a5a') +
            [0, 1, 2, 3, 4, 5, 6]
              .map((at) => jar(brush, 794 + at * 58, y, FRUIT[(at + row) % FRUIT.length] ?? '#d9634f'))
              .join(''),
        )
        .join('') +
      brush.shape(box(410, 150, 300, 62, 8), '#5f87b5') +
      brush.flat([0, 1, 2, 3, 4].map((at) => box(410 + at * 60, 150, 30, 62, 4)).join(''), '#fbf1dc') +
      drawTiles(brush, FLOOR, '#f2e6d0', '#d9c2a0') +
      crate(brush, 40, 560, 170, '#d9634f') +
      crate(brush, 224, 566, 170, '#8fbf5e') +
      crate(brush, 60, 634, 180, '#f2b23e') +
      brush.shape(box(770, 560, 440, 190, 10), '#a5744e') +
      brush.line('M880 580v160M990 580v160M1100 580v160', shade('#a5744e', 0.9), 4, 0.6) +
      brush.shape(box(750, 540, 470, 32, 8), tint('#c99a68', 0.6)) +
      brush.shape(box(1080, 470, 96, 72, 10), '#6a7a94') +
      brush.flat(box(1094, 482, 68, 22, 4), '#d6f0d8') +
      brush.flat(
        [0, 1, 2].flatMap((row) => [0, 1, 2].map((at) => box(1096 + at * 22, 510 + row * 10, 16, 6, 2))).join(''),
        '#e8e2d4',
      ) +
      drawPendant(brush, 560, 60, '#e8a33c', hour !== 'day'),
    front: '',
    hero: { x: 410, y: 820 },
    companion: { x: 668, y: 820 },
    spots: {
      floor: [
        { x: 214, y: 842, room: 200 },
        { x: 930, y: 862, room: 230 },
        { x: 542, y: 868, room: 140 },
      ],
      table: [
        { x: 850, y: 546, room: 120 },
        { x: 984, y: 546, room: 120 },
      ],
      wall: [{ x: 560, y: 330, room: 110 }],
      air: [{ x: 560, y: 300, room: 100 }],
    },
    light: { x: 210, y: 240, reach: 760, colour: '#fff2c4', strength: 0.5 },
    lamps: [{ x: 560, y: 180, reach: 700, colour: '#ffe0a0', strength: 0.65 }],
    air: hour === 'night' ? '#3a3058' : '#7a6a5a',
    shadow: '#5a4636',
    shows: ['jar'],
  }),
};
