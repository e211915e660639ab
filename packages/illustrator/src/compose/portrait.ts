import type { Looks } from '@storylantern/contract';
import { Brush } from '../paint/brush.ts';
import { shade } from '../paint/colour.ts';
import { curve, ellipse, fine, num, tube } from '../paint/path.ts';
import { styleOf } from '../paint/styles/styles.ts';
import type { FeelingName } from '../people/feelings.ts';
import { EXPRESSIONS } from '../people/feelings.ts';
import { drawHead } from '../people/head.ts';
import { childOutfit, looksNumber } from '../people/outfit.ts';
import { SKIN } from '../people/palette.ts';

/**
 * A child's head on a warm glow, square, for avatars from 38 px. `age` in years rounds the face of small children.
 * The same looks give the same bytes, so several copies may stand in one page.
 */
export function drawPortrait(looks: Looks, age: number, feeling: FeelingName = 'happy'): string {
  const brush = new Brush(
    styleOf("children's book"),
    looksNumber(looks),
    `h${(looksNumber(looks) ^ (EXPRESSIONS[feeling].mouth.length * 131 + Math.round(age))).toString(36).replace('-', 'n')}x`,
  );
  brush.plane = 'figure';
  const outfit = childOutfit(looks, false);
  const skin = SKIN[looks.skin];
  const turn = 0.25;
  const head = drawHead(brush, { looks, feeling, turn, grown: false, accent: outfit.accent });
  const glow = brush.radial([
    [0, '#fff4d6'],
    [0.6, '#ffe9bf'],
    [1, '#fbd795'],
  ]);
  const high = looks.hairStyle === 'bun' ? 22 : looks.hairStyle === 'afro' ? 14 : 0;
  const wide = looks.hairStyle === 'pigtails' || looks.hairStyle === 'afro' ? 0.86 : 0.96;
  const scale = wide * (high > 20 ? 0.9 : 1) * (1 + Math.max(0, 6 - Math.max(2, age)) * 0.008);
  const tilt = EXPRESSIONS[feeling].tilt;
  const part = (markup: string) => markup && `<g transform="rotate(${num(tilt)} 0 40)">${markup}</g>`;
  const shoulders = curve([
    [-14, 46],
    [-46, 58],
    [-60, 90],
    [-64, 130],
    [64, 130],
    [60, 90],
    [46, 58],
    [14, 46],
  ]);
  const clip = brush.clip(ellipse(80, 80, 80));
  const body =
    `<circle cx="80" cy="80" r="80" fill="${glow}"/>` +
    `<g transform="translate(80 ${num(84 + high)}) scale(${fine(scale)})">` +
    part(head.behind) +
    brush.shape(
      tube(
        [
          [2, 34],
          [0, 56],
        ],
        [23, 25],
        { steps: 2 },
      ),
      shade(skin, 0.85),
      { form: 0.2 },
    ) +
    brush.shape(shoulders, outfit.top) +
    part(head.overShoulders) +
    part(head.front) +
    '</g>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">${brush.defs()}<g clip-path="${clip}">${body}</g></svg>`;
}
