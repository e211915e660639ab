import type { Brush } from '../paint/brush.ts';
import { shade, type Colour } from '../paint/colour.ts';
import { box, curve, ellipse, num, star } from '../paint/path.ts';
import { drawFrame } from '../furniture/decor.ts';
import { drawRug, drawTiles, drawWall } from '../furniture/room.ts';
import { drawWindow } from '../furniture/window.ts';
import { potPlant } from '../nature/plants.ts';
import type { Setting } from './stage.ts';

const FLOOR = 634;

/** An eye chart for those who cannot read yet: hearts and stars that get smaller. */
function drawEyeChart(brush: Brush): string {
  let marks = '';
  for (let row = 0; row < 5; row++) {
    const size = 17 - row * 2.8;
    for (let column = 0; column <= row; column++) {
      const [x, y] = [1010 + (column - row / 2) * (size * 2 + 8), 168 + row * 42];
      marks += (row + column) % 2 ? ellipse(x, y, size * 0.78) : star(x, y, size, 5, 0.5);
    }
  }
  return brush.group(
    brush.shape(box(914, 118, 192, 270, 10), '#fffaf0') +
      brush.shape(box(908, 108, 204, 16, 6), '#a8754f') +
      brush.flat(marks, '#5a6a8a', 0.9),
    { x: -40, y: 78 },
  );
}

/** A giraffe against which children are measured. */
function drawHeightChart(brush: Brush): string {
  const coat: Colour = '#f2c46a';
  const neck = curve(
    [
      [700, 630],
      [706, 330],
      [700, 286],
      [742, 262],
      [782, 284],
      [776, 312],
      [748, 318],
      [748, 630],
    ],
    { tension: 0.1 },
  );
  const spots = [360, 410, 466, 520, 574].map((y, i) => ellipse(720 + (i % 2) * 16, y, 10, 13)).join('');
  return (
    brush.line('M722 270v-30M744 264v-30', coat, 8) +
    brush.flat(ellipse(722, 236, 8) + ellipse(744, 230, 8), '#b9805a') +
    brush.shape(neck, coat, { inside: brush.flat(spots, '#d99a4a', 0.8) }) +
    brush.flat(ellipse(752, 284, 4.6), '#3a2430') +
    brush.line('M762 304q8 3 13 -2', '#8a5a3a', 3) +
    brush.line(
      [0, 1, 2, 3, 4, 5, 6].map((i) => `M752 ${num(600 - i * 42)}h${i % 2 ? 14 : 24}`).join(''),
      '#8a7a8a',
      3.4,
    )
  );
}

function drawCouch(brush: Brush): string {
  return (
    brush.flat(ellipse(985, 800, 250, 18), '#3a2440', 0.15) +
    brush.shape(box(798, 664, 18, 134, 6) + box(1146, 664, 18, 134, 6), '#9aa6b8') +
    brush.shape(box(772, 622, 440, 62, 22), '#6fb0b8') +
    brush.shape(box(764, 600, 460, 36, 17), '#fffaf0', { form: 0.7 }) +
    brush.line('M820 612v14M880 612v14M940 612v14M1000 612v14M1060 612v14', '#e3d9cc', 2.4, 0.7) +
    brush.shape(
      curve([
        [1080, 602],
        [1090, 556],
        [1180, 546],
        [1216, 562],
        [1214, 604],
      ]),
      '#f6d8dc',
    )
  );
}

/** A doctor's room made for children. */
export const doctor: Setting = {
  outdoors: false,
  words: "at the doctor's",
  paint: (brush, { hour }) => {
    const wall: Colour = hour === 'night' ? '#8fa8c0' : '#c0e0d6';
    const cabinet =
      brush.shape(box(70, 486, 220, 152, 8), '#fbf1dc') +
      brush.line('M180 500v126', shade('#fbf1dc', 1), 3, 0.5) +
      brush.flat(ellipse(166, 556, 6) + ellipse(194, 556, 6), '#8fb0b8') +
      brush.shape(box(60, 472, 240, 20, 7), '#cf9a70') +
      brush.shape(box(88, 424, 40, 48, 8), '#e4f2f4') +
      brush.shape(ellipse(108, 424, 17, 12), '#fffaf0') +
      brush.shape(box(232, 432, 48, 40, 8), '#f2b85c') +
      brush.shape(box(150, 436, 62, 36, 6), '#e8776c') +
      brush.flat(box(176, 444, 9, 22, 2) + box(169.5, 450.5, 22, 9, 2), '#fffaf0');
    return {
      backdrop:
        drawWall(brush, wall, FLOOR, 'stripes') +
        drawWindow(brush, hour, 112, 184, 190, 196) +
        drawFrame(brush, 400, 200, 150, 124, 'heart', '#f6c98a') +
        drawHeightChart(brush) +
        drawEyeChart(brush) +
        drawTiles(brush, FLOOR, '#f2e2c8', hour === 'night' ? '#a8b8c4' : '#cfe0d2') +
        cabinet +
        potPlant(brush, 368, 642, 110, '#7fb8c8') +
        drawCouch(brush) +
        drawRug(brush, 446, 816, 348, 66, '#8fb8d8', '#f6e6c6'),
      front: '',
      hero: { x: 424, y: 820 },
      companion: { x: 672, y: 824 },
      spots: {
        floor: [
          { x: 206, y: 814, room: 210 },
          { x: 880, y: 850, room: 210 },
          { x: 570, y: 868, room: 140 },
        ],
        table: [
          { x: 880, y: 606, room: 110 },
          { x: 990, y: 606, room: 110 },
          { x: 336, y: 474, room: 50 },
        ],
        wall: [
          { x: 630, y: 270, room: 90 },
          { x: 356, y: 270, room: 60 },
        ],
        air: [
          { x: 626, y: 300, room: 100 },
          { x: 350, y: 300, room: 80 },
        ],
      },
      light: { x: 200, y: 210, reach: 740, colour: '#fff5cc', strength: 0.45 },
      lamps: [{ x: 560, y: 130, reach: 800, colour: '#ffe0a8', strength: 0.8 }],
      air: hour === 'night' ? '#2f3a66' : '#5a5a8a',
      shadow: '#4a4258',
      shows: [],
    };
  },
};
