import { mix, shade, tint, type Colour } from '../../paint/colour.ts';
import { box, curve, ellipse, num, star, tube } from '../../paint/path.ts';
import { torsoPath } from '../torso.ts';
import type { Wearer } from './costume.ts';

const GOLD: Colour = '#f2c14e';

/** A sash around the waist with a buckle, and an open waistcoat. */
export function pirateVest({ brush, body, outfit }: Wearer): string {
  const { shoulders: s, shoulderY: y, torso, hips, hipY, waist } = body;
  const vest: Colour = '#5a4668';
  const half = (side: number) =>
    brush.shape(
      curve(
        [
          [side * 15, y - 7],
          [side * s * 0.74, y - 4],
          [side * (s - 1), y + 10],
          [side * (waist + 2), y + torso * 0.45],
          [side * (hips + 4), hipY - 8],
          [side * 16, hipY - 4],
          [side * 21, y + torso * 0.4],
        ],
        { tension: 0.1 },
      ),
      vest,
    );
  return brush.within(torsoPath(body, outfit), half(-1) + half(1)) + belt({ brush, body }, '#e0a33c', '#fff1c8', 15);
}

/** A belt around the hips with a buckle. */
function belt({ brush, body }: Pick<Wearer, 'brush' | 'body'>, cloth: Colour, buckle: Colour, width = 12): string {
  const { hips, hipY } = body;
  const y = hipY - 8;
  return (
    brush.shape(
      tube(
        [
          [-hips - 3, y - 2],
          [0, y + 3],
          [hips + 3, y - 2],
        ],
        [width, width, width],
        { start: 'flat', end: 'flat' },
      ),
      cloth,
      { form: 0.6 },
    ) + brush.line(box(-9, y - 6, 18, 17, 4), buckle, 4)
  );
}

/** A knight's tabard: cloth over mail, split below the belt. */
export function tabard({ brush, body, outfit }: Wearer): string {
  const { shoulders: s, shoulderY: y, hips, hipY, legs, rest } = body;
  const hem = rest === 'standing' ? hipY + legs * 0.34 : hipY + 14;
  const cloth = outfit.accent;
  const w = s * 0.62;
  const front = curve(
    [
      [-w, y - 3],
      [-w - 1, y + 30],
      [-hips + 4, hipY],
      [-hips + 1, hem],
      [0, hem + 5],
      [hips - 1, hem],
      [hips - 4, hipY],
      [w + 1, y + 30],
      [w, y - 3],
      [12, y + 3],
      [-12, y + 3],
    ],
    { tension: 0.1 },
  );
  const mark = mix(cloth, '#fff6e2', 0.8);
  return (
    brush.shape(front, cloth) +
    brush.flat(star(0, y + 38, 15, 5, 0.5), mark) +
    brush.line(front, mark, 2.4, 0.7) +
    belt({ brush, body }, '#7a5440', GOLD, 10)
  );
}

/** Straps, pockets and coloured bands of a space suit. */
export function spaceSuit({ brush, body, outfit }: Wearer): string {
  const { shoulderY: y, torso, hipY, hips } = body;
  const panel = box(-19, y + torso * 0.34, 38, 27, 7);
  return (
    brush.shape(panel, '#c3ccd9', { form: 0.5 }) +
    brush.flat(ellipse(-9, y + torso * 0.34 + 10, 4.4), '#c8463c') +
    brush.flat(ellipse(4, y + torso * 0.34 + 10, 4.4), GOLD) +
    brush.line(`M-12 ${num(y + torso * 0.34 + 20)}h24`, '#7f8fa3', 3) +
    brush.line(
      `M${num(-hips - 3)} ${num(hipY - 6)}Q0 ${num(hipY + 3)} ${num(hips + 3)} ${num(hipY - 6)}`,
      outfit.accent,
      6,
    )
  );
}

/** A wide belt and trunks over a plain suit. */
export function heroBelt({ brush, body, outfit }: Wearer): string {
  const { hips, hipY, rest } = body;
  const trunks =
    rest === 'standing'
      ? brush.shape(
          curve(
            [
              [-hips - 6, hipY - 12],
              [hips + 6, hipY - 12],
              [hips + 7, hipY + 10],
              [6, hipY + 16],
              [-6, hipY + 16],
              [-hips - 7, hipY + 10],
            ],
            { tension: 0.1 },
          ),
          outfit.bottom,
          { form: 0.6 },
        )
      : '';
  return trunks + belt({ brush, body }, outfit.accent, tint(outfit.accent, 2.4), 12);
}

/** A bow tie and a waistcoat. */
export function eveningWear({ brush, body }: Wearer): string {
  const { shoulderY: y } = body;
  const bow = (side: number) =>
    brush.shape(
      curve([
        [0, y + 4],
        [side * 15, y - 4],
        [side * 16, y + 13],
      ]),
      '#c8463c',
      { form: 0.6 },
    );
  return bow(-1) + bow(1) + brush.shape(ellipse(0, y + 4.5, 4.6), shade('#c8463c', 0.5), { form: 0.4 });
}

/** Petals around the waist. */
export function petals({ brush, body, outfit }: Wearer): string {
  const { hips, hipY, torso, shoulderY: y } = body;
  const top = y + torso * 0.56;
  const drop = hipY - top + (body.rest === 'standing' ? 24 : 12);
  const petal = (x: number, turn: number, colour: Colour) =>
    brush.group(
      brush.shape(
        curve([
          [-8, 0],
          [-hips * 0.5, drop * 0.6],
          [0, drop],
          [hips * 0.5, drop * 0.6],
          [8, 0],
        ]),
        colour,
        { form: 0.7 },
      ),
      { x, y: top, turn },
    );
  return (
    petal(-hips * 0.62, 20, outfit.accent) +
    petal(hips * 0.62, -20, outfit.accent) +
    petal(0, 0, tint(outfit.accent, 0.9)) +
    brush.line(`M${num(-hips + 2)} ${num(top + 1)}Q0 ${num(top + 8)} ${num(hips - 2)} ${num(top + 1)}`, '#fff4e4', 6)
  );
}

/** A royal chain of office down the robe. */
export function royalTrim({ brush, body }: Wearer): string {
  const { shoulderY: y, torso } = body;
  return (
    brush.line(`M-20 ${num(y + 14)}Q0 ${num(y + torso * 0.55)} 20 ${num(y + 14)}`, GOLD, 4) +
    brush.shape(ellipse(0, y + torso * 0.4, 7), GOLD, { form: 0.6 })
  );
}

/** A rope girdle over a wizard's robe. */
export const girdle = ({ brush, body }: Wearer): string =>
  brush.line(
    `M${num(-body.waist - 2)} ${num(body.shoulderY + body.torso * 0.6)}Q0 ${num(body.shoulderY + body.torso * 0.72)} ${num(body.waist + 2)} ${num(body.shoulderY + body.torso * 0.6)}M4 ${num(body.shoulderY + body.torso * 0.66)}q4 16 1 32`,
    GOLD,
    4.4,
  );
