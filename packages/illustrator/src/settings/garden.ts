import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, curve, ellipse, polygon, tube } from '../paint/path.ts';
import { bush, cornerLeaves, fence, footpath, meadowFlower, rolling, tree, tufts } from '../nature/plants.ts';
import { drawSky, ungraded } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const GRASS: Colour = '#8fc062';

/** The corner of the house with its back door, at the left edge. */
function drawHouse(brush: Brush, lit: boolean): string {
  const wall: Colour = '#f3d3a4';
  const glass = (path: string) =>
    lit
      ? ungraded(brush, () =>
          brush.wash(path, [
            [0, '#fff0b8'],
            [1, '#ffcf7c'],
          ]),
        )
      : brush.wash(path, [
          [0, '#b9dcea'],
          [1, '#e4f2ea'],
        ]);
  return (
    brush.shape(box(-30, 200, 300, 440, 4), wall) +
    brush.line(
      [250, 306, 362, 418, 474, 530, 586]
        .map((y, i) => `M-30 ${y}h300M${40 + (i % 2) * 60} ${y}v56M${160 + (i % 2) * 50} ${y}v56`)
        .join(''),
      shade(wall, 0.6),
      2.4,
      0.3,
    ) +
    brush.shape(
      polygon([
        [-40, 220],
        [-40, 70],
        [310, 220],
      ]),
      '#c8705c',
    ) +
    brush.line('M-40 220H310', shade('#c8705c', 0.8), 9) +
    brush.shape(box(120, 380, 116, 262, 8), '#5f9aa8') +
    glass(box(138, 400, 80, 96, 6)) +
    brush.flat(ellipse(220, 540, 7), '#f6d68a') +
    brush.shape(box(10, 326, 86, 104, 6), '#fff4e2') +
    glass(box(18, 334, 70, 88, 4)) +
    brush.line('M53 334v88M18 378h70', '#fff4e2', 6) +
    brush.shape(box(4, 430, 98, 22, 6), '#b9805a') +
    brush.flat([18, 38, 58, 78].map((x) => ellipse(x, 424, 12)).join(''), '#e8839a') +
    brush.flat([28, 50, 70].map((x) => ellipse(x, 430, 9)).join(''), '#6fae5a') +
    brush.shape(box(104, 636, 150, 18, 6), '#d9c3a8')
  );
}

function drawBeds(brush: Brush): string {
  const earth: Colour = '#9a6f50';
  const rows = [0, 1, 2, 3].map((i) => {
    const x = 868 + i * 84;
    return (
      brush.shape(
        tube(
          [
            [x, 726],
            [x - 16, 700],
          ],
          [12, 5],
        ) +
          tube(
            [
              [x, 726],
              [x, 692],
            ],
            [12, 5],
          ) +
          tube(
            [
              [x, 726],
              [x + 16, 700],
            ],
            [12, 5],
          ),
        '#6fae5a',
      ) + (i % 2 ? brush.shape(ellipse(x, 728, 15, 9), '#ef8a3c') : brush.shape(ellipse(x, 724, 20, 15), '#8fca78'))
    );
  });
  return (
    brush.shape(
      curve(
        [
          [800, 746],
          [830, 706],
          [1010, 696],
          [1220, 706],
          [1240, 752],
          [1010, 764],
        ],
        { tension: 0.12 },
      ),
      earth,
    ) +
    dabs(brush, { x: 830, y: 712, w: 350, h: 40 }, [tint(earth, 1.2), shade(earth, 0.8)], {
      count: 34,
      length: 26,
      width: 5,
      opacity: 0.5,
    }) +
    rows.join('')
  );
}

/** A garden behind the house: fence, apple tree, vegetable bed. */
export const garden: Setting = {
  outdoors: true,
  words: 'in the garden',
  paint: (brush, { hour }) => {
    const far = mix('#8fc48a', hour === 'sunset' ? '#fbd6a0' : '#d4ebe0', 0.5);
    const apples = [
      [916, 330],
      [1010, 268],
      [1086, 350],
      [980, 392],
      [1130, 280],
      [1040, 210],
    ] as const;
    return {
      backdrop:
        drawSky(brush, hour, { horizon: 580, sun: [620, 262] }) +
        brush.shape(rolling(brush, 478, 30), far, { form: 0.4 }) +
        tree(brush, 640, 540, 90, mix('#7fb66a', far, 0.42), mix('#8a6248', far, 0.3)) +
        tree(brush, 400, 540, 76, mix('#94c06a', far, 0.42), mix('#8a6248', far, 0.3)) +
        fence(brush, 262, 1220, 616, 108, '#f6ead2') +
        bush(brush, 420, 622, 62, '#7fb66a') +
        bush(brush, 760, 620, 70, '#86b86a') +
        brush.shape(rolling(brush, 622, 8), GRASS, { form: 0.5 }) +
        dabs(brush, { x: 0, y: 650, w: 1200, h: 240 }, [tint(GRASS, 1.5), shade(GRASS, 0.7)], {
          count: 120,
          length: 44,
          width: 6,
          opacity: 0.4,
        }) +
        tree(brush, 1024, 700, 300, '#7db463') +
        brush.shape(apples.map(([x, y]) => ellipse(x, y, 14)).join(''), '#d8503f', { form: 0.8 }) +
        drawHouse(brush, hour !== 'day') +
        footpath(brush, 190, 648, 470, '#e2cfae') +
        drawBeds(brush) +
        tufts(brush, { x: 0, y: 680, w: 1200, h: 200 }, GRASS, 38) +
        (
          [
            [300, 668, '#e8839a'],
            [338, 676, '#f2c14e'],
            [376, 668, '#c7a3e0'],
            [96, 846, '#fff4e0'],
            [156, 872, '#f6a5b5'],
            [1120, 846, '#f2c14e'],
            [1060, 878, '#fff4e0'],
          ] as const
        )
          .map(([x, y, petal]) => meadowFlower(brush, x, y, 23, petal))
          .join('') +
        drawButterflies(brush, hour === 'night'),
      front: cornerLeaves(brush, 'right', '#4f8a55', 0.6),
      hero: { x: 470, y: 820 },
      companion: { x: 712, y: 820 },
      spots: {
        floor: [
          { x: 276, y: 830, room: 210 },
          { x: 880, y: 842, room: 240 },
          { x: 602, y: 868, room: 140 },
          { x: 150, y: 800, room: 210 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 770, y: 350, room: 110 },
          { x: 366, y: 320, room: 110 },
        ],
      },
      light: { x: 620, y: 240, reach: 820, colour: '#fff2b0', strength: 0.5 },
      lamps: [{ x: 150, y: 450, reach: 420, colour: '#ffc878', strength: 0.7 }],
      air: '#4a5a7a',
      shadow: '#34502f',
      shows: [],
    };
  },
};

function drawButterflies(brush: Brush, resting: boolean): string {
  if (resting) return '';
  return (
    [
      [800, 430, '#f2a24e', -12],
      [330, 520, '#e58aa0', 14],
    ] as const
  )
    .map(([x, y, wing, turn]) =>
      brush.group(
        brush.shape(
          ellipse(-11, -6, 12, 14) + ellipse(11, -6, 12, 14) + ellipse(-8, 10, 8, 9) + ellipse(8, 10, 8, 9),
          wing,
          { form: 0.7 },
        ) +
          brush.line(`M0 -14V14M0 -14q-5 -8 -9 -9M0 -14q5 -8 9 -9`, '#5a3a3a', 3) +
          brush.flat(ellipse(-11, -6, 4) + ellipse(11, -6, 4), '#fff1d0', 0.8),
        { x, y, turn },
      ),
    )
    .join('');
}
