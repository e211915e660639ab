import type { Brush } from '../paint/brush.ts';
import { shade, tint, type Colour } from '../paint/colour.ts';
import { box, ellipse } from '../paint/path.ts';
import { drawBooks, drawBunting, drawFrame } from '../furniture/decor.ts';
import { drawBoards, drawRug, drawWall } from '../furniture/room.ts';
import { drawWindow } from '../furniture/window.ts';
import type { Setting } from './stage.ts';

const FLOOR = 622;

function drawBoard(brush: Brush): string {
  const chalk = (path: string, width = 4, tone: Colour = '#f6f1de') => brush.line(path, tone, width, 0.85);
  return brush.group(
    brush.shape(box(404, 106, 508, 292, 12), '#b17a4e') +
      brush.shape(box(422, 124, 472, 256, 6), '#43765f') +
      brush.flat(ellipse(560, 330, 110, 30) + ellipse(780, 200, 90, 40), '#5c8a74', 0.35) +
      chalk('M470 316v-62l42 -38l42 38v62zM498 316v-36h28v36') +
      chalk(
        'M622 184a29 29 0 1 1 -.1 0M622 162v-14M622 264v14M571 213h-14M673 213h14M586 177l-9 -9M658 177l9 -9',
        4,
        '#ffe08a',
      ) +
      chalk('M720 306l30 -84l30 84M731 276h38M816 222v84q48 0 48 -23t-48 -21q40 0 40 -21t-40 -19', 5.5) +
      chalk('M462 350q92 -16 184 0t216 -6', 3.4, '#f2b3b8') +
      brush.shape(box(448, 384, 420, 16, 6), '#cf9a6a') +
      brush.flat(box(500, 378, 34, 7, 3), '#fffaf0') +
      brush.flat(box(544, 378, 26, 7, 3), '#f2b3b8') +
      brush.shape(box(780, 368, 56, 18, 5), '#8a6a9a'),
    { y: 62 },
  );
}

function drawDesk(brush: Brush, x: number, y: number, size: number): string {
  const k = size;
  return (
    brush.flat(ellipse(x, y + 2, 150 * k, 15 * k), '#3a2440', 0.16) +
    brush.shape(
      box(x - 106 * k, y - 96 * k, 22 * k, 98 * k, 6) + box(x + 84 * k, y - 96 * k, 22 * k, 98 * k, 6),
      '#8f6646',
    ) +
    brush.shape(box(x - 134 * k, y - 122 * k, 268 * k, 34 * k, 12), '#e2ad6c') +
    brush.flat(box(x - 124 * k, y - 118 * k, 248 * k, 8 * k, 4), '#f6d59c', 0.8)
  );
}

function drawBookcase(brush: Brush): string {
  const wood: Colour = '#b98458';
  return (
    brush.shape(box(964, 214, 228, 420, 8), wood) +
    [310, 414, 518, 618]
      .map(
        (y, index) =>
          brush.shape(box(980, y - 86, 196, 88, 4), shade(wood, 0.9), { form: 0.35 }) +
          (index === 3
            ? brush.shape(box(990, y - 58, 82, 58, 8), '#5aa9a8') +
              brush.shape(box(1082, y - 58, 82, 58, 8), '#f2b85c') +
              brush.flat(box(1016, y - 40, 30, 12, 6) + box(1108, y - 40, 30, 12, 6), '#fff6e2')
            : drawBooks(brush, 986, y, index === 1 ? 110 : 184, 74) +
              (index === 1
                ? brush.shape(ellipse(1132, y - 30, 29), '#7ab0d0') +
                  brush.flat(ellipse(1124, y - 38, 12, 9) + ellipse(1140, y - 20, 9, 7), '#8fc47a') +
                  brush.shape(box(1112, y - 6, 40, 7, 3), '#8f6646')
                : '')),
      )
      .join('')
  );
}

/** A classroom: board and paper flags, window, shelves, desks and a carpet to sit on. */
export const classroom: Setting = {
  outdoors: false,
  words: 'in the classroom',
  paint: (brush, { hour }) => {
    const wall: Colour = hour === 'night' ? '#b8a8b8' : '#f5dfb2';
    const dado: Colour = hour === 'night' ? '#8fa8a4' : '#a9c8a4';
    const desk = drawDesk(brush, 1000, 862, 1.22);
    return {
      backdrop:
        drawWall(brush, wall, FLOOR) +
        brush.shape(box(-20, 508, 1240, FLOOR - 530), dado, { form: 0.4 }) +
        brush.shape(box(-20, 500, 1240, 14, 3), tint(dado, 1.2), { form: 0.3 }) +
        drawWindow(brush, hour, 110, 190, 204, 210) +
        drawBoard(brush) +
        drawFrame(brush, 322, 470, 62, 54, 'sun', '#fff6e6') +
        drawFrame(brush, 236, 476, 62, 54, 'house', '#fff6e6') +
        drawFrame(brush, 150, 470, 62, 54, 'boat', '#fff6e6') +
        drawBookcase(brush) +
        drawBunting(brush, -20, 132, 620, 116, 11) +
        drawBunting(brush, 600, 116, 1220, 132, 11) +
        drawBoards(brush, FLOOR, '#d9a873') +
        drawDesk(brush, 770, 706, 0.86) +
        brush.shape(box(716, 560, 34, 42, 5), '#7a8fd0') +
        brush.line('M724 560v-26M733 562v-34M742 560v-24', '#e8776c', 5) +
        brush.line('M733 545v-17', '#f2b85c', 5) +
        drawRug(brush, 448, 816, 366, 70, '#6fa3b8', '#f2dca6') +
        desk,
      front: '',
      hero: { x: 418, y: 820 },
      companion: { x: 668, y: 818 },
      spots: {
        floor: [
          { x: 206, y: 814, room: 210 },
          { x: 560, y: 868, room: 140 },
          { x: 118, y: 846, room: 180 },
        ],
        table: [
          { x: 930, y: 716, room: 120 },
          { x: 1054, y: 718, room: 110 },
          { x: 818, y: 602, room: 80 },
        ],
        wall: [
          { x: 358, y: 380, room: 66 },
          { x: 938, y: 240, room: 60 },
        ],
        air: [
          { x: 360, y: 330, room: 90 },
          { x: 936, y: 260, room: 70 },
        ],
      },
      light: { x: 190, y: 200, reach: 760, colour: '#fff0b8', strength: 0.5 },
      lamps: [
        { x: 420, y: 60, reach: 700, colour: '#ffe3a8', strength: 0.6 },
        { x: 900, y: 60, reach: 560, colour: '#ffe3a8', strength: 0.45 },
      ],
      air: hour === 'night' ? '#3a3260' : '#8a5a6a',
      shadow: '#5a3540',
      shows: [],
    };
  },
};
