import type { Brush } from '../paint/brush.ts';
import { shade, type Colour } from '../paint/colour.ts';
import { box, ellipse } from '../paint/path.ts';
import { drawBooks } from '../furniture/decor.ts';
import { drawFloorLamp } from '../furniture/lamps.ts';
import { drawBoards, drawRug, drawWall } from '../furniture/room.ts';
import { drawWindow } from '../furniture/window.ts';
import type { Setting } from './stage.ts';

const FLOOR = 640;

function shelves(brush: Brush, x: number, w: number, top: number): string {
  const wood: Colour = '#b07a50';
  const rows: string[] = [];
  for (let y = top + 110; y <= FLOOR; y += 104)
    rows.push(
      brush.shape(box(x + 14, y - 92, w - 28, 94, 3), shade(wood, 1), { form: 0.3 }) +
        drawBooks(brush, x + 20, y, w - 44, 80),
    );
  return (
    brush.shape(box(x, top, w, FLOOR - top + 8, 8), wood) +
    rows.join('') +
    brush.shape(box(x - 8, top - 14, w + 16, 22, 5), '#c48f62')
  );
}

/** A library: shelves up to the ceiling, a window, a soft corner to read in. */
export const library: Setting = {
  outdoors: false,
  words: 'in the library',
  paint: (brush, { hour }) => ({
    backdrop:
      drawWall(brush, hour === 'night' ? '#a89aa8' : '#efe0c4', FLOOR) +
      shelves(brush, -30, 330, 90) +
      drawWindow(brush, hour, 368, 170, 230, 260) +
      shelves(brush, 690, 300, 90) +
      shelves(brush, 1000, 230, 90) +
      brush.shape(box(360, 500, 250, 130, 10), '#8fb0a8') +
      brush.shape(box(352, 486, 266, 34, 14), '#a5c4bb') +
      brush.line(
        'M1010 640L1060 110M1056 640L1100 110M1020 560h52M1028 470h50M1036 380h48M1044 290h44M1052 200h40',
        '#8a5f3e',
        9,
      ) +
      drawBoards(brush, FLOOR, '#cf9c6c') +
      drawRug(brush, 470, 812, 380, 72, '#b8697a', '#f2d6b0') +
      drawFloorLamp(brush, 645, 690, hour !== 'day') +
      brush.shape(ellipse(980, 800, 110, 52), '#e8a860') +
      brush.flat(ellipse(972, 780, 66, 22), '#f2c484', 0.7),
    front: '',
    hero: { x: 410, y: 818 },
    companion: { x: 672, y: 818 },
    spots: {
      floor: [
        { x: 204, y: 822, room: 210 },
        { x: 930, y: 862, room: 220 },
        { x: 546, y: 868, room: 140 },
      ],
      table: [{ x: 490, y: 488, room: 110 }],
      wall: [],
      air: [
        { x: 640, y: 250, room: 70 },
        { x: 334, y: 300, room: 60 },
      ],
    },
    light: { x: 480, y: 260, reach: 760, colour: '#fff0c0', strength: 0.5 },
    lamps: [
      { x: 645, y: 440, reach: 520, colour: '#ffd890', strength: 0.7 },
      { x: 1000, y: 60, reach: 520, colour: '#ffe3a8', strength: 0.5 },
    ],
    air: hour === 'night' ? '#3a3058' : '#7a5a4a',
    shadow: '#5a3a34',
    shows: ['book', 'ladder'],
  }),
};
