import type { Brush } from '../paint/brush.ts';
import { adjust, shade, tint, type Colour } from '../paint/colour.ts';
import { box, curve, ellipse, star } from '../paint/path.ts';
import { drawBunting, drawFrame, drawShelf } from '../furniture/decor.ts';
import { drawTableLamp } from '../furniture/lamps.ts';
import { drawBoards, drawRug, drawWall } from '../furniture/room.ts';
import { drawCurtainedWindow } from '../furniture/window.ts';
import type { Setting } from './stage.ts';

const FLOOR = 628;
const WOOD: Colour = '#c08a5f';
const PATCHES: readonly Colour[] = ['#e8927c', '#f2c46a', '#7fbfb0', '#8f86c8', '#f0a8b0', '#f3dcae'];

/** A bed along the wall: headboard at the right edge, a patchwork quilt over its side. */
function drawBed(brush: Brush): string {
  const side = 'M762 560Q960 540 1240 548V752Q980 772 770 756Q752 660 762 560Z';
  let quilt = '';
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 9; column++) {
      const [x, y] = [752 + column * 58 + row * 3, 536 + row * 58 - column * 2];
      quilt += brush.flat(box(x, y, 56, 56, 4), PATCHES[(column * 2 + row * 3) % PATCHES.length] ?? '#e8927c');
      quilt +=
        (column + row) % 2
          ? brush.flat(star(x + 28, y + 28, 12), '#fff1d0', 0.75)
          : brush.flat(ellipse(x + 28, y + 28, 8), '#fff1d0', 0.45);
    }
  }
  quilt += brush.line(
    'M850 556Q862 660 846 760M1010 548Q1024 660 1006 766M1130 548Q1140 660 1128 762',
    '#4a2f6b',
    22,
    0.1,
  );
  return (
    brush.shape(
      curve(
        [
          [1136, 756],
          [1130, 420],
          [1150, 372],
          [1210, 356],
          [1260, 372],
          [1260, 760],
        ],
        { tension: 0.1 },
      ),
      WOOD,
    ) +
    brush.shape(
      curve(
        [
          [1160, 560],
          [1158, 440],
          [1174, 406],
          [1216, 396],
          [1250, 410],
          [1250, 560],
        ],
        { tension: 0.1 },
      ),
      tint(WOOD, 0.8),
      { form: 0.6 },
    ) +
    brush.shape(
      curve([
        [1010, 556],
        [1030, 496],
        [1090, 474],
        [1150, 486],
        [1172, 530],
        [1160, 566],
        [1080, 574],
      ]),
      '#fdf3e4',
    ) +
    brush.line('M1030 552q24 12 54 8', '#d9c3b8', 4, 0.6) +
    brush.shape(
      curve(
        [
          [744, 590],
          [752, 500],
          [790, 486],
          [806, 500],
          [800, 780],
          [752, 782],
        ],
        { tension: 0.1 },
      ),
      shade(WOOD, 0.2),
    ) +
    brush.shape(side, '#e8927c', { inside: quilt }) +
    brush.shape(
      curve(
        [
          [770, 566],
          [780, 536],
          [900, 526],
          [1020, 522],
          [1080, 536],
          [1060, 570],
          [900, 566],
        ],
        { tension: 0.14 },
      ),
      '#fdf3e4',
      { form: 0.7 },
    ) +
    brush.shape(box(752, 752, 500, 16, 6), shade(WOOD, 0.5))
  );
}

function drawNightstand(brush: Brush, lit: boolean): string {
  return brush.group(
    brush.shape(box(96, 566, 168, 172, 10), WOOD) +
      brush.shape(box(112, 590, 136, 54, 7), tint(WOOD, 0.9), { form: 0.6 }) +
      brush.shape(box(112, 656, 136, 54, 7), tint(WOOD, 0.9), { form: 0.6 }) +
      brush.flat(ellipse(180, 617, 8) + ellipse(180, 683, 8), '#f6d68a') +
      brush.shape(box(86, 554, 188, 18, 7), tint(WOOD, 0.5)) +
      drawTableLamp(brush, 166, 556, lit),
    { x: 66 },
  );
}

/** A child's bedroom: window with curtains in the middle, bed to the right, the lamp to the left. */
export const bedroom: Setting = {
  outdoors: false,
  words: 'in the bedroom',
  paint: (brush, { hour, bedDrawn = false }) => {
    const night = hour === 'night';
    const wall: Colour = night ? '#7a80c0' : hour === 'sunset' ? '#9a86a8' : '#a9cbd6';
    const rug = drawRug(brush, 500, 812, 350, 70, '#dd8790', '#f6d9b8');
    const box1 = brush.group(
      brush.shape(box(0, -74, 128, 74, 8), '#7fb8ae') +
        brush.flat(star(64, -37, 20), '#fff1d0', 0.8) +
        brush.shape(box(-5, -84, 138, 16, 6), adjust('#7fb8ae', 0.05)),
      { x: 40, y: 742 },
    );
    return {
      backdrop:
        drawWall(brush, wall, FLOOR, 'stars') +
        drawCurtainedWindow(brush, hour, 440, 176, 236, 250, '#d9788a') +
        drawBunting(brush, 770, 150, 1240, 176, 9) +
        drawShelf(brush, 850, 372, 220, 78) +
        drawFrame(brush, 180, 216, 128, 108, 'boat') +
        drawBoards(brush, FLOOR, night ? '#b08474' : '#d3a97e') +
        box1 +
        (bedDrawn ? '' : drawBed(brush)) +
        drawNightstand(brush, hour !== 'day') +
        rug,
      front: '',
      hero: { x: 482, y: 820 },
      companion: { x: 716, y: 824 },
      spots: {
        floor: [
          { x: 278, y: 822, room: 200 },
          { x: 868, y: 838, room: 210 },
          { x: 1010, y: 850, room: 220 },
          { x: 610, y: 866, room: 130 },
        ],
        table: [
          ...(bedDrawn
            ? []
            : [
                { x: 866, y: 534, room: 110 },
                { x: 974, y: 528, room: 100 },
              ]),
          { x: 280, y: 556, room: 54 },
        ],
        wall: [
          { x: 366, y: 400, room: 76 },
          { x: 780, y: 420, room: 76 },
        ],
        air: [
          { x: 362, y: 300, room: 84 },
          { x: 800, y: 330, room: 90 },
        ],
      },
      light: { x: 545, y: 240, reach: 620, colour: hour === 'sunset' ? '#9a86a8' : '#fff3c4', strength: 0.4 },
      lamps: [{ x: 232, y: 458, reach: 640, colour: '#ffb35a', strength: 1.15 }],
      air: night ? '#2c2c66' : '#6a4a7a',
      shadow: '#33204d',
      shows: ['lamp'],
    };
  },
};
