import type { Brush } from '../paint/brush.ts';
import { shade, tint, type Colour } from '../paint/colour.ts';
import { box, curve, ellipse, num, star } from '../paint/path.ts';
import { drawBunting } from '../furniture/decor.ts';
import { drawBoards } from '../furniture/room.ts';
import { ungraded } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const VELVET: Colour = '#b8485a';

function curtain(brush: Brush, x: number, side: 1 | -1): string {
  const folds = [0.18, 0.36, 0.54, 0.72, 0.9]
    .map((at) => `M${num(x + side * 250 * at)} 60Q${num(x + side * 210 * at)} 340 ${num(x + side * 170 * at)} 648`)
    .join('');
  return (
    brush.shape(
      curve(
        [
          [x, 30],
          [x + side * 262, 30],
          [x + side * 232, 240],
          [x + side * 168, 470],
          [x + side * 190, 654],
          [x, 654],
        ],
        { tension: 0.08 },
      ),
      VELVET,
    ) +
    brush.line(folds, shade(VELVET, 1.2), 9, 0.35) +
    brush.shape(box(side > 0 ? x - 10 : x - 176, 452, 186, 26, 10), '#e8b95a')
  );
}

/** The stage of a school hall or a small theatre. */
export const theatreStage: Setting = {
  outdoors: false,
  words: 'on the stage',
  paint: (brush, { hour }) => {
    const cloth: Colour = hour === 'night' ? '#4f5690' : '#8fb4d4';
    return {
      backdrop:
        brush.wash('M-20 -20H1220V660H-20Z', [
          [0, shade(cloth, 0.6)],
          [1, tint(cloth, 1)],
        ]) +
        brush.shape(
          curve([
            [160, 650],
            [360, 520],
            [560, 570],
            [780, 500],
            [1040, 640],
            [1040, 670],
            [160, 670],
          ]),
          '#8fb86a',
          { form: 0.4 },
        ) +
        brush.shape(star(420, 210, 46), '#f6d06a') +
        brush.shape(star(640, 150, 34), '#f6d06a') +
        brush.shape(star(800, 250, 40), '#f6d06a') +
        brush.line('M420 -10v170M640 -10v124M800 -10v206', '#8a7a6a', 3, 0.6) +
        curtain(brush, -20, 1) +
        curtain(brush, 1220, -1) +
        brush.shape(
          curve(
            [
              [-40, -30],
              [1240, -30],
              [1240, 76],
              [1000, 122],
              [800, 82],
              [600, 126],
              [400, 82],
              [200, 122],
              [-40, 76],
            ],
            { tension: 0.16 },
          ),
          VELVET,
        ) +
        drawBunting(brush, 150, 120, 1050, 120, 12) +
        drawBoards(brush, 648, '#c9965e') +
        [150, 330, 510, 690, 870, 1050]
          .map(
            (x) =>
              ungraded(brush, () => brush.glow([x, 880], [120, 90], '#fff0b8', 0.35, 'screen')) +
              brush.shape(
                curve([
                  [x - 34, 900],
                  [x - 28, 872],
                  [x, 862],
                  [x + 28, 872],
                  [x + 34, 900],
                ]),
                '#e8b95a',
              ) +
              brush.flat(ellipse(x, 880, 13, 8), '#fff6d0'),
          )
          .join(''),
      front: '',
      hero: { x: 440, y: 806 },
      companion: { x: 704, y: 806 },
      spots: {
        floor: [
          { x: 264, y: 826, room: 180 },
          { x: 912, y: 826, room: 220 },
          { x: 576, y: 852, room: 130 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 330, y: 340, room: 110 },
          { x: 890, y: 380, room: 120 },
        ],
      },
      light: { x: 600, y: 40, reach: 860, colour: '#fff2c4', strength: 0.5 },
      lamps: [{ x: 600, y: 60, reach: 800, colour: '#ffe3a8', strength: 0.7 }],
      air: '#4a2a4a',
      shadow: '#5a3830',
      shows: ['star'],
    };
  },
};
