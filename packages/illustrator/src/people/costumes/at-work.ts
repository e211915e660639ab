import { shade, type Colour } from '../../paint/colour.ts';
import { box, curve, ellipse, num, tube } from '../../paint/path.ts';
import type { AdultRole } from '../outfit.ts';
import type { Dressing, Wearer } from './costume.ts';
import { captainsCap, strawHat } from './weather-hats.ts';

function stethoscope({ brush, body }: Wearer): string {
  const { shoulderY: y, torso } = body;
  return (
    brush.line(
      `M-20 ${num(y - 6)}Q-24 ${num(y + torso * 0.3)} -8 ${num(y + torso * 0.34)}M20 ${num(y - 6)}Q26 ${num(y + torso * 0.36)} 20 ${num(y + torso * 0.5)}`,
      '#4f6f8f',
      5,
    ) +
    brush.shape(ellipse(20, y + torso * 0.54, 8.5), '#c3ccd9', { form: 0.6 }) +
    brush.shape(ellipse(-8, y + torso * 0.34, 4.5), '#4f6f8f', { form: 0.4 })
  );
}

function apron({ brush, body }: Wearer): string {
  const { shoulders: s, shoulderY: y, torso, hips, hipY, legs, rest } = body;
  const cloth: Colour = '#f6ead2';
  const hem = rest === 'standing' ? hipY + legs * 0.34 : hipY + 8;
  const path = curve(
    [
      [-s * 0.44, y + torso * 0.26],
      [-s * 0.5, y + torso * 0.5],
      [-hips - 5, y + torso * 0.7],
      [-hips - 6, hem - 6],
      [0, hem + 3],
      [hips + 6, hem - 6],
      [hips + 5, y + torso * 0.7],
      [s * 0.5, y + torso * 0.5],
      [s * 0.44, y + torso * 0.26],
    ],
    { tension: 0.1 },
  );
  return (
    brush.line(
      `M${num(-s * 0.42)} ${num(y + torso * 0.3)}L-17 ${num(y - 8)}M${num(s * 0.42)} ${num(y + torso * 0.3)}L17 ${num(y - 8)}`,
      shade(cloth, 0.4),
      6,
    ) +
    brush.shape(path, cloth) +
    brush.shape(box(-20, hipY - 14, 40, 26, 7), shade(cloth, 0.35), { form: 0.4 })
  );
}

function whistle({ brush, body, outfit }: Wearer): string {
  const { shoulderY: y, torso } = body;
  const at = y + torso * 0.44;
  return (
    brush.line(`M-17 ${num(y - 4)}L0 ${num(at)}L17 ${num(y - 4)}`, '#fff6e2', 3.6) +
    brush.shape(ellipse(-2, at + 7, 8), shade(outfit.accent, 0.3), { form: 0.6 }) +
    brush.shape(
      tube(
        [
          [0, at + 3],
          [14, at + 3],
        ],
        [7, 7],
        { steps: 2 },
      ),
      shade(outfit.accent, 0.3),
      { form: 0.4 },
    )
  );
}

function brassButtons({ brush, body }: Wearer): string {
  const { shoulderY: y, torso } = body;
  return [-12, 12]
    .flatMap((x) =>
      [0.36, 0.54, 0.72].map((at) => brush.shape(ellipse(x, y + torso * at, 4), '#f2c14e', { form: 0.5 })),
    )
    .join('');
}

/** What a grown-up's work adds to the clothes, where it adds anything. */
export const WORK_DRAWINGS: Readonly<Partial<Record<AdultRole, Dressing>>> = {
  doctor: { onChest: stethoscope },
  shopkeeper: { onChest: apron },
  coach: { onChest: whistle },
  captain: { onChest: brassButtons, hat: captainsCap },
  farmer: { hat: strawHat, boots: true },
};
