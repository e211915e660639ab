import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { box, curve, ellipse, num, tube } from '../paint/path.ts';
import type { Prop } from './prop.ts';

export const potty: Prop = {
  width: 88,
  height: 70,
  places: ['floor'],
  words: 'a potty',
  draw: (brush) => {
    const body: Colour = '#7fc0d0';
    return (
      brush.shape(
        curve(
          [
            [-34, -34],
            [-34, -62],
            [0, -72],
            [34, -62],
            [34, -34],
          ],
          { tension: 0.14 },
        ),
        shade(body, 0.35),
      ) +
      brush.shape('M-40 -34Q-40 -6 -30 0H30Q40 -6 40 -34Z', body) +
      brush.shape(ellipse(0, -35, 43, 12.5), tint(body, 1.2)) +
      brush.flat(ellipse(0, -34, 29, 7.5), shade(body, 1.2)) +
      brush.flat(ellipse(0, -14, 8, 7) + ellipse(-8, -22, 4) + ellipse(8, -22, 4), '#fbf1dc', 0.9) +
      brush.flat(ellipse(-2.5, -14.5, 1.2) + ellipse(2.5, -14.5, 1.2), '#5a4a5a')
    );
  },
};

export const toothbrush: Prop = {
  width: 36,
  height: 76,
  places: ['table', 'floor'],
  held: { scale: 0.95, dy: 28, turn: 8 },
  words: 'a toothbrush',
  draw: (brush) =>
    brush.group(
      brush.shape(
        tube(
          [
            [0, -2],
            [0, -34],
            [0, -68],
          ],
          [10, 8, 7],
        ),
        '#4aa3a2',
      ) +
        brush.shape(box(-12, -72, 12, 22, 3), '#fffaf0', { form: 0.5 }) +
        brush.line('M-11 -66h9M-11 -61h9M-11 -56h9', '#8fc9e0', 2) +
        brush.flat(
          curve([
            [-14, -72],
            [-9, -78],
            [0, -75],
            [-1, -70],
          ]),
          '#f2a0b0',
        ) +
        brush.line('M-1 -30v18', tint('#4aa3a2', 2), 3, 0.7),
      { turn: 14, x: 4, y: -2 },
    ),
};

export const television: Prop = {
  width: 168,
  height: 124,
  places: ['floor'],
  words: 'a television',
  draw: (brush) => {
    const screen = box(-70, -112, 140, 82, 6);
    return (
      brush.shape(box(-26, -18, 52, 18, 6), '#4f5573') +
      brush.shape(box(-82, -124, 164, 108, 12), '#5a6080') +
      brush.within(
        screen,
        brush.wash(screen, [
          [0, '#8fd0ea'],
          [1, '#f6ecc0'],
        ]) +
          brush.flat(ellipse(-20, -26, 70, 30), '#7fbf7a') +
          brush.flat(ellipse(60, -28, 50, 24), '#9bcf86') +
          brush.flat(ellipse(38, -92, 11), '#ffe08a') +
          brush.flat(ellipse(-22, -62, 15, 14) + ellipse(-32, -80, 4.5, 11) + ellipse(-13, -80, 4.5, 11), '#fffaf0') +
          brush.flat(ellipse(-27, -64, 2) + ellipse(-17, -64, 2), '#4a3a4a'),
      ) +
      brush.flat(ellipse(60, -22, 3), '#f2b85c')
    );
  },
};

export const coat: Prop = {
  width: 92,
  height: 118,
  places: ['wall', 'floor'],
  words: 'a warm coat',
  draw: (brush) => {
    const cloth: Colour = '#f2b632';
    return (
      brush.line('M0 -118v8', '#8a6a5a', 5) +
      brush.shape(
        tube(
          [
            [-24, -92],
            [-36, -60],
            [-38, -28],
          ],
          [24, 21, 18],
          { end: 'flat' },
        ) +
          tube(
            [
              [24, -92],
              [36, -60],
              [38, -28],
            ],
            [24, 21, 18],
            { end: 'flat' },
          ),
        shade(cloth, 0.35),
      ) +
      brush.shape(
        curve(
          [
            [-14, -106],
            [-30, -96],
            [-32, -50],
            [-38, 0],
            [0, 4],
            [38, 0],
            [32, -50],
            [30, -96],
            [14, -106],
          ],
          { tension: 0.12 },
        ),
        cloth,
      ) +
      brush.shape(
        curve([
          [-20, -100],
          [-14, -114],
          [0, -118],
          [14, -114],
          [20, -100],
          [0, -92],
        ]),
        shade(cloth, 0.6),
      ) +
      brush.line('M0 -92V2', shade(cloth, 1), 2.6, 0.7) +
      brush.flat([-78, -58, -38, -18].map((y) => ellipse(6, y, 3.4)).join(''), '#5a6fb5') +
      brush.shape(box(-28, -38, 20, 20, 4) + box(12, -38, 18, 20, 4), tint(cloth, 0.8), { form: 0.4 })
    );
  },
};

export const shoe: Prop = {
  width: 88,
  height: 40,
  places: ['floor'],
  words: 'a pair of shoes',
  draw: (brush) => {
    const one = (x: number, y: number, fill: Colour) =>
      brush.group(
        brush.shape(
          curve(
            [
              [-20, -34],
              [-24, -8],
              [-20, 0],
              [24, 0],
              [28, -10],
              [14, -18],
              [2, -22],
              [-2, -34],
              [-10, -36],
            ],
            { tension: 0.14 },
          ),
          fill,
        ) +
          brush.line('M-21 -2H25', mix(fill, '#fffdf4', 0.75), 5) +
          brush.line('M0 -24l8 5M6 -20l8 4', '#fffdf4', 2.4) +
          brush.flat(ellipse(-11, -35, 8, 3), shade(fill, 1.3)),
        { x, y },
      );
    return one(-16, -6, shade('#5a6fb5', 0.3)) + one(16, 0, '#5a6fb5');
  },
};

export const bicycle: Prop = {
  width: 190,
  height: 138,
  places: ['floor'],
  words: 'a bicycle',
  draw: (brush) => {
    const wheel = (x: number) => {
      const spokes = Array.from({ length: 6 }, (_, i) => {
        const angle = (i / 6) * Math.PI;
        const [dx, dy] = [Math.cos(angle) * 35, Math.sin(angle) * 35];
        return `M${num(x - dx)} ${num(-40 - dy)}L${num(x + dx)} ${num(-40 + dy)}`;
      }).join('');
      return (
        brush.line(spokes, '#b9c0cf', 1.6, 0.9) +
        brush.line(ellipse(x, -40, 36), '#3d4058', 8) +
        brush.flat(ellipse(x, -40, 5), '#8a90a8')
      );
    };
    const frame: Colour = '#d9634f';
    return (
      wheel(-54) +
      wheel(54) +
      brush.line('M-54 -40L-22 -90L34 -92L0 -40Z', frame, 8) +
      brush.line('M-22 -90L0 -40M34 -92L54 -40', frame, 8) +
      brush.line('M-22 -90L-26 -104M34 -92L30 -118', '#8a90a8', 5.5) +
      brush.shape(
        tube(
          [
            [-44, -106],
            [-26, -108],
            [-10, -105],
          ],
          [14, 12, 7],
        ),
        '#5a4a52',
      ) +
      brush.line('M30 -118Q44 -128 54 -120', '#8a90a8', 5.5) +
      brush.shape(
        tube(
          [
            [48, -122],
            [58, -116],
          ],
          [10, 10],
          { steps: 2 },
        ),
        '#5a4a52',
      ) +
      brush.shape(ellipse(0, -40, 11), '#f2b632') +
      brush.line('M0 -40L10 -24M4 -22h14M0 -40L-10 -56M-16 -58h14', '#5a4a52', 4) +
      brush.shape(
        curve(
          [
            [26, -116],
            [28, -96],
            [52, -96],
            [56, -116],
          ],
          { tension: 0.08 },
        ),
        '#cf9a70',
      ) +
      brush.line('M27 -106H55M34 -116v20M46 -116v20', shade('#cf9a70', 1), 2, 0.7)
    );
  },
};
