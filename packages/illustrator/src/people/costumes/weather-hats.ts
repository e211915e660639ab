import { mix, shade } from '../../paint/colour.ts';
import { curve, ellipse, num, star, tube } from '../../paint/path.ts';
import type { Hat, HatWearer } from './costume.ts';
import { BELOW_RIM, dome, rim } from './hat-shapes.ts';

/** A rain hat whose brim falls low behind. */
export const rainHat: Hat = {
  hairWithin: BELOW_RIM,
  top: 82,
  behind: ({ brush, outfit }) =>
    brush.shape(
      curve([
        [-58, -20],
        [-84, 18],
        [-70, 32],
        [0, 40],
        [70, 32],
        [84, 18],
        [58, -20],
      ]),
      shade(outfit.top, 0.8),
    ),
  front: ({ brush, outfit }) =>
    brush.shape(dome(-80), outfit.top) +
    brush.line('M-26 -34Q-24 -62 -6 -78M26 -34Q24 -62 6 -78', shade(outfit.top, 0.8), 2.4, 0.45) +
    brush.shape(rim(82, 10, 19), outfit.top, { form: 0.9 }),
};

/** A knitted hat with a bobble. */
export const bobbleHat: Hat = {
  hairWithin: BELOW_RIM,
  top: 112,
  front: ({ brush, outfit }) => {
    const cloth = outfit.accent;
    let ribs = '';
    for (let at = -3; at <= 3; at++)
      ribs += `M${num(at * 15)} ${num(-36 + Math.abs(at) * 3)}Q${num(at * 12)} -62 ${num(at * 4)} -84`;
    return (
      brush.shape(ellipse(0, -94, 17), mix(cloth, '#fff6e2', 0.75)) +
      brush.line('M-8 -98q4 -6 9 -3M2 -90q6 -3 9 2', shade(mix(cloth, '#fff6e2', 0.75), 1), 2, 0.5) +
      brush.shape(dome(-86), cloth, { inside: brush.line(ribs, shade(cloth, 0.9), 2, 0.4) }) +
      brush.shape(rim(60, -6, 23), mix(cloth, '#fff6e2', 0.6), { form: 0.7 })
    );
  },
};

/** A captain's cap with a peak. */
export const captainsCap: Hat = {
  hairWithin: BELOW_RIM,
  top: 82,
  front: ({ brush, turn }) =>
    brush.shape(
      curve([
        [-58, -30],
        [-70, -52],
        [-44, -72],
        [0, -80],
        [44, -72],
        [70, -52],
        [58, -30],
        [0, -44],
      ]),
      '#f6f1e6',
    ) +
    brush.shape(
      tube(
        [
          [-57, -16],
          [-30, -30],
          [0, -34],
          [30, -30],
          [57, -16],
        ],
        [19, 20, 20, 20, 19],
      ),
      '#4a5f8a',
    ) +
    brush.shape(
      curve([
        [-42 + turn * 6, -22],
        [turn * 6, -30],
        [42 + turn * 6, -22],
        [30 + turn * 8, -11],
        [turn * 8, -15],
        [-30 + turn * 8, -11],
      ]),
      '#3a4468',
    ) +
    brush.shape(star(turn * 6, -37, 9, 5, 0.55), '#f2c14e', { form: 0.5 }),
};

/** A wide straw hat. */
export const strawHat: Hat = {
  hairWithin: BELOW_RIM,
  top: 88,
  front: ({ brush, outfit }: HatWearer) =>
    brush.shape(dome(-84, 54), '#e8c06a', {
      inside: brush.line('M-50 -58Q0 -76 50 -58M-54 -44Q0 -62 54 -44', shade('#e8c06a', 0.8), 2, 0.4),
    }) +
    brush.line('M-53 -34Q0 -58 53 -34', shade(outfit.accent, 0.2), 11) +
    brush.shape(rim(96, 2, 18), '#edcb7c'),
};
