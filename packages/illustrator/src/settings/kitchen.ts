import type { Brush } from '../paint/brush.ts';
import { shade, tint, type Colour } from '../paint/colour.ts';
import { box, curve, ellipse, num, tube } from '../paint/path.ts';
import { drawFrame, drawPendant } from '../furniture/decor.ts';
import { drawTiles, drawWall, drawWallTiles } from '../furniture/room.ts';
import { drawWindow } from '../furniture/window.ts';
import { potPlant } from '../nature/plants.ts';
import type { Setting } from './stage.ts';

const FLOOR = 640;
const CUPBOARD: Colour = '#8fb8a8';

function drawCounter(brush: Brush): string {
  const door = (x: number, w: number) =>
    brush.shape(box(x, 494, w, 128, 6), CUPBOARD, { form: 0.6 }) +
    brush.line(box(x + 12, 508, w - 24, 98, 5), tint(CUPBOARD, 1.5), 3, 0.7) +
    brush.flat(ellipse(x + w - 18, 540, 6), '#f6d68a');
  const oven =
    brush.shape(box(330, 494, 150, 128, 6), '#e9e2d6') +
    brush.shape(box(348, 528, 114, 76, 8), '#5a5a70') +
    brush.flat(box(358, 538, 94, 30, 4), '#8a86a8', 0.7) +
    brush.line('M352 518h106', '#b9b0a8', 6) +
    brush.flat(ellipse(356, 504, 6) + ellipse(380, 504, 6) + ellipse(430, 504, 6) + ellipse(454, 504, 6), '#d9634f');
  const pan =
    brush.shape(box(366, 436, 84, 42, 10), '#d9634f') +
    brush.shape(box(358, 430, 100, 12, 6), shade('#d9634f', 0.5)) +
    brush.flat(ellipse(408, 428, 8, 6), '#5a4a52') +
    brush.line('M400 414q-8 -14 0 -26M420 412q8 -14 0 -28', '#ffffff', 4, 0.5);
  return (
    brush.shape(box(-20, 486, 860, 150), shade(CUPBOARD, 0.7), { form: 0.3 }) +
    door(8, 150) +
    door(168, 150) +
    oven +
    door(492, 150) +
    door(652, 150) +
    brush.shape(box(-20, 472, 860, 22, 5), '#d9a878') +
    pan +
    brush.shape(
      tube(
        [
          [178, 474],
          [178, 420],
          [206, 404],
          [218, 428],
        ],
        [12, 12, 12, 12],
      ),
      '#b9c4d0',
    ) +
    brush.shape(box(560, 424, 46, 50, 8), '#e9b94f') +
    brush.shape(box(614, 434, 38, 40, 8), '#e8927c') +
    brush.shape(box(556, 414, 54, 14, 6), '#cf9a70') +
    brush.shape(box(610, 424, 46, 14, 6), '#cf9a70')
  );
}

function drawFridge(brush: Brush): string {
  const body: Colour = '#f2c99a';
  return (
    brush.shape(box(862, 196, 236, 444, 26), body) +
    brush.line('M866 348H1094', shade(body, 0.9), 4, 0.6) +
    brush.shape(box(884, 286, 12, 48, 6) + box(884, 366, 12, 78, 6), '#e9e2d6', { form: 0.5 }) +
    drawFrame(brush, 930, 380, 92, 74, 'sun', '#fff6e6') +
    brush.flat(ellipse(1046, 300, 12), '#d9634f') +
    brush.flat(ellipse(1014, 264, 11), '#5a9bd5') +
    brush.flat(
      curve([
        [1040, 412],
        [1030, 402],
        [1036, 394],
        [1044, 400],
        [1052, 394],
        [1058, 402],
      ]),
      '#ea7f86',
    )
  );
}

/** The table in the right foreground, with a cloth; what is eaten stands on it. */
function drawTable(brush: Brush): string {
  const wood: Colour = '#d9a06a';
  return (
    brush.flat(ellipse(960, 872, 330, 26), '#3a2440', 0.16) +
    brush.shape(box(720, 724, 26, 150, 7) + box(1150, 724, 26, 150, 7), shade(wood, 0.6)) +
    brush.shape(
      curve(
        [
          [672, 700],
          [700, 668],
          [1210, 662],
          [1240, 700],
          [1240, 726],
          [672, 730],
        ],
        { tension: 0.06 },
      ),
      wood,
    ) +
    brush.shape(
      curve(
        [
          [806, 668],
          [1092, 664],
          [1112, 700],
          [1120, 760],
          [952, 784],
          [790, 762],
          [788, 704],
        ],
        { tension: 0.07 },
      ),
      '#fbf1dc',
      {
        form: 0.6,
        inside: brush.line(
          [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${num(786 + i * 46)} 650V800`).join('') +
            'M760 690H1140M760 728H1140M760 762H1140',
          '#e8927c',
          7,
          0.55,
        ),
      },
    )
  );
}

/** A kitchen: worktop and stove behind, fridge, and the laid table to the right. */
export const kitchen: Setting = {
  outdoors: false,
  words: 'in the kitchen',
  paint: (brush, { hour }) => {
    const lit = hour !== 'day';
    const wall: Colour = hour === 'night' ? '#d9a88a' : '#f6dfb4';
    const shelf =
      brush.shape(box(340, 254, 260, 15, 5), '#b07a4e') +
      [352, 404, 456]
        .map((x, i) =>
          brush.shape(
            box(x, 198 + (i % 2) * 10, 40, 56 - (i % 2) * 10, 8),
            ['#7fb8c8', '#e9b94f', '#d9788a'][i] as Colour,
          ),
        )
        .join('') +
      potPlant(brush, 556, 254, 58);
    const hooks =
      brush.line('M344 292h252', '#8f6243', 6) +
      [372, 428, 484]
        .map(
          (x) =>
            brush.line(`M${x} 292v26`, '#a9a0a0', 5) + brush.shape(ellipse(x, 332, 14, 17), '#c9c4c8', { form: 0.6 }),
        )
        .join('') +
      brush.line('M546 292v24', '#a9a0a0', 5) +
      brush.shape(box(531, 314, 30, 40, 12), '#d9634f');
    return {
      backdrop:
        drawWall(brush, wall, FLOOR, 'dots') +
        drawWallTiles(brush, { x: -20, y: 360, w: 860, h: 116 }, hour === 'night' ? '#d2b8a4' : '#e4ead8', 38) +
        drawWindow(brush, hour, 96, 176, 196, 172) +
        shelf +
        hooks +
        drawPendant(brush, 742, 286, '#d9788a', lit) +
        drawTiles(brush, FLOOR, '#f0dcc0', '#dba58a') +
        drawCounter(brush) +
        drawFridge(brush) +
        brush.flat(ellipse(404, 824, 330, 56), '#3a2440', 0.1) +
        brush.shape(ellipse(400, 816, 326, 54), '#7fa8b8', { form: 0.6 }) +
        brush.line(ellipse(400, 816, 292, 43), '#f6ead0', 9, 0.85) +
        brush.group(drawTable(brush), { x: -64, y: -56 }),
      front: '',
      hero: { x: 388, y: 820 },
      companion: { x: 626, y: 814 },
      spots: {
        floor: [
          { x: 196, y: 812, room: 200 },
          { x: 590, y: 856, room: 170 },
        ],
        table: [
          { x: 812, y: 668, room: 150 },
          { x: 930, y: 674, room: 120 },
          { x: 876, y: 636, room: 80 },
          { x: 690, y: 650, room: 84 },
        ],
        wall: [
          { x: 652, y: 350, room: 84 },
          { x: 1150, y: 300, room: 80 },
        ],
        air: [
          { x: 650, y: 380, room: 90 },
          { x: 300, y: 330, room: 80 },
        ],
      },
      light: { x: 180, y: 220, reach: 720, colour: '#fff3c4', strength: 0.45 },
      lamps: [{ x: 742, y: 300, reach: 700, colour: '#ffc878', strength: 0.85 }],
      air: hour === 'night' ? '#4a3460' : '#8a5a5a',
      shadow: '#5a3a3c',
      shows: [],
    };
  },
};
