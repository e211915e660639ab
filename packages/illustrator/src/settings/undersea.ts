import type { Brush } from '../paint/brush.ts';
import { adjust, mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { bumpy, curve, ellipse, num, polygon, tube } from '../paint/path.ts';
import type { Setting } from './stage.ts';

const SAND: Colour = '#e8d3a0';

/** A fan of coral with round tips. */
function coral(brush: Brush, x: number, y: number, size: number, fill: Colour): string {
  const arm = (dx: number, dy: number, from: number) =>
    brush.shape(
      tube(
        [
          [x + dx * from, y - size * from],
          [x + dx * 0.7, y - size * 0.6 + dy],
          [x + dx, y - size + dy],
        ],
        [size * 0.2, size * 0.17, size * 0.13],
      ),
      fill,
    );
  return (
    arm(-size * 0.55, size * 0.14, 0.1) +
    arm(size * 0.55, size * 0.2, 0.1) +
    arm(-size * 0.12, -size * 0.1, 0) +
    arm(size * 0.22, 0, 0)
  );
}

function weed(brush: Brush, x: number, y: number, height: number, fill: Colour): string {
  const blade = (dx: number, share: number) =>
    brush.shape(
      tube(
        [
          [x + dx, y],
          [x + dx - 14, y - height * share * 0.35],
          [x + dx + 14, y - height * share * 0.7],
          [x + dx - 4, y - height * share],
        ],
        [16, 17, 13, 3],
      ),
      fill,
    );
  return blade(-20, 0.72) + blade(0, 1) + blade(22, 0.82);
}

const bubbles = (brush: Brush, at: readonly (readonly [number, number, number])[]) =>
  at
    .map(
      ([x, y, r]) =>
        brush.line(ellipse(x, y, r), '#e6fbfb', 2.6, 0.75) +
        brush.flat(ellipse(x - r * 0.35, y - r * 0.35, r * 0.22), '#ffffff', 0.9),
    )
    .join('');

/** The bottom of a warm sea: rays of light, coral, weed, sand. */
export const undersea: Setting = {
  outdoors: true,
  words: 'under the sea',
  paint: (brush, { hour }) => {
    const rays = hour === 'night' ? 0.05 : 0.14;
    return {
      backdrop:
        brush.wash('M-20 -20H1220V920H-20Z', [
          [0, '#8fdcd8'],
          [0.45, '#3f94b4'],
          [1, '#22598e'],
        ]) +
        [
          [120, 90, -60, 190],
          [330, 110, 260, 240],
          [560, 80, 560, 200],
          [760, 120, 860, 260],
          [1000, 90, 1140, 220],
        ]
          .map(([x = 0, w = 0, to = 0, wide = 0]) =>
            brush.flat(
              polygon([
                [x, -20],
                [x + w, -20],
                [to + wide, 800],
                [to, 800],
              ]),
              '#e9fff2',
              rays,
            ),
          )
          .join('') +
        brush.shape(
          curve([
            [-40, 700],
            [20, 520],
            [120, 470],
            [220, 560],
            [300, 640],
            [320, 720],
            [120, 740],
          ]),
          mix('#4a7f9a', '#3f94b4', 0.5),
          { form: 0.4 },
        ) +
        brush.shape(
          curve([
            [860, 720],
            [930, 560],
            [1030, 480],
            [1130, 540],
            [1230, 500],
            [1260, 720],
          ]),
          mix('#43789a', '#3f94b4', 0.42),
          { form: 0.4 },
        ) +
        weed(brush, 88, 720, 230, '#3f9a7a') +
        weed(brush, 1120, 716, 260, '#4aa884') +
        brush.shape(
          curve(
            [
              [-40, 720],
              [160, 676],
              [420, 704],
              [700, 670],
              [980, 700],
              [1240, 674],
              [1240, 930],
              [-40, 930],
            ],
            { tension: 0.14 },
          ),
          SAND,
          { form: 0.5 },
        ) +
        dabs(brush, { x: 0, y: 720, w: 1200, h: 180 }, [tint(SAND, 1), shade(SAND, 0.8)], {
          count: 110,
          length: 46,
          width: 6,
          opacity: 0.4,
        }) +
        coral(brush, 210, 742, 120, '#ef8a7a') +
        coral(brush, 1000, 736, 140, '#c77fb5') +
        coral(brush, 900, 722, 84, '#f2b45c') +
        brush.shape(bumpy(150, 742, 60, 34, 9), '#7a8fae') +
        brush.shape(bumpy(1096, 752, 74, 40, 9), adjust('#7a8fae', -0.04)) +
        brush.shape(`M${num(300)} 786l14 -18l4 22l20 6l-20 10l-2 22l-16 -16l-22 6l10 -20l-10 -18Z`, '#f2a65c') +
        bubbles(brush, [
          [92, 430, 12],
          [112, 380, 7],
          [84, 330, 16],
          [1080, 400, 10],
          [1104, 352, 15],
          [1082, 300, 7],
          [600, 120, 9],
        ]),
      front: weed(brush, 1160, 930, 220, '#2f7f6a') + brush.shape(bumpy(20, 910, 110, 60, 10), '#5f7596'),
      hero: { x: 440, y: 806 },
      companion: { x: 706, y: 806 },
      spots: {
        floor: [
          { x: 240, y: 838, room: 180 },
          { x: 900, y: 842, room: 220 },
          { x: 580, y: 868, room: 140 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 250, y: 330, room: 150 },
          { x: 950, y: 300, room: 170 },
          { x: 620, y: 210, room: 120 },
        ],
      },
      light: { x: 600, y: 60, reach: 820, colour: '#e8ffe8', strength: 0.5 },
      lamps: [],
      air: '#123a6a',
      shadow: '#3f6f86',
      shows: ['bubbles'],
    };
  },
};
