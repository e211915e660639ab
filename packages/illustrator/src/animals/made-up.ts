import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { box, bumpy, curve, ellipse, polygon } from '../paint/path.ts';
import type { Creature } from './creature.ts';
import { drawFeatures } from './features.ts';

export const robot: Creature = {
  height: 210,
  half: 78,
  face: { x: 0, y: -152, r: 46 },
  coat: '#8fb0c4',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const tin: Colour = '#8fb0c4';
    const arms = [-1, 1]
      .map(
        (side) =>
          brush.line(
            lively
              ? `M${side * 46} -88Q${side * 78} -96 ${side * 80} -136`
              : `M${side * 46} -88Q${side * 74} -76 ${side * 68} -40`,
            shade(tin, 0.8),
            13,
          ) + brush.shape(ellipse(side * (lively ? 80 : 67), lively ? -142 : -34, 13), '#f2b632'),
      )
      .join('');
    return (
      brush.line('M0 -196v-16', shade(tin, 1), 5) +
      brush.shape(ellipse(0, -216, 9), asleep ? '#8a8094' : '#f2b632') +
      [-1, 1].map((side) => brush.shape(box(side * 26 - 15, -34, 30, 34, 8), shade(tin, 0.6))).join('') +
      arms +
      brush.shape(box(-52, -106, 104, 80, 18), tin) +
      brush.flat(box(-34, -92, 68, 40, 8), '#f4ead8') +
      brush.flat(ellipse(-16, -72, 8), '#d9634f') +
      brush.flat(ellipse(4, -72, 8), '#7cbf9a') +
      brush.flat(ellipse(23, -72, 6), '#f2b632') +
      brush.shape(box(-60, -200, 120, 92, 24), tin) +
      brush.flat(box(-48, -188, 96, 68, 18), '#eef4f2', 0.95) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 6, asleep, skin: '#eef4f2', size: 0.94 }), { y: -154 })
    );
  },
};

export const monster: Creature = {
  height: 206,
  half: 92,
  face: { x: 0, y: -120, r: 52 },
  coat: '#8f78c4',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const fur: Colour = '#8f78c4';
    const arms = [-1, 1]
      .map((side) =>
        brush.shape(lively ? ellipse(side * 86, -124, 17, 34) : ellipse(side * 80, -64, 18, 34), shade(fur, 0.3)),
      )
      .join('');
    const horns = [-1, 1]
      .map((side) =>
        brush.shape(
          `M${side * 26} -178C${side * 30} -206 ${side * 50} -210 ${side * 58} -202C${side * 52} -192 ${side * 52} -176 ${side * 46} -164Z`,
          '#f2dca6',
        ),
      )
      .join('');
    return (
      [-1, 1].map((side) => brush.shape(ellipse(side * 34, -8, 26, 12), shade(fur, 0.6))).join('') +
      horns +
      arms +
      brush.shape(bumpy(0, -98, 78, 92, 16), fur, {
        inside: brush.flat(ellipse(0, -50, 46, 44), tint(fur, 1.8), 0.75),
      }) +
      [
        [-52, -70],
        [56, -92],
        [-58, -108],
      ]
        .map(([x = 0, y = 0]) => brush.flat(ellipse(x, y, 9, 8), mix(fur, '#4aa3a2', 0.6), 0.6))
        .join('') +
      brush.group(
        drawFeatures(brush, { feeling, shift: turn * 9, asleep, skin: fur, nose: '#e08aa0', gap: 26, size: 1.08 }),
        { y: -118 },
      )
    );
  },
};

export const alien: Creature = {
  height: 206,
  half: 64,
  face: { x: 0, y: -134, r: 52 },
  coat: '#86c08a',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const skin: Colour = '#86c08a';
    return (
      brush.line('M-20 -176q-10 -22 -26 -26M20 -176q10 -22 26 -26', skin, 6) +
      brush.shape(ellipse(-48, -203, 10), '#f2c14e') +
      brush.shape(ellipse(48, -203, 10), '#f2c14e') +
      [-1, 1].map((side) => brush.shape(box(side * 18 - 11, -30, 22, 30, 9), shade(skin, 0.5))).join('') +
      [-1, 1]
        .map((side) =>
          brush.line(
            lively ? `M${side * 34} -76L${side * 64} -108` : `M${side * 34} -76Q${side * 58} -58 ${side * 48} -34`,
            shade(skin, 0.3),
            14,
          ),
        )
        .join('') +
      brush.shape(
        curve([
          [0, -96],
          [-36, -84],
          [-42, -40],
          [-22, -18],
          [22, -18],
          [42, -40],
          [36, -84],
        ]),
        '#7a6aa8',
        { inside: brush.flat(ellipse(0, -52, 14), '#f2c14e') },
      ) +
      brush.shape(
        curve([
          [0, -190],
          [-54, -170],
          [-62, -128],
          [-34, -92],
          [0, -84],
          [34, -92],
          [62, -128],
          [54, -170],
        ]),
        skin,
      ) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 8, asleep, skin, gap: 26, size: 1.06 }), { y: -130 })
    );
  },
};

export const ghost: Creature = {
  height: 196,
  half: 70,
  face: { x: 0, y: -128, r: 46 },
  coat: '#e6e4f4',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const sheet: Colour = '#e6e4f4';
    return (
      brush.shape(
        `M-58 -112C-58 -172 -30 -194 0 -194S58 -172 58 -112V-18C52 2 40 -16 30 -14C20 -10 16 4 4 -6C-6 -14 -14 6 -26 -4C-36 -14 -46 4 -58 -18Z`,
        sheet,
      ) +
      [-1, 1]
        .map((side) =>
          brush.shape(lively ? ellipse(side * 66, -118, 14, 24) : ellipse(side * 58, -74, 14, 22), shade(sheet, 0.3)),
        )
        .join('') +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 9, asleep, skin: sheet }), { y: -128 })
    );
  },
};

export const snowman: Creature = {
  height: 220,
  half: 84,
  face: { x: 0, y: -158, r: 44 },
  coat: '#eef2f6',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const snow: Colour = '#eef2f6';
    const x = turn * 12;
    return (
      [-1, 1]
        .map((side) =>
          brush.line(
            lively
              ? `M${side * 46} -98L${side * 88} -142m0 0l${side * 4} -14m${side * -4} 14l${side * 14} -4`
              : `M${side * 46} -92L${side * 86} -74m0 0l${side * 12} -8m${side * -12} 8l${side * 12} 6`,
            '#7a5236',
            6,
          ),
        )
        .join('') +
      brush.shape(ellipse(0, -54, 66, 56), snow) +
      brush.shape(ellipse(0, -154, 48, 46), snow) +
      brush.flat(ellipse(0, -74, 5), '#4a4450') +
      brush.flat(ellipse(0, -50, 5), '#4a4450') +
      brush.shape('M-48 -118Q0 -96 48 -118L44 -102Q0 -82 -44 -102Z', '#d9634f') +
      brush.shape('M24 -104l22 44l-20 4l-14 -46Z', '#c2534a') +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 8, asleep, skin: snow, mouthY: 22 }), { y: -156 }) +
      brush.shape(
        polygon([
          [x - 6, -162],
          [x - 4, -148],
          [x + (turn < 0 ? -34 : 34), -150],
        ]),
        '#ee8a3e',
      ) +
      brush.shape(box(-46, -202, 92, 12, 6), '#4a4660') +
      brush.shape(box(-30, -236, 60, 40, 6), '#54506c') +
      brush.flat(`M-30 -208h60v8h-60Z`, '#d9634f')
    );
  },
};
