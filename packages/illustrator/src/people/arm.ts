import type { Brush } from '../paint/brush.ts';
import { mix, shade, type Colour } from '../paint/colour.ts';
import { between, tube, type Point } from '../paint/path.ts';
import { shoulderOf, type Body } from './body.ts';
import { drawHand } from './hand.ts';
import type { Outfit } from './outfit.ts';
import { printOnSleeve } from './print.ts';
import type { Arm } from './pose.ts';

const hasShortSleeves = (outfit: Outfit) => ['tee', 'dungarees', 'dress', 'swimsuit'].includes(outfit.garment);

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

/** Folded so tightly that the forearm lies before the upper arm; one tube would turn inside out at the elbow. */
function isFolded([from, elbow, to]: readonly [Point, Point, Point]): boolean {
  const [ax, ay, bx, by] = [from[0] - elbow[0], from[1] - elbow[1], to[0] - elbow[0], to[1] - elbow[1]];
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1) > 0.35;
}

/** A drawn arm and the outline that throws its shadow on the clothes. */
export interface DrawnArm {
  readonly markup: string;
  /** The hand alone, when it is to be drawn later than its arm. */
  readonly hand: string;
  readonly shadow: string;
}

/** Draws one arm; `side` -1 is the left one. A gloved hand shows the colour of its glove. */
export function drawArm(
  brush: Brush,
  body: Body,
  outfit: Outfit,
  skin: Colour,
  side: -1 | 1,
  arm: Arm,
  handLater = false,
  glove?: Colour,
): DrawnArm {
  const joints = bend(body, side, arm);
  const [shoulder, elbow, wrist] = joints;
  const w = body.armWidth;
  const forearmTurn = (Math.atan2(side * (wrist[0] - elbow[0]), wrist[1] - elbow[1]) * 180) / Math.PI;
  const drawnHand = drawHand(
    brush,
    glove ?? skin,
    glove && arm.hand === 'open' ? 'cup' : arm.hand,
    wrist,
    side,
    arm.handTurn ?? forearmTurn,
    (body.grown ? 1.12 : 1) * (arm.handSize ?? 1),
    arm.layer === 'over' && arm.wrist[0] < 48,
  );
  const hand = handLater ? '' : drawnHand;
  const draw = hasShortSleeves(outfit) ? bareArm : sleevedArm;
  const outline = isFolded(joints)
    ? tube([shoulder, elbow], [w + 8, w + 2], { steps: 3 }) + tube([elbow, wrist], [w + 2, w - 4], { steps: 3 })
    : tube(joints, [w + 8, w + 2, w - 4], { steps: 8 });
  return {
    markup: draw(brush, outfit, skin, joints, side, w, hand),
    hand: handLater ? drawnHand : '',
    shadow: `<g transform="translate(2 6)">${brush.flat(outline, shade(outfit.top, 1.6), 0.3)}</g>`,
  };
}

type Draw = (
  brush: Brush,
  outfit: Outfit,
  skin: Colour,
  joints: readonly [Point, Point, Point],
  side: number,
  w: number,
  hand: string,
) => string;

/** A short sleeve, the arm itself, the hand. */
const bareArm: Draw = (brush, outfit, skin, [shoulder, elbow, wrist], side, w, hand) => {
  const end = between(shoulder, elbow, 0.66);
  const sleeve = brush.shape(
    tube([[shoulder[0] - side * 2, shoulder[1] - 1], between(shoulder, elbow, 0.35), end], [w + 8, w + 10, w + 12], {
      end: 'flat',
      steps: 4,
    }),
    outfit.top,
    { inside: printOnSleeve(brush, outfit, shoulder, end), form: 0.8 },
  );
  const start = between(shoulder, elbow, 0.2);
  if (!isFolded([shoulder, elbow, wrist])) {
    return (
      brush.shape(tube([start, elbow, wrist], [w, w - 2, w - 6], { steps: 8 }), skin, { form: 0.7 }) + hand + sleeve
    );
  }
  const forearm = tube([elbow, wrist], [w - 2, w - 6], { steps: 3 });
  return (
    brush.shape(tube([start, elbow], [w, w - 2], { steps: 3 }), skin, { form: 0.5 }) +
    sleeve +
    brush.line(forearm, shade(skin, 1.2), 2, 0.4) +
    brush.shape(forearm, skin, { form: 0.6 }) +
    hand
  );
};

/** A long sleeve with its cuff. */
const sleevedArm: Draw = (brush, outfit, _skin, [shoulder, elbow, wrist], _side, w, hand) => {
  const cloth = outfit.top;
  const end = between(wrist, elbow, 0.06);
  const cuff = brush.shape(
    tube([between(wrist, elbow, 0.22), between(wrist, elbow, 0.02)], [w + 3.5, w + 1.5], {
      start: 'flat',
      end: 'flat',
      steps: 2,
    }),
    outfit.garment === 'pyjamas' ? mix(cloth, '#fff6e2', 0.4) : shade(cloth, 0.45),
    { form: 0.4 },
  );
  const upperPrint = printOnSleeve(brush, outfit, shoulder, elbow);
  const lowerPrint = printOnSleeve(brush, outfit, elbow, wrist);
  if (!isFolded([shoulder, elbow, wrist])) {
    const sleeve = tube([shoulder, elbow, end], [w + 10, w + 6, w + 2], { end: 'flat', steps: 8 });
    return hand + brush.shape(sleeve, cloth, { inside: upperPrint + lowerPrint }) + cuff;
  }
  const forearm = tube([elbow, end], [w + 6, w + 2], { end: 'flat', steps: 3 });
  return (
    brush.shape(tube([shoulder, elbow], [w + 10, w + 6], { steps: 3 }), cloth, { inside: upperPrint }) +
    brush.line(forearm, shade(cloth, 1.2), 2.4, 0.4) +
    hand +
    brush.shape(forearm, cloth, { inside: lowerPrint }) +
    cuff
  );
};
