import { shade, tint, type Colour } from '../paint/colour.ts';
import { box, curve, ellipse, num, star as starPath, tube } from '../paint/path.ts';
import type { Brush } from '../paint/brush.ts';
import type { Prop } from './prop.ts';

export const blanket: Prop = {
  width: 104,
  height: 46,
  places: ['floor', 'table'],
  held: { scale: 0.98, dy: 6 },
  soft: true,
  words: 'a cosy blanket',
  draw: (brush) => {
    const cloth: Colour = '#c9667f';
    const fold = (y: number, h: number, fill: Colour, inset: number) =>
      brush.shape(
        curve(
          [
            [-50 + inset, y],
            [-44 + inset, y - h],
            [0, y - h - 2],
            [44 - inset, y - h],
            [50 - inset, y - h * 0.5],
            [48 - inset, y],
            [0, y + 1],
          ],
          { tension: 0.12 },
        ),
        fill,
        { inside: brush.line(`M-60 ${num(y - h * 0.5)}H60`, '#fbf1dc', 3.4) },
      );
    return (
      fold(0, 17, shade(cloth, 0.4), 0) +
      fold(-15, 16, cloth, 2) +
      fold(-29, 15, tint(cloth, 0.8), 4) +
      brush.line(Array.from({ length: 8 }, (_, i) => `M${-40 + i * 11} -1v5`).join(''), '#fbf1dc', 2.6)
    );
  },
};

export const pillow: Prop = {
  width: 106,
  height: 58,
  places: ['floor', 'table'],
  held: { scale: 0.76, dy: 24 },
  soft: true,
  words: 'a soft pillow',
  draw: (brush) => {
    const path = curve(
      [
        [-52, -2],
        [-44, -28],
        [-50, -56],
        [0, -50],
        [50, -56],
        [44, -28],
        [52, -2],
        [0, -6],
      ],
      { tension: 0.14 },
    );
    return (
      brush.shape(path, '#f3d9d4', {
        inside: brush.flat(
          [-28, 0, 28].flatMap((x, i) => [starPath(x, -40 + (i % 2) * 4, 6), starPath(x + 12, -18, 5)]).join(''),
          '#e39a96',
          0.7,
        ),
      }) + brush.line('M-34 -8q-8 -6 -10 -14M34 -8q8 -6 10 -14', '#cf9a98', 2.4, 0.6)
    );
  },
};

export const lamp: Prop = {
  width: 66,
  height: 112,
  places: ['table', 'floor'],
  words: 'a lamp',
  draw: (brush) => {
    const shadePath = 'M-19 -108Q0 -113 19 -108L33 -54Q0 -44 -33 -54Z';
    return (
      brush.glow([0, -74], [92, 92], '#ffd98a', 0.5) +
      brush.shape(ellipse(0, -6, 25, 7), '#6fb0a4') +
      brush.shape(
        tube(
          [
            [0, -8],
            [0, -26],
            [0, -54],
          ],
          [10, 16, 9],
        ),
        '#7fc0b0',
      ) +
      brush.wash(shadePath, [
        [0, '#fff3cf'],
        [0.7, '#ffdf94'],
        [1, '#f7c76a'],
      ]) +
      brush.line('M-32 -56Q0 -46 32 -56', '#e9b454', 3)
    );
  },
};

/** A cot; `inside` lies on its mattress, behind the bars. */
export function drawCot(brush: Brush, inside = ''): string {
  const wood: Colour = '#d9a878';
  const bars = Array.from({ length: 7 }, (_, index) =>
    brush.shape(box(-82 + index * 26.2, -112, 6.5, 84, 3.2), tint(wood, 0.8), { form: 0.5 }),
  ).join('');
  const sheet = curve(
    [
      [-86, -30],
      [-84, -56],
      [-30, -62],
      [40, -58],
      [86, -54],
      [88, -30],
    ],
    { tension: 0.12 },
  );
  return (
    brush.shape(box(-92, -128, 184, 100, 8), '#f6ead6', { form: 0.5 }) +
    inside +
    brush.shape(sheet, '#a7c9d8', { opacity: 0.96 }) +
    bars +
    brush.shape(box(-102, -126, 204, 13, 6), wood) +
    brush.shape(box(-102, -38, 204, 18, 6), wood) +
    brush.shape(box(-104, -150, 16, 150, 7) + box(88, -150, 16, 150, 7), shade(wood, 0.25)) +
    brush.flat(ellipse(-96, -150, 9) + ellipse(96, -150, 9), tint(wood, 0.6))
  );
}

export const cot: Prop = {
  width: 210,
  height: 160,
  places: ['floor'],
  words: "a baby's cot",
  draw: (brush) => drawCot(brush),
};

export const moon: Prop = {
  width: 84,
  height: 92,
  places: ['air', 'wall'],
  words: 'the moon',
  draw: (brush) => {
    const crescent = 'M18 -88A44 44 0 1 0 38 -20A36 36 0 1 1 18 -88Z';
    return (
      brush.glow([-2, -46], [84, 84], '#fff1c2', 0.5) +
      brush.shape(crescent, '#ffe9ac', { form: 0.6 }) +
      brush.flat(ellipse(-24, -52, 4.4) + ellipse(-16, -28, 5.4) + ellipse(-14, -70, 3), '#efcf82', 0.8)
    );
  },
};

export const star: Prop = {
  width: 74,
  height: 74,
  places: ['air', 'wall'],
  held: { scale: 0.72, dy: 26 },
  words: 'a shining star',
  draw: (brush) =>
    brush.glow([0, -36], [62, 62], '#fff1c2', 0.5) +
    brush.shape(
      curve(
        Array.from({ length: 10 }, (_, index) => {
          const angle = (index / 5) * Math.PI - Math.PI / 2;
          const radius = index % 2 ? 18.5 : 37;
          return [Math.cos(angle) * radius, -36 + Math.sin(angle) * radius] as const;
        }),
        { tension: 0.07 },
      ),
      '#ffd66b',
    ) +
    brush.flat(ellipse(-9, -36, 3) + ellipse(9, -36, 3), '#5a3a2a') +
    brush.line('M-6 -29q6 5 12 0', '#5a3a2a', 2.4),
};

export const clock: Prop = {
  width: 80,
  height: 84,
  places: ['wall', 'table'],
  words: 'a clock',
  draw: (brush) => {
    const ticks = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2;
      const inner = index % 3 ? 26 : 23.5;
      return `M${num(Math.sin(angle) * inner)} ${num(-42 - Math.cos(angle) * inner)}L${num(Math.sin(angle) * 29)} ${num(-42 - Math.cos(angle) * 29)}`;
    }).join('');
    return (
      brush.shape(ellipse(0, -42, 40), '#d9634f') +
      brush.shape(ellipse(0, -42, 33), '#fffaf0', { form: 0.3 }) +
      brush.line(ticks, '#6a5a6a', 2.6) +
      brush.line('M0 -42V-60M0 -42L14 -33', '#3f3a5e', 4.4) +
      brush.flat(ellipse(0, -42, 4), '#d9634f')
    );
  },
};
