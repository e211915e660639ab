import type { Brush } from '../paint/brush.ts';
import { mix, shade, type Colour } from '../paint/colour.ts';
import { between, tube, type Point } from '../paint/path.ts';
import { shoulderOf, type Body } from './body.ts';
import { drawHand } from './hand.ts';
import type { Outfit } from './outfit.ts';
import { printOnSleeve } from './print.ts';
import type { Arm } from './poses.ts';

const hasShortSleeves = (outfit: Outfit) =>
  outfit.garment === 'tee' || outfit.garment === 'dungarees' || outfit.garment === 'dress';

/** Shoulder, elbow and wrist that reach for a point; an arm that is too short stretches, as drawn arms do. */
function bend(body: Body, side: number, arm: Arm): readonly [Point, Point, Point] {
  const shoulder = shoulderOf(body, side);
  const wrist: Point = [side * arm.wrist[0], arm.wrist[1]];
  if (arm.elbow) return [shoulder, [side * arm.elbow[0], arm.elbow[1]], wrist];
  const [dx, dy] = [wrist[0] - shoulder[0], wrist[1] - shoulder[1]];
  const distance = Math.max(1, Math.hypot(dx, dy));
  const stretch = Math.max(1, distance / ((body.upperArm + body.foreArm) * 0.985));
  const [upper, fore] = [body.upperArm * stretch, body.foreArm * stretch];
  const along = Math.max(-1, Math.min(1, (upper * upper + distance * distance - fore * fore) / (2 * upper * distance)));
  const aside = Math.sqrt(1 - along * along) * upper;
  const [ux, uy] = [dx / distance, dy / distance];
  // Two elbows fit; the pose says which one is meant.
  const first: Point = [shoulder[0] + ux * along * upper - uy * aside, shoulder[1] + uy * along * upper + ux * aside];
  const second: Point = [shoulder[0] + ux * along * upper + uy * aside, shoulder[1] + uy * along * upper - ux * aside];
  const worth = {
    out: ([x, y]: Point) => side * x + y * 0.3,
    in: ([x, y]: Point) => -side * x - y * 0.3,
    down: ([, y]: Point) => y,
  }[arm.bend];
  return [shoulder, worth(first) > worth(second) ? first : second, wrist];
}

/** The outline of an arm. A tightly folded one is two tubes, because one tube would turn inside out at the elbow. */
function armTube(
  [from, elbow, to]: readonly [Point, Point, Point],
  [first, middle, last]: readonly [number, number, number],
  end: 'round' | 'flat' = 'round',
): string {
  const [ax, ay, bx, by] = [from[0] - elbow[0], from[1] - elbow[1], to[0] - elbow[0], to[1] - elbow[1]];
  const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1);
  return cosine > 0.35
    ? tube([from, elbow], [first, middle], { steps: 3 }) + tube([elbow, to], [middle, last], { end, steps: 3 })
    : tube([from, elbow, to], [first, middle, last], { end, steps: 8 });
}

/** A drawn arm and the outline that throws its shadow on the clothes. */
export interface DrawnArm {
  readonly markup: string;
  /** The hand alone, when it is to be drawn later than its arm. */
  readonly hand: string;
  readonly shadow: string;
}

export function drawArm(
  brush: Brush,
  body: Body,
  outfit: Outfit,
  skin: Colour,
  side: -1 | 1,
  arm: Arm,
  handLater = false,
): DrawnArm {
  const [shoulder, elbow, wrist] = bend(body, side, arm);
  const w = body.armWidth;
  const forearmTurn = (Math.atan2(side * (wrist[0] - elbow[0]), wrist[1] - elbow[1]) * 180) / Math.PI;
  const turn = arm.handTurn ?? forearmTurn;
  const drawnHand = drawHand(brush, skin, arm.hand, wrist, side, turn, body.grown ? 1.12 : 1);
  const hand = handLater ? '' : drawnHand;
  const whole = armTube([shoulder, elbow, wrist], [w + 8, w + 2, w - 4]);
  const cloth = outfit.top;
  let markup: string;
  if (hasShortSleeves(outfit)) {
    const end = between(shoulder, elbow, 0.66);
    const sleeve = tube(
      [[shoulder[0] - side * 2, shoulder[1] - 1], between(shoulder, elbow, 0.35), end],
      [w + 8, w + 10, w + 12],
      { end: 'flat', steps: 4 },
    );
    markup =
      brush.shape(armTube([between(shoulder, elbow, 0.2), elbow, wrist], [w, w - 2, w - 6]), skin, { form: 0.7 }) +
      hand +
      brush.shape(sleeve, cloth, { inside: printOnSleeve(brush, outfit, shoulder, end), form: 0.8 });
  } else {
    const cuffFrom = between(wrist, elbow, 0.22);
    const sleeve = armTube([shoulder, elbow, between(wrist, elbow, 0.06)], [w + 10, w + 6, w + 2], 'flat');
    const cuff = tube([cuffFrom, between(wrist, elbow, 0.02)], [w + 3.5, w + 1.5], {
      start: 'flat',
      end: 'flat',
      steps: 2,
    });
    markup =
      hand +
      brush.shape(sleeve, cloth, {
        inside: printOnSleeve(brush, outfit, shoulder, elbow) + printOnSleeve(brush, outfit, elbow, wrist),
      }) +
      brush.shape(cuff, outfit.garment === 'pyjamas' ? mix(cloth, '#fff6e2', 0.4) : shade(cloth, 0.45), { form: 0.4 });
  }
  return {
    markup,
    hand: handLater ? drawnHand : '',
    shadow: `<g transform="translate(2 6)">${brush.flat(whole, shade(cloth, 1.6), 0.3)}</g>`,
  };
}
