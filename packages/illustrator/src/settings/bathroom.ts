import type { Brush } from '../paint/brush.ts';
import { shade, tint, type Colour } from '../paint/colour.ts';
import { box, bumpy, curve, ellipse, num, tube } from '../paint/path.ts';
import { drawPendant } from '../furniture/decor.ts';
import { drawTiles, drawWall, drawWallTiles } from '../furniture/room.ts';
import { drawWindow } from '../furniture/window.ts';
import { potPlant } from '../nature/plants.ts';
import type { Setting } from './stage.ts';

const FLOOR = 636;
const WHITE: Colour = '#fbf7ee';

function drawTub(brush: Brush): string {
  const foam = [
    [846, 508, 42],
    [912, 494, 52],
    [990, 500, 46],
    [1060, 490, 54],
    [1132, 502, 44],
    [1190, 494, 50],
  ] as const;
  const duck =
    brush.shape(
      curve([
        [0, 0],
        [-26, -4],
        [-34, -22],
        [-16, -20],
        [0, -26],
        [22, -24],
        [30, -10],
        [18, 0],
      ]),
      '#f6cf4e',
    ) +
    brush.shape(ellipse(16, -36, 17), '#f6cf4e') +
    brush.shape(
      curve([
        [30, -38],
        [44, -34],
        [31, -28],
      ]),
      '#ef8f3c',
      { form: 0.3 },
    ) +
    brush.flat(ellipse(21, -40, 2.8), '#3a2430');
  return (
    brush.shape(
      tube(
        [
          [1128, 470],
          [1128, 410],
          [1092, 396],
          [1078, 420],
        ],
        [14, 14, 14, 16],
      ),
      '#b9c4d0',
    ) +
    foam.map(([x, y, r]) => brush.shape(bumpy(x, y, r, r * 0.72, 9, brush.random), '#fdfbf6', { form: 0.5 })).join('') +
    brush.group(duck, { x: 962, y: 506 }) +
    brush.flat(
      ellipse(870, 478, 9) + ellipse(1090, 450, 7) + ellipse(1016, 456, 5) + ellipse(826, 450, 5),
      '#ffffff',
      0.6,
    ) +
    brush.shape(
      curve(
        [
          [772, 520],
          [800, 512],
          [1240, 512],
          [1240, 714],
          [880, 722],
          [812, 700],
          [782, 620],
        ],
        { tension: 0.1 },
      ),
      WHITE,
    ) +
    brush.shape(box(756, 500, 500, 30, 15), '#ffffff', { form: 0.6 }) +
    brush.shape(ellipse(868, 730, 30, 14), '#d9b45a') +
    brush.shape(box(880, 566, 150, 120, 8), '#e8a0a0', { inside: brush.line('M870 596h180M870 656h180', '#fff4e4', 8) })
  );
}

function drawBasin(brush: Brush, hour: string): string {
  return (
    brush.shape(box(84, 188, 206, 216, 24), '#e6c79c') +
    brush.within(
      box(102, 206, 170, 180, 16),
      brush.wash(box(102, 206, 170, 180), [
        [0, hour === 'night' ? '#a9b2dc' : '#d8eef2'],
        [1, hour === 'night' ? '#cdd2ec' : '#f6fbf6'],
      ]) + brush.line('M120 330L220 206M150 372L262 232', '#ffffff', 15, 0.45),
    ) +
    brush.shape(box(108, 516, 158, 188, 10), '#8fc0b8') +
    brush.line('M187 540V692', shade('#8fc0b8', 0.8), 3, 0.6) +
    brush.flat(ellipse(174, 610, 6) + ellipse(200, 610, 6), '#f6d68a') +
    brush.shape(
      curve(
        [
          [58, 470],
          [316, 470],
          [300, 512],
          [262, 530],
          [112, 530],
          [74, 512],
        ],
        { tension: 0.1 },
      ),
      WHITE,
    ) +
    brush.shape(box(52, 456, 270, 22, 11), '#ffffff', { form: 0.6 }) +
    brush.shape(
      tube(
        [
          [187, 458],
          [187, 424],
          [206, 416],
        ],
        [13, 12, 11],
      ),
      '#b9c4d0',
    )
  );
}

function drawToilet(brush: Brush): string {
  return (
    brush.shape(box(584, 470, 116, 92, 12), WHITE) +
    brush.shape(box(576, 458, 132, 20, 9), '#ffffff', { form: 0.6 }) +
    brush.flat(ellipse(642, 468, 9, 4), '#b9c4d0') +
    brush.shape(
      curve(
        [
          [592, 560],
          [580, 580],
          [594, 628],
          [612, 650],
          [610, 700],
          [674, 700],
          [672, 650],
          [690, 628],
          [704, 580],
          [692, 560],
        ],
        { tension: 0.13 },
      ),
      WHITE,
    ) +
    brush.shape(ellipse(642, 576, 66, 21), '#ffffff', { form: 0.6 }) +
    brush.flat(ellipse(642, 577, 46, 12), '#d3e6ea')
  );
}

/** A bathroom: basin and mirror left, toilet in the middle, a bath with foam to the right. */
export const bathroom: Setting = {
  outdoors: false,
  words: 'in the bathroom',
  paint: (brush, { hour }) => {
    const wall: Colour = hour === 'night' ? '#8f7cac' : '#f4e3c6';
    const mat: Colour = '#7fb8c8';
    const towels =
      brush.shape(box(386, 402, 120, 10, 5), '#a8754f') +
      brush.shape(box(398, 404, 46, 108, 5), '#e8927c', { inside: brush.line('M390 490h60', '#fff1dc', 6) }) +
      brush.shape(box(450, 404, 46, 88, 5), '#f2c46a', { inside: brush.line('M444 472h60', '#fff1dc', 6) });
    return {
      backdrop:
        drawWall(brush, wall, FLOOR, 'plain') +
        drawWallTiles(brush, { x: -20, y: 430, w: 1240, h: FLOOR - 446 }, hour === 'night' ? '#6f84b4' : '#a8d0d4') +
        drawWindow(brush, hour, 790, 190, 180, 190) +
        potPlant(brush, 940, 392, 70, '#e8a0a0') +
        drawPendant(brush, 580, 262, '#e9b94f', hour !== 'day') +
        drawTiles(brush, FLOOR, '#efe4d2', hour === 'night' ? '#a8b6c8' : '#b8d4d2') +
        towels +
        drawBasin(brush, hour) +
        drawToilet(brush) +
        drawTub(brush) +
        brush.flat(ellipse(492, 826, 322, 60), '#3a2440', 0.12) +
        brush.shape(ellipse(488, 816, 318, 58), mat, { form: 0.6 }) +
        brush.line(ellipse(488, 816, 288, 48), tint(mat, 1.8), 8, 0.8) +
        brush.line(
          Array.from(
            { length: 24 },
            (_, i) => `M${num(190 + i * 26)} ${num(816 + Math.sin((i / 23) * Math.PI) * 56)}v8`,
          ).join(''),
          tint(mat, 1.4),
          4,
          0.5,
        ),
      front: '',
      hero: { x: 452, y: 820 },
      companion: { x: 700, y: 824 },
      spots: {
        floor: [
          { x: 640, y: 836, room: 220 },
          { x: 270, y: 810, room: 180 },
          { x: 856, y: 846, room: 200 },
          { x: 990, y: 850, room: 200 },
        ],
        table: [
          { x: 104, y: 460, room: 60 },
          { x: 262, y: 460, room: 60 },
          { x: 828, y: 504, room: 80 },
        ],
        wall: [
          { x: 700, y: 400, room: 80 },
          { x: 400, y: 340, room: 80 },
        ],
        air: [
          { x: 690, y: 400, room: 100 },
          { x: 380, y: 350, room: 90 },
        ],
      },
      light: { x: 895, y: 220, reach: 660, colour: '#fff6d8', strength: 0.4 },
      lamps: [{ x: 580, y: 270, reach: 660, colour: '#ffcf86', strength: 0.85 }],
      air: hour === 'night' ? '#34406e' : '#4a6a7a',
      shadow: '#3a4a5e',
      shows: [],
    };
  },
};
