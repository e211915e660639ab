import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, ellipse, polygon, tube } from '../paint/path.ts';
import { cornerLeaves, footpath, meadowFlower, rolling, tree, tufts } from '../nature/plants.ts';
import { drawSky } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const GRASS: Colour = '#86bb5e';

function drawSlide(brush: Brush): string {
  const [x, y] = [985, 700];
  const red: Colour = '#d8655a';
  const rungs = [0, 1, 2, 3, 4]
    .map((i) => brush.shape(box(x + 94, y - 44 - i * 46, 104, 12, 6), '#f2b85c', { form: 0.6 }))
    .join('');
  return (
    brush.flat(ellipse(x + 40, y + 2, 230, 18), '#2f4a2a', 0.2) +
    brush.shape(
      tube(
        [
          [x + 92, y],
          [x + 92, y - 352],
        ],
        [17, 17],
        { steps: 2 },
      ) +
        tube(
          [
            [x + 200, y],
            [x + 200, y - 352],
          ],
          [17, 17],
          { steps: 2 },
        ),
      red,
    ) +
    rungs +
    brush.shape(box(x + 62, y - 266, 170, 20, 8), '#4f8fb8') +
    brush.shape(
      tube(
        [
          [x + 82, y - 254],
          [x + 10, y - 180],
          [x - 80, y - 66],
          [x - 166, y - 22],
        ],
        [54, 56, 58, 50],
      ),
      '#f2b23e',
    ) +
    brush.line(
      `M${x + 64} ${y - 268}Q${x - 30} ${y - 170} ${x - 100} ${y - 76}T${x - 174} ${y - 44}`,
      '#fbd989',
      8,
      0.9,
    ) +
    brush.shape(
      tube(
        [
          [x + 88, y - 350],
          [x + 88, y - 262],
        ],
        [12, 12],
        { steps: 2 },
      ) +
        tube(
          [
            [x + 206, y - 350],
            [x + 206, y - 262],
          ],
          [12, 12],
          { steps: 2 },
        ),
      shade(red, 0.4),
    ) +
    brush.shape(
      polygon([
        [x + 52, y - 346],
        [x + 147, y - 430],
        [x + 242, y - 346],
      ]),
      '#5a9bb8',
    ) +
    brush.flat(
      polygon([
        [x + 116, y - 402],
        [x + 147, y - 430],
        [x + 178, y - 402],
        [x + 165, y - 346],
        [x + 129, y - 346],
      ]),
      '#f6e0b0',
      0.75,
    )
  );
}

function drawSwing(brush: Brush): string {
  const frame: Colour = '#8f6fa2';
  return (
    brush.shape(
      tube(
        [
          [60, 704],
          [112, 372],
        ],
        [16, 14],
        { steps: 2 },
      ) +
        tube(
          [
            [176, 700],
            [122, 372],
          ],
          [16, 14],
          { steps: 2 },
        ),
      frame,
    ) +
    brush.shape(
      tube(
        [
          [330, 690],
          [356, 372],
        ],
        [14, 12],
        { steps: 2 },
      ),
      shade(frame, 0.4),
    ) +
    brush.shape(box(98, 360, 274, 17, 8), frame) +
    brush.line('M206 376L194 600M262 376L254 600', '#7a6a6a', 4) +
    brush.shape(box(182, 596, 84, 16, 7), '#d8655a')
  );
}

/** A playground among trees: swing left, slide right, a path between. */
export const playground: Setting = {
  outdoors: true,
  words: 'at the playground',
  paint: (brush, { hour }) => {
    const far = mix('#93c87e', hour === 'sunset' ? '#fbd6a0' : '#cfe8e4', 0.5);
    const trees = [
      [40, 590, 118],
      [420, 574, 92],
      [760, 572, 100],
      [1150, 586, 140],
    ] as const;
    return {
      backdrop:
        drawSky(brush, hour, { horizon: 600, sun: [800, 268] }) +
        brush.shape(rolling(brush, 500, 34), far, { form: 0.4 }) +
        brush.shape(rolling(brush, 548, 24), mix('#8fc46f', far, 0.45), { form: 0.4 }) +
        trees
          .map(([x, y, size], i) =>
            tree(
              brush,
              x,
              y,
              size,
              mix(['#7fb66a', '#94c06a', '#6fae74', '#88ba62'][i] as Colour, far, 0.34),
              mix('#8a6248', far, 0.3),
            ),
          )
          .join('') +
        brush.shape(rolling(brush, 612, 12), GRASS, { form: 0.5 }) +
        dabs(brush, { x: 0, y: 640, w: 1200, h: 250 }, [tint(GRASS, 1.5), shade(GRASS, 0.7)], {
          count: 120,
          length: 46,
          width: 6,
          opacity: 0.4,
        }) +
        footpath(brush, 520, 606, 470, '#ecd3a0') +
        drawSwing(brush) +
        drawSlide(brush) +
        tufts(brush, { x: 0, y: 660, w: 1200, h: 220 }, GRASS, 44) +
        (
          [
            [96, 790, '#f6a5b5'],
            [152, 866, '#fff4e0'],
            [330, 872, '#f2c14e'],
            [1130, 830, '#c7a3e0'],
            [1030, 872, '#f6a5b5'],
            [878, 790, '#fff4e0'],
          ] as const
        )
          .map(([x, y, petal]) => meadowFlower(brush, x, y, 22, petal))
          .join(''),
      front: cornerLeaves(brush, 'right', '#4f8a55', 0.72),
      hero: { x: 462, y: 820 },
      companion: { x: 708, y: 820 },
      spots: {
        floor: [
          { x: 262, y: 826, room: 210 },
          { x: 874, y: 838, room: 270 },
          { x: 596, y: 868, room: 150 },
          { x: 146, y: 780, room: 220 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 640, y: 308, room: 130 },
          { x: 330, y: 290, room: 110 },
          { x: 930, y: 300, room: 90 },
        ],
      },
      light: { x: 800, y: 240, reach: 820, colour: '#fff2b0', strength: 0.5 },
      lamps: [],
      air: '#4a5a8a',
      shadow: '#2f4a3a',
      shows: [],
    };
  },
};
