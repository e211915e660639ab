import { shade, tint, type Colour } from '../paint/colour.ts';
import { box, ellipse, num } from '../paint/path.ts';
import { drawTiles, drawWall, drawWallTiles } from '../furniture/room.ts';
import { drawWindow } from '../furniture/window.ts';
import type { Setting } from './stage.ts';

const WATER: Colour = '#62c0d4';

/** An indoor pool: warm tiles in front, shallow water with lane ropes behind. */
export const swimmingPool: Setting = {
  outdoors: false,
  words: 'at the swimming pool',
  paint: (brush, { hour }) => {
    let crests = '';
    for (let row = 0; row < 5; row++)
      for (let x = (row % 2) * 70 - 20; x < 1220; x += 140) crests += `M${num(x)} ${num(466 + row * 36)}q35 -12 70 0`;
    const floats = (y: number) =>
      Array.from({ length: 26 }, (_, at) =>
        brush.flat(ellipse(at * 48, y, 15, 9), at % 2 ? '#fff6e4' : '#e8685a'),
      ).join('');
    return {
      backdrop:
        drawWall(brush, hour === 'night' ? '#a8b4bc' : '#e6f0ea', 420) +
        drawWindow(brush, hour, 110, 110, 220, 190) +
        drawWindow(brush, hour, 490, 110, 220, 190) +
        drawWindow(brush, hour, 870, 110, 220, 190) +
        drawWallTiles(brush, { x: -20, y: 340, w: 1240, h: 92 }, '#8fc8d0') +
        brush.wash('M-20 430H1220V660H-20Z', [
          [0, tint(WATER, 0.8)],
          [1, shade(WATER, 0.5)],
        ]) +
        brush.line(crests, '#eefcfc', 5, 0.6) +
        floats(500) +
        floats(574) +
        brush.shape(box(-20, 646, 1240, 30, 6), '#fbf6ea') +
        drawTiles(brush, 672, '#f4ead8', '#dcc8ac') +
        brush.line(
          'M960 690V560q0 -30 26 -30t26 30M1040 690V560q0 -30 26 -30t26 30M960 610h80M960 650h80',
          '#b9c4cc',
          11,
        ) +
        brush.shape(box(60, 690, 210, 28, 8), '#c99a68') +
        brush.shape(box(76, 716, 20, 56, 4) + box(234, 716, 20, 56, 4), '#a5744e') +
        brush.shape(box(90, 668, 96, 26, 8), '#f2b23e') +
        brush.shape(box(98, 648, 80, 22, 8), '#e8776c'),
      front: '',
      hero: { x: 440, y: 818 },
      companion: { x: 704, y: 818 },
      spots: {
        floor: [
          { x: 236, y: 846, room: 190 },
          { x: 916, y: 840, room: 220 },
          { x: 574, y: 868, room: 140 },
        ],
        table: [{ x: 222, y: 692, room: 80 }],
        wall: [{ x: 410, y: 230, room: 90 }],
        air: [{ x: 790, y: 260, room: 90 }],
      },
      light: { x: 600, y: 160, reach: 860, colour: '#f4fff4', strength: 0.5 },
      lamps: [{ x: 600, y: 40, reach: 800, colour: '#fff0c8', strength: 0.6 }],
      air: hour === 'night' ? '#2f3f66' : '#4a7a8a',
      shadow: '#6a6a6a',
      shows: ['swim-ring'],
    };
  },
};
