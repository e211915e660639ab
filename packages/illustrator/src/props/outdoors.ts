import { shade, tint, type Colour } from '../paint/colour.ts';
import { curve, ellipse, polygon, star } from '../paint/path.ts';
import type { Prop } from './prop.ts';

export const umbrella: Prop = {
  width: 150,
  height: 132,
  places: ['floor'],
  words: 'an umbrella',
  draw: (brush) => {
    const canopy =
      'M-74 -58Q-66 -124 0 -128Q66 -124 74 -58Q60 -70 46 -58Q30 -70 15 -58Q0 -70 -15 -58Q-30 -70 -46 -58Q-60 -70 -74 -58Z';
    const panels =
      'M-46 -58Q-40 -110 0 -128Q-18 -106 -15 -58Q-30 -70 -46 -58ZM46 -58Q40 -110 0 -128Q18 -106 15 -58Q30 -70 46 -58Z';
    return (
      brush.line('M0 -70V-10q0 10 -9 10t-9 -9', '#7a5a4a', 6) +
      brush.shape(canopy, '#e8675c', { inside: brush.flat(panels, '#fff3df') }) +
      brush.line('M0 -128v-7', '#7a5a4a', 5)
    );
  },
};

export const kite: Prop = {
  width: 96,
  height: 150,
  places: ['air', 'floor'],
  words: 'a kite',
  draw: (brush) => {
    const bow = (x: number, y: number, fill: Colour) =>
      brush.shape(
        polygon([
          [x, y],
          [x - 11, y - 6],
          [x - 10, y + 6],
        ]) +
          polygon([
            [x, y],
            [x + 11, y + 6],
            [x + 10, y - 6],
          ]),
        fill,
        { form: 0.4 },
      );
    return (
      brush.line('M6 -62Q-14 -46 2 -34T-6 -4', '#8a6a5a', 2.6) +
      brush.shape(
        polygon([
          [-4, -150],
          [40, -112],
          [6, -58],
          [-38, -102],
        ]),
        '#d9634f',
        {
          inside:
            brush.flat(
              polygon([
                [-4, -150],
                [40, -112],
                [1, -106],
              ]),
              '#f2b632',
            ) +
            brush.flat(
              polygon([
                [6, -58],
                [-38, -102],
                [1, -106],
              ]),
              '#5a9bd5',
            ) +
            brush.flat(
              polygon([
                [6, -58],
                [40, -112],
                [1, -106],
              ]),
              '#7cbf9a',
            ),
        },
      ) +
      brush.line('M-4 -150L6 -58M-38 -102L40 -112', '#fbf1dc', 2.6, 0.8) +
      bow(-4, -48, '#f2b632') +
      bow(1, -32, '#5a9bd5') +
      bow(-4, -14, '#d9634f')
    );
  },
};

export const bucket: Prop = {
  width: 74,
  height: 86,
  places: ['floor', 'table'],
  words: 'a bucket and spade',
  draw: (brush) => {
    const body: Colour = '#5a9bd5';
    return (
      brush.line('M10 -50L26 -92', '#f2b632', 6.5) +
      brush.line('M17 -95l18 6', '#f2b632', 7) +
      brush.line('M-33 -54Q0 -88 33 -54', '#e6e1d6', 4) +
      brush.shape('M-34 -54H34L26 -3Q0 4 -26 -3Z', body, {
        inside: brush.line('M-36 -26Q0 -18 36 -26', '#fbf1dc', 5),
      }) +
      brush.shape(ellipse(0, -54, 34, 8), tint(body, 1.2), { form: 0.4 }) +
      brush.shape(
        curve([
          [-28, -54],
          [-14, -66],
          [6, -64],
          [28, -54],
          [0, -49],
        ]),
        '#eed09a',
        { form: 0.6 },
      )
    );
  },
};

export const flower: Prop = {
  width: 60,
  height: 92,
  places: ['floor', 'table'],
  held: { scale: 0.86, dy: 30 },
  words: 'a flower',
  draw: (brush) => {
    const petals = Array.from({ length: 7 }, (_, index) => {
      const angle = (index / 7) * Math.PI * 2;
      return brush.group(brush.shape(ellipse(0, -16, 8.5, 13), index % 2 ? '#e58aa0' : '#ee9fb0', { form: 0.6 }), {
        x: 0,
        y: -66,
        turn: (angle * 180) / Math.PI,
      });
    }).join('');
    return (
      brush.line('M0 0Q-4 -30 0 -60', '#5f9a4a', 5.5) +
      brush.shape(
        curve([
          [-1, -14],
          [-22, -34],
          [-28, -26],
          [-14, -10],
        ]),
        '#6fae5a',
      ) +
      brush.shape(
        curve([
          [0, -24],
          [20, -42],
          [26, -34],
          [12, -20],
        ]),
        '#6fae5a',
      ) +
      petals +
      brush.shape(ellipse(0, -66, 9.5), '#f6c453')
    );
  },
};

export const balloon: Prop = {
  width: 66,
  height: 152,
  places: ['air', 'floor'],
  words: 'a balloon',
  draw: (brush) => {
    const skin: Colour = '#e8675c';
    return (
      brush.line('M0 -74Q-12 -50 0 -34T-2 0', '#9a8a8a', 2.4) +
      brush.shape(
        curve([
          [0, -152],
          [-28, -138],
          [-33, -112],
          [-18, -86],
          [0, -76],
          [18, -86],
          [33, -112],
          [28, -138],
        ]),
        skin,
      ) +
      brush.shape(
        polygon([
          [0, -78],
          [-6, -69],
          [6, -69],
        ]),
        shade(skin, 0.6),
        { form: 0.3 },
      ) +
      brush.flat(ellipse(-13, -126, 6, 10), '#fff1e6', 0.6)
    );
  },
};

export const shootingStar: Prop = {
  width: 150,
  height: 90,
  places: ['air'],
  words: 'a shooting star',
  draw: (brush) =>
    brush.line('M-72 -84Q-16 -72 30 -40M-62 -62Q-16 -54 24 -30M-46 -92Q0 -84 42 -48', '#fbe6ae', 4, 0.75) +
    brush.glow([46, -28], [52, 52], '#fff0c4', 0.6) +
    brush.shape(star(46, -28, 27), '#f8cf5a'),
};
