import { shade } from '../../paint/colour.ts';
import { curve, ellipse, num, tube } from '../../paint/path.ts';
import type { Hat } from './costume.ts';

const GLOBE = ellipse(0, -10, 96, 92);

/** A clear round helmet: the whole head is seen in it. */
export const clearHelmet: Hat = {
  hairWithin: GLOBE,
  top: 104,
  behind: ({ brush }) => brush.flat(GLOBE, '#dff0f6', 0.35),
  front: ({ brush }) =>
    brush.flat(GLOBE, '#e8f6fb', 0.12) +
    brush.line(GLOBE, '#f4f8fa', 5, 0.9) +
    brush.line('M-76 -30Q-66 -70 -30 -86', '#ffffff', 7, 0.65) +
    brush.line('M-80 -12q0 -5 1 -9', '#ffffff', 6, 0.6) +
    brush.line('M62 44Q80 24 82 -4', '#ffffff', 4, 0.4),
};

const goggleStrap = 'M-57 -22Q0 -56 57 -22';

/** Swimming goggles pushed up on the forehead. */
export const gogglesUp: Hat = {
  top: 70,
  front: ({ brush, outfit, turn }) => {
    const s = turn * 6;
    const lens = (x: number) =>
      brush.shape(ellipse(x + s, -42, 15, 11), '#8fd0e6', { form: 0.6 }) +
      brush.line(ellipse(x + s, -42, 15, 11), outfit.accent, 4) +
      brush.line(`M${num(x + s - 7)} -45q4 -4 9 -3`, '#ffffff', 2.4, 0.8);
    return (
      brush.line(goggleStrap, shade(outfit.accent, 0.5), 7) +
      lens(-18) +
      lens(18) +
      brush.line(`M${num(-4 + s)} -43q4 -3 8 0`, outfit.accent, 4)
    );
  },
};

/** A diving mask over the eyes, clear enough to look through, and a snorkel. */
export const divingMask: Hat = {
  top: 92,
  behind: ({ brush, outfit }) =>
    brush.shape(
      tube(
        [
          [60, 30],
          [70, 4],
          [70, -50],
          [66, -86],
        ],
        [11, 12, 12, 13],
      ),
      outfit.accent,
    ) +
    brush.shape(
      tube(
        [
          [67, -76],
          [66, -88],
        ],
        [14, 14],
        { steps: 2 },
      ),
      '#fff1d8',
      { form: 0.5 },
    ),
  front: ({ brush, outfit, turn }) => {
    const s = turn * 9;
    const frame = curve(
      [
        [-44 + s, -12],
        [-30 + s, -17],
        [s, -16],
        [30 + s, -17],
        [44 + s, -12],
        [46 + s, 8],
        [36 + s, 21],
        [16 + s, 21],
        [8 + s, 15],
        [-8 + s, 15],
        [-16 + s, 21],
        [-36 + s, 21],
        [-46 + s, 8],
      ],
      { tension: 0.15 },
    );
    return (
      brush.line(`M${num(-44 + s)} 0L-54 -4M${num(44 + s)} 0L54 -4`, shade(outfit.accent, 0.6), 8) +
      brush.flat(frame, '#d8f2fa', 0.24) +
      brush.line(frame, outfit.accent, 5.4) +
      brush.line(`M${num(-36 + s)} -6q5 -6 13 -5`, '#ffffff', 3, 0.75) +
      brush.line('M60 30Q48 38 34 36', outfit.accent, 6)
    );
  },
};
