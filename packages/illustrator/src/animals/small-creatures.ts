import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { curve, ellipse, num, star, tube } from '../paint/path.ts';
import type { Creature } from './creature.ts';
import { drawFeatures } from './features.ts';

const feelers = (brush: Brush, y: number, fill: Colour = '#4a3a4a') =>
  brush.line(`M-12 ${num(y)}q-8 -26 -24 -28M12 ${num(y)}q8 -26 24 -28`, fill, 4) +
  brush.flat(ellipse(-37, y - 28, 6), fill) +
  brush.flat(ellipse(37, y - 28, 6), fill);

export const butterfly: Creature = {
  height: 180,
  half: 108,
  face: { x: 0, y: -112, r: 34 },
  coat: '#e8903e',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const wing: Colour = '#e8903e';
    const fold = lively ? 1 : asleep ? 0.5 : 0.86;
    const sides = [-1, 1]
      .map((side) => {
        const s = side * fold;
        const upper = curve([
          [s * 14, -96],
          [s * 54, -158],
          [s * 102, -160],
          [s * 104, -112],
          [s * 62, -82],
        ]);
        const lower = curve([
          [s * 14, -84],
          [s * 66, -78],
          [s * 88, -44],
          [s * 62, -12],
          [s * 26, -30],
        ]);
        return (
          brush.shape(lower, mix(wing, '#d0566a', 0.35)) +
          brush.flat(ellipse(s * 58, -44, 13 * fold, 14), tint(wing, 1.8), 0.85) +
          brush.shape(upper, wing) +
          brush.flat(ellipse(s * 76, -130, 18 * fold, 18), '#f8dc8e', 0.95) +
          brush.flat(ellipse(s * 76, -130, 8 * fold, 8), '#5a9bd5')
        );
      })
      .join('');
    return (
      sides +
      brush.shape(
        tube(
          [
            [0, -98],
            [0, -56],
            [0, -8],
          ],
          [22, 25, 14],
        ),
        '#6a5068',
      ) +
      feelers(brush, -140) +
      brush.shape(ellipse(0, -114, 34, 32), '#8a6a80') +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 5, asleep, skin: '#8a6a80', gap: 19, size: 0.72 }), {
        y: -112,
      })
    );
  },
};

export const bee: Creature = {
  height: 150,
  half: 78,
  face: { x: 0, y: -96, r: 42 },
  coat: '#f2bf3e',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const fuzz: Colour = '#f2bf3e';
    const spread = lively ? 1.15 : 0.85;
    const wings = [-1, 1]
      .map((side) => brush.shape(ellipse(side * 58 * spread, -92, 32, 21), '#dcecf4', { opacity: 0.85, form: 0.4 }))
      .join('');
    return (
      wings +
      brush.shape(ellipse(0, -46, 42, 46), fuzz, {
        inside: ['M-60 -74h120v15h-120Z', 'M-60 -46h120v15h-120Z', 'M-60 -19h120v12h-120Z']
          .map((band) => brush.flat(band, '#54404a'))
          .join(''),
      }) +
      feelers(brush, -128) +
      brush.shape(ellipse(0, -96, 43, 39), fuzz) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 7, asleep, skin: fuzz, size: 0.9 }), { y: -94 })
    );
  },
};

export const ladybird: Creature = {
  height: 132,
  half: 72,
  face: { x: 0, y: -92, r: 36 },
  coat: '#d8483c',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const wings: Colour = '#d8483c';
    const legs = [-1, 1]
      .flatMap((side) => [-44, -28, -14].map((y) => brush.line(`M${side * 44} ${y}l${side * 22} 12`, '#3f3340', 5)))
      .join('');
    const open = lively ? 16 : 0;
    const spots = [-1, 1]
      .flatMap((side) =>
        [
          [24, -60, 8],
          [38, -36, 7],
          [20, -22, 8],
        ].map(([x = 0, y = 0, r = 0]) => brush.flat(ellipse(side * x, y, r), '#3f3340')),
      )
      .join('');
    return (
      legs +
      (lively
        ? [-1, 1].map((side) => brush.shape(ellipse(side * 66, -64, 34, 17), '#dcecf4', { opacity: 0.8 })).join('')
        : '') +
      brush.group(
        brush.shape(ellipse(0, -44, 56, 44), wings, { inside: spots + brush.line('M0 -92V4', '#3f3340', 5) }),
        { y: -open * 0.2 },
      ) +
      feelers(brush, -118) +
      brush.shape(ellipse(0, -92, 37, 33), '#54444f') +
      brush.flat(ellipse(0, -90, 31, 25), '#f2d9bc', 0.92) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 5, asleep, skin: '#f2d9bc', gap: 18, size: 0.74 }), {
        y: -90,
      })
    );
  },
};

export const spider: Creature = {
  height: 140,
  half: 108,
  face: { x: 0, y: -70, r: 46 },
  coat: '#6a5a86',
  draw: (brush, { turn, feeling, asleep }) => {
    const fur: Colour = '#6a5a86';
    const legs = [-1, 1]
      .flatMap((side) =>
        [
          [40, -96, 92, -120, 104, -60],
          [46, -78, 96, -96, 108, -22],
          [46, -58, 90, -66, 100, -2],
          [38, -42, 66, -44, 72, 0],
        ].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
          brush.line(`M${side * a} ${b}Q${side * c} ${d} ${side * e} ${f}`, shade(fur, 0.6), 8),
        ),
      )
      .join('');
    return (
      legs +
      brush.shape(ellipse(0, -66, 54, 52), fur, {
        inside: brush.flat(ellipse(-16, -98, 16, 10), tint(fur, 1.6), 0.4),
      }) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 8, asleep, skin: fur, size: 1.05 }), { y: -66 })
    );
  },
};

export const snail: Creature = {
  height: 138,
  half: 98,
  face: { x: -58, y: -74, r: 34 },
  coat: '#c98a5e',
  draw: (brush, { turn, feeling, asleep }) => {
    const body: Colour = '#e8cf9c';
    const shell: Colour = '#c98a5e';
    return (
      brush.line('M-70 -98q-8 -22 -14 -28M-48 -100q2 -20 10 -28', body, 6) +
      brush.flat(ellipse(-85, -128, 7), '#6a4a40') +
      brush.flat(ellipse(-37, -130, 7), '#6a4a40') +
      brush.shape(
        'M-92 -70C-92 -104 -36 -108 -30 -74C-26 -50 -20 -34 10 -32H86C104 -26 104 -4 92 0H-66C-92 0 -92 -40 -92 -70Z',
        body,
      ) +
      brush.shape(ellipse(28, -64, 56, 55), shell) +
      brush.line(
        'M28 -24C-8 -26 -14 -72 16 -92C48 -108 76 -76 60 -50C46 -30 16 -44 22 -64C28 -76 44 -70 42 -60',
        shade(shell, 1.6),
        6,
        0.75,
      ) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 4, asleep, skin: body, gap: 16, size: 0.76 }), {
        x: -60,
        y: -72,
      })
    );
  },
};

export const caterpillar: Creature = {
  height: 118,
  half: 116,
  face: { x: -72, y: -64, r: 40 },
  coat: '#8cbf5e',
  draw: (brush, { turn, feeling, asleep }) => {
    const skin: Colour = '#8cbf5e';
    const rings = [96, 66, 34, 2, -30]
      .map(
        (x, at) =>
          brush.line(`M${x - 8} -10v10M${x + 8} -10v10`, '#5a7a3e', 5) +
          brush.shape(ellipse(x, -32 - (at % 2) * 8, 27, 28), at % 2 ? tint(skin, 0.9) : skin),
      )
      .join('');
    return (
      rings +
      brush.group(feelers(brush, -32), { x: -72, y: -64 }) +
      brush.shape(ellipse(-72, -62, 41, 40), skin) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 5, asleep, skin, gap: 19, size: 0.9 }), {
        x: -74,
        y: -60,
      })
    );
  },
};

export const frog: Creature = {
  height: 150,
  half: 88,
  face: { x: 0, y: -92, r: 52 },
  coat: '#7fb45a',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const skin: Colour = '#7fb45a';
    const shift = turn * 8;
    const thighs = [-1, 1]
      .map(
        (side) =>
          brush.shape(ellipse(side * 56, -28, 30, 27), shade(skin, 0.4)) +
          brush.shape(ellipse(side * 64, -6, 26, 8), skin),
      )
      .join('');
    const eyes = [-1, 1].map((side) => brush.shape(ellipse(side * 28 + shift * 0.6, -128, 23, 22), skin)).join('');
    const arms = [-1, 1]
      .map((side) =>
        brush.line(
          lively ? `M${side * 34} -58L${side * 70} -96` : `M${side * 26} -52L${side * 28} -6`,
          shade(skin, 0.3),
          15,
        ),
      )
      .join('');
    return (
      thighs +
      brush.shape(ellipse(0, -48, 48, 46), skin, { inside: brush.flat(ellipse(0, -40, 31, 38), '#e6eebc') }) +
      arms +
      eyes +
      brush.shape(ellipse(0, -94, 56, 41), skin, { inside: brush.flat(ellipse(shift, -72, 44, 18), '#d6e6a4', 0.8) }) +
      brush.group(drawFeatures(brush, { feeling, shift, asleep, skin, gap: 27, eyeY: -40, mouthY: 6 }), { y: -88 })
    );
  },
};

export const snake: Creature = {
  height: 160,
  half: 92,
  face: { x: -6, y: -122, r: 38 },
  coat: '#7aa86a',
  draw: (brush, { turn, feeling, asleep }) => {
    const skin: Colour = '#7aa86a';
    return (
      brush.shape(ellipse(6, -22, 88, 23), shade(skin, 0.3)) +
      brush.shape(ellipse(4, -44, 66, 20), skin) +
      brush.shape(
        tube(
          [
            [30, -52],
            [34, -84],
            [0, -92],
            [-6, -122],
          ],
          [34, 34, 34, 40],
        ),
        skin,
      ) +
      [-52, -22, 8, 38, 66].map((x) => brush.flat(star(x, -22, 8, 4, 0.5), '#f2d05c', 0.85)).join('') +
      brush.shape(ellipse(-6, -124, 42, 35), skin) +
      brush.line(`M${num(-8 + turn * 9)} -98v12m0 0l-6 8m6 -8l6 8`, '#c2485a', 3.4) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 6, asleep, skin, gap: 20, size: 0.86 }), {
        x: -6,
        y: -122,
      })
    );
  },
};
