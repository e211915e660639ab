import type { Brush } from '../paint/brush.ts';
import { shade, type Colour } from '../paint/colour.ts';
import { curve, ellipse, tube } from '../paint/path.ts';
import type { Body } from './body.ts';

const CLOTH: Colour = '#d9634f';

/** What is seen of a backpack behind its wearer. */
export function drawBackpackBehind(brush: Brush, { shoulders, shoulderY, torso }: Body): string {
  const w = shoulders + 14;
  return brush.shape(
    curve([
      [-w * 0.7, shoulderY - 4],
      [-w, shoulderY + 24],
      [-w - 3, shoulderY + torso * 0.72],
      [0, shoulderY + torso * 0.84],
      [w + 3, shoulderY + torso * 0.72],
      [w, shoulderY + 24],
      [w * 0.7, shoulderY - 4],
    ]),
    shade(CLOTH, 0.4),
  );
}

/** The straps over both shoulders. */
export function drawBackpackStraps(brush: Brush, { shoulders, shoulderY, torso }: Body): string {
  return [-1, 1]
    .map(
      (side) =>
        brush.shape(
          tube(
            [
              [side * (shoulders * 0.66), shoulderY - 5],
              [side * (shoulders * 0.72), shoulderY + torso * 0.3],
              [side * (shoulders + 3), shoulderY + torso * 0.56],
            ],
            [11, 12, 9],
            { start: 'flat', steps: 5 },
          ),
          CLOTH,
          { form: 0.6 },
        ) + brush.flat(ellipse(side * (shoulders * 0.72), shoulderY + torso * 0.3, 4, 5), '#f6cf6a'),
    )
    .join('');
}
