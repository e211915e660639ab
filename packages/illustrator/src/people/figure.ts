import type { Looks } from '@storylantern/contract';
import type { Brush } from '../paint/brush.ts';
import { shade } from '../paint/colour.ts';
import { fine, num, tube, type Point } from '../paint/path.ts';
import { drawArm } from './arm.ts';
import { measure, type Body, type Rest } from './body.ts';
import { EXPRESSIONS, type FeelingName } from './feelings.ts';
import { drawHead } from './head.ts';
import { drawCrossedLegs, drawKneelingLegs, drawSeatedLegs, drawStandingLegs } from './legs.ts';
import type { Outfit } from './outfit.ts';
import { SKIN } from './palette.ts';
import { strike, type Arm, type PoseName } from './poses.ts';
import { drawBackpackBehind, drawBackpackStraps } from './backpack.ts';
import { drawTorso, torsoPath } from './torso.ts';
import { drawChairBack, drawChairFrame, drawChairWheels } from './wheelchair.ts';

/** Somebody, the same in every picture. */
export interface Person {
  readonly looks: Looks;
  /** Years; decides proportions of a child. */
  readonly age: number;
  readonly grown: boolean;
  readonly outfit: Outfit;
}

/** What somebody does here. */
export interface Stance {
  readonly pose: PoseName;
  readonly feeling: FeelingName;
  readonly rest: Rest;
  /** Which way they look, -1 to 1. */
  readonly turn: number;
  /** Draws what they hold, with its middle at the origin, in body units. */
  readonly held?: { readonly halfWidth: number; draw(body: Body): string } | undefined;
  /** A hand that reaches for a point, in body units of an unmirrored figure: hand in hand, a hand on a shoulder. */
  readonly reaching?: { readonly side: -1 | 1; readonly to: Point; readonly behind?: boolean } | undefined;
  /** Worn on the back. */
  readonly backpack?: boolean;
  /** Mirrors the drawing, so that the busy arm is the left one. */
  readonly flip?: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface FaceCircle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A drawn figure with what a composition needs to know of it. */
export interface DrawnFigure {
  readonly markup: string;
  readonly box: Box;
  readonly face: FaceCircle;
  /** How wide its shadow on the ground is (half), and how far above the ground it floats. */
  readonly footing: number;
  readonly lift: number;
}

/** How far hair rises above the middle of the face, where it rises more than a head of hair does. */
const HAIR_TOP: Readonly<Partial<Record<Looks['hairStyle'], number>>> = {
  bun: 106,
  afro: 88,
  spiky: 82,
  ponytail: 78,
  short: 76,
};

/** How somebody rests in a pose: a wheelchair comes before everything else. */
export const restFor = (looks: Looks, pose: PoseName): Rest =>
  looks.wheelchair ? 'wheelchair' : pose === 'sit' ? 'ground' : 'standing';

/** Draws somebody with the feet at (x, y); `unit` is how many picture units one body unit takes. */
export function drawFigure(
  brush: Brush,
  person: Person,
  stance: Stance,
  { x, y, unit }: { x: number; y: number; unit: number },
): DrawnFigure {
  const { looks, outfit, age, grown } = person;
  const flip = stance.flip ?? false;
  const turn = Math.max(-1, Math.min(1, stance.turn)) * (flip ? -1 : 1);
  const body = measure(age, grown, stance.rest);
  const expression = EXPRESSIONS[stance.feeling];
  const pose = strike(stance.pose, body, stance.feeling, stance.held?.halfWidth);
  const skin = SKIN[looks.skin];
  const before = { plane: brush.plane, lightFrom: brush.lightFrom };
  brush.plane = 'figure';
  if (flip) brush.lightFrom = brush.lightFrom === 1 ? -1 : 1;

  const head = drawHead(brush, { looks, feeling: stance.feeling, turn, grown, accent: outfit.accent });
  const sink = expression.sink ?? 0;
  const headAt: Point = [turn * 3, body.headY + sink];
  const tilt = expression.tilt * (turn >= 0 ? 1 : -1);
  const size = grown ? 0.96 : 1;
  const onNeck = (part: string) =>
    part &&
    `<g transform="translate(${num(headAt[0])} ${num(headAt[1])}) rotate(${num(tilt)} 0 40) scale(${fine(size)})">${part}</g>`;
  const arms = ([-1, 1] as const).map((side) => {
    const usual = side < 0 ? pose.left : pose.right;
    const { reaching } = stance;
    const arm: Arm =
      reaching?.side === side
        ? {
            wrist: [side * reaching.to[0], reaching.to[1]],
            bend: 'down',
            hand: 'grip',
            layer: reaching.behind ? 'behind' : 'front',
          }
        : usual;
    return { layer: arm.layer, ...drawArm(brush, body, outfit, skin, side, arm, pose.handsOnTop) };
  });
  const layer = (name: 'behind' | 'front' | 'over') =>
    arms
      .filter((arm) => arm.layer === name)
      .map((arm) => arm.markup)
      .join('');
  const cast = arms
    .filter((arm) => arm.layer === 'front')
    .map((arm) => arm.shadow)
    .join('');
  const neck = brush.shape(
    tube(
      [
        [turn * 2, body.headY + 34],
        [0, body.shoulderY + 2],
      ],
      [23, 25],
      { steps: 2 },
    ),
    shade(skin, 0.85),
    { form: 0.2 },
  );
  const wear = { brush, body, outfit, skin };
  const grasp = pose.grasp ?? [0, body.shoulderY + 50];
  const held = stance.held
    ? `<g transform="translate(${num(grasp[0])} ${num(grasp[1])})">${stance.held.draw(body)}</g>`
    : '';
  const seated = stance.rest === 'wheelchair';

  const markup =
    (seated ? drawChairBack(brush, body, outfit.accent) : '') +
    (stance.backpack ? drawBackpackBehind(brush, body) : '') +
    onNeck(head.behind) +
    (stance.rest === 'standing' ? drawStandingLegs(wear, pose.legs) : '') +
    layer('behind') +
    neck +
    drawTorso(brush, body, outfit) +
    (stance.backpack ? drawBackpackStraps(brush, body) : '') +
    (seated ? drawChairFrame(brush, body) + drawSeatedLegs(wear) : '') +
    (stance.rest === 'ground' ? drawCrossedLegs(wear) : '') +
    (stance.rest === 'kneeling' ? drawKneelingLegs(wear) : '') +
    (seated ? drawChairWheels(brush, body, outfit.accent) : '') +
    (cast ? brush.within(torsoPath(body, outfit), cast) : '') +
    onNeck(head.overShoulders) +
    held +
    layer('front') +
    arms.map((arm) => arm.hand).join('') +
    onNeck(head.front) +
    layer('over');

  brush.plane = before.plane;
  brush.lightFrom = before.lightFrom;
  const lift = (stance.rest === 'standing' ? (pose.lift ?? 0) : 0) * unit;
  const lean = stance.rest === 'standing' ? (pose.lean ?? 0) : 0;
  const transform = `translate(${num(x)} ${num(y - lift)}) scale(${fine(flip ? -unit : unit)} ${fine(unit)})${lean ? ` rotate(${num(lean)})` : ''}`;
  const radians = (lean * Math.PI) / 180;
  const side = flip ? -1 : 1;
  const face: FaceCircle = {
    x: x + side * (headAt[0] - Math.sin(radians) * headAt[1]) * unit,
    y: y - lift + headAt[1] * unit,
    r: 53 * unit * size,
  };
  const half = Math.max(
    body.shoulders + 22,
    seated ? body.hips + 36 : 0,
    stance.rest === 'ground' || stance.rest === 'kneeling' ? body.hips + 34 : 0,
  );
  const top = body.headY - (HAIR_TOP[looks.hairStyle] ?? 68) + Math.min(0, sink);
  return {
    markup: `<g transform="${transform}">${markup}</g>`,
    box: { x: x - half * unit, y: y - lift + top * unit, w: 2 * half * unit, h: -top * unit + lift },
    face,
    footing: (seated ? body.hips + 34 : stance.rest === 'standing' ? body.hips + 26 : body.hips + 40) * unit,
    lift,
  };
}
