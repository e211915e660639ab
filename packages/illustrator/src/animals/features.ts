import type { Brush } from '../paint/brush.ts';
import { mix, shade, type Colour } from '../paint/colour.ts';
import { curve, ellipse, num } from '../paint/path.ts';
import { EXPRESSIONS, type Expression, type FeelingName, type Mouth } from '../people/feelings.ts';

const EYE: Colour = '#2c1b22';
const WHITE: Colour = '#fffdf6';

/** Where the features of an animal's face, or of a thing that is somebody, sit. Units: a face is about 100 wide. */
export interface Features {
  readonly feeling: FeelingName;
  /** How far the features move to the side it looks to. */
  readonly shift: number;
  readonly asleep?: boolean;
  /** The colour around the eyes, for lids and brows. */
  readonly skin: Colour;
  /** A small nose of this colour; left out where a beak, a snout or nothing is. */
  readonly nose?: Colour;
  /** Half the distance between the eyes, and their height. */
  readonly gap?: number;
  readonly eyeY?: number;
  /** Where the mouth hangs; `none` where a beak or a trunk has one of its own. */
  readonly mouthY?: number;
  readonly mouth?: 'own' | 'none';
  /** The features' size against the usual. */
  readonly size?: number;
}

function drawEye(brush: Brush, x: number, y: number, side: number, look: Expression, skin: Colour, asleep: boolean) {
  const { kind, upper, tilt = 0, size = 1, gaze } = look.eyes;
  if (asleep || kind === 'shut') return brush.line(`M${num(x - 9)} ${num(y)}q9 8 18 0`, EYE, 3.8);
  if (kind === 'laughing') return brush.line(`M${num(x - 9)} ${num(y + 3)}q9 -11 18 0`, EYE, 3.8);
  const wide = size > 1.06;
  const rx = 7 * (wide ? 0.94 : size);
  const ry = 8.6 * (wide ? 0.94 : size);
  const px = x + gaze[0] * 1.6;
  const py = y + gaze[1] * 1.6;
  const lid =
    upper > 0.2
      ? brush.flat(
          curve(
            [
              [x - 12, y - 13],
              [x + 12, y - 13],
              [x + 12, y - 10 + upper * 16 + tilt * side * 0.16],
              [x, y - 11 + upper * 17],
              [x - 12, y - 10 + upper * 16 - tilt * side * 0.16],
            ],
            { tension: 0.08 },
          ),
          skin,
        )
      : '';
  return (
    (wide ? brush.flat(ellipse(x, y, 11 * size, 12.5 * size), WHITE) : '') +
    brush.flat(ellipse(px, py, rx, ry), EYE) +
    brush.flat(ellipse(px, py + 3, rx * 0.66, ry * 0.4), '#6b4a3a', 0.7) +
    brush.flat(ellipse(px - 2.2, py - 3.2, 2.7, 3), WHITE) +
    brush.flat(ellipse(px + 2.4, py + 3.4, 1.3), WHITE, 0.8) +
    lid
  );
}

/** A brow says what a dot of an eye cannot; a calm face has none. */
function drawBrow(brush: Brush, x: number, y: number, side: number, look: Expression, skin: Colour): string {
  const { tilt, y: lift } = look.brow;
  if (Math.abs(tilt) < 9 && lift > -7) return '';
  const inner = -side * 9;
  const rise = tilt * 0.26;
  return brush.line(
    `M${num(x + inner)} ${num(y - 19 + lift * 0.5 - rise)}q${num(-inner)} ${num(-3 + rise * 0.4)} ${num(-inner * 2)} ${num(rise * 1.6)}`,
    mix(shade(skin, 2.4), EYE, 0.4),
    3.6,
  );
}

function drawMouth(brush: Brush, x: number, y: number, kind: Mouth): string {
  const line = (path: string) => brush.line(`M${num(x)} ${num(y)}${path}`, EYE, 2.9);
  const open = (rx: number, ry: number, dy: number) =>
    brush.flat(ellipse(x, y + dy, rx, ry), '#8a3a44') +
    brush.flat(ellipse(x, y + dy + ry * 0.4, rx * 0.6, ry * 0.42), '#e88a86');
  switch (kind) {
    case 'laugh':
    case 'grin':
      return (
        brush.flat(`M${num(x - 12)} ${num(y)}q12 4 24 0q-2 17 -12 17t-12 -17Z`, '#8a3a44') +
        brush.flat(ellipse(x, y + 11.5, 6, 4), '#e88a86')
      );
    case 'round':
      return open(5, 6.5, 5);
    case 'call':
      return open(9, 11, 8);
    case 'frown':
      return line('m-9 8q9 -10 18 0');
    case 'tight':
    case 'firm':
      return line('m-8 4h16');
    case 'wobble':
    case 'quiver':
      return line('m-10 5q4 -5 7 -1t6 0t6 -2');
    case 'aside':
      return line('m-4 4q7 4 13 -2');
    case 'small':
      return line('m-5 3q5 4 10 0');
    default:
      return line('m-10 1q5 6.5 10 -1.5q5 8 10 1.5');
  }
}

/** Eyes, brows, nose, mouth and cheeks, moved by a feeling; everybody who is no person looks with the same eyes. */
export function drawFeatures(brush: Brush, features: Features): string {
  const { feeling, shift, skin, nose, asleep = false, gap = 23, eyeY = -6, mouthY = 18, size = 1 } = features;
  const look = EXPRESSIONS[asleep ? 'calm' : feeling];
  const blush = brush.radial([
    [0, brush.ink('#ef7a78'), Math.min(0.9, 0.62 * look.blush)],
    [1, brush.ink('#ef7a78'), 0],
  ]);
  const parts = ([-1, 1] as const).map((side) => {
    const x = side * gap + shift;
    return (
      `<path d="${ellipse(side * (gap + 13) + shift, eyeY + 19, 11, 7.5)}" fill="${blush}"/>` +
      drawEye(brush, x, eyeY, side, look, skin, asleep) +
      (asleep ? '' : drawBrow(brush, x, eyeY, side, look, skin)) +
      (look.tear && side > 0 && !asleep
        ? brush.flat(`M${num(x + 4)} ${num(eyeY + 10)}q6 9 0 12q-6 -3 0 -12Z`, '#8fc7ea')
        : '')
    );
  });
  const x = shift * 1.4;
  const snout =
    nose === undefined
      ? ''
      : brush.line(`M${num(x)} ${num(mouthY - 5)}v5`, EYE, 2.7) +
        brush.flat(
          curve([
            [x - 8.5, mouthY - 12],
            [x, mouthY - 14],
            [x + 8.5, mouthY - 12],
            [x + 3, mouthY - 4.5],
            [x - 3, mouthY - 4.5],
          ]),
          nose,
        ) +
        brush.flat(ellipse(x - 2.5, mouthY - 11, 2.2, 1.4), '#fffaf2', 0.7);
  const mouth = features.mouth === 'none' ? '' : drawMouth(brush, x, mouthY, asleep ? 'small' : look.mouth);
  const markup = parts.join('') + mouth + snout;
  return size === 1 ? markup : brush.group(markup, { scale: size });
}
