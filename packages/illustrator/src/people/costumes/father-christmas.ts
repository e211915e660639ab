import { shade } from '../../paint/colour.ts';
import { curve, ellipse, num, tube } from '../../paint/path.ts';
import type { Hat, HatWearer, Wearer } from './costume.ts';
import { BELOW_RIM, dome, rim } from './hat-shapes.ts';

const WOOL = '#fbf7ee';
const RED = '#c23a34';

/** A red cap that falls over to one side, with fur, and a white beard under it; the mouth stays seen. */
export const redCapAndBeard: Hat = {
  hairWithin: BELOW_RIM,
  top: 104,
  front: (wearer) => beard(wearer) + cap(wearer),
};

function cap({ brush }: HatWearer): string {
  const tail = curve([
    [-30, -72],
    [6, -104],
    [52, -92],
    [76, -54],
    [68, -34],
    [58, -52],
    [40, -66],
    [4, -62],
  ]);
  return (
    brush.shape(dome(-88), RED) +
    brush.shape(tail, shade(RED, 0.25)) +
    brush.shape(ellipse(72, -28, 14), WOOL) +
    brush.shape(rim(62, -6, 24), WOOL, { form: 0.7 })
  );
}

/** From one ear to the other, under the mouth, and a moustache above it. Drawn in face units: the mouth is at y 34. */
function beard({ brush, turn }: HatWearer): string {
  const x = turn * 10;
  const hair = curve([
    [-52, 2],
    [-58, 34],
    [-46, 72],
    [-16, 96],
    [x, 104],
    [18, 96],
    [46, 72],
    [58, 34],
    [52, 2],
    [42, 26],
    [x + 24, 34],
    [x + 15, 47],
    [x, 51],
    [x - 15, 47],
    [x - 24, 34],
    [-42, 26],
  ]);
  const side = (to: -1 | 1): string =>
    tube(
      [
        [x, 21],
        [x + to * 12, 22],
        [x + to * 25, 28],
        [x + to * 33, 25],
      ],
      [7, 10, 8, 3],
    );
  const curls = [-30, -10, 12, 32].map((at) => `M${num(at)} 60q${num(at / 8)} 12 ${num(-at / 10)} 24`).join('');
  return (
    brush.shape(hair, WOOL, { inside: brush.line(curls, shade(WOOL, 0.6), 2.2, 0.5) }) +
    brush.shape(side(-1), WOOL, { form: 0.5 }) +
    brush.shape(side(1), WOOL, { form: 0.5 })
  );
}

/** Fur down the front of a red coat, and a black belt with a buckle. */
export function furAndBelt({ brush, body }: Wearer): string {
  const { shoulderY, torso, waist } = body;
  const at = shoulderY + torso * 0.64;
  return (
    brush.line(`M0 ${num(shoulderY + torso * 0.08)}V${num(shoulderY + torso * 1.02)}`, WOOL, 9) +
    brush.line(
      `M${num(-waist - 3)} ${num(at)}Q0 ${num(at + torso * 0.06)} ${num(waist + 3)} ${num(at)}`,
      '#3a3340',
      9,
    ) +
    brush.line(`M-7 ${num(at - 4)}h14v${num(13)}h-14Z`, '#f2c14e', 3.2)
  );
}
