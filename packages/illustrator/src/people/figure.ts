import type { Looks } from '@storylantern/contract';
import type { Brush } from '../paint/brush.ts';
import { shade } from '../paint/colour.ts';
import { fine, num, tube, type Point } from '../paint/path.ts';
import { drawArm } from './arm.ts';
import { measure, type Body, type Rest } from './body.ts';
import { EXPRESSIONS, type FeelingName } from './feelings.ts';
import { dressingOf } from './costumes/dressing.ts';
import { hairTop } from './hair/hair-top.ts';
import { boxAround } from './figure-reach.ts';
import { drawHead } from './head.ts';
import { anklesOf } from './legs.ts';
import { drawLegsAt } from './legs-at-rest.ts';
import type { Outfit } from './outfit.ts';
import { SKIN } from './palette.ts';
import type { Arm } from './pose.ts';
import { strike, type PoseName } from './poses.ts';
import { drawBackpackBehind, drawBackpackStraps } from './backpack.ts';
import { drawCurled } from './curled.ts';
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
  /** Everything that is drawn, with outstretched arms and wide hats; `box` is the body alone. */
  readonly reach?: Box;
}

/** How somebody rests in a pose: a wheelchair comes before everything else. */
export const restFor = (looks: Looks, pose: PoseName): Rest =>
  looks.wheelchair ? 'wheelchair' : (POSED_REST[pose] ?? 'standing');

const POSED_REST: Readonly<Partial<Record<PoseName, Rest>>> = {
  sit: 'ground',
  kneel: 'kneeling',
  hide: 'crouching',
  sleep: 'lying',
};

/** Draws somebody with the feet at (x, y); `unit` is how many picture units one body unit takes. */
export function drawFigure(
  brush: Brush,
  person: Person,
  stance: Stance,
  { x, y, unit }: { x: number; y: number; unit: number },
): DrawnFigure {
  const { looks, outfit, age, grown } = person;
  if (stance.rest === 'lying') {
    const held = stance.held?.draw(measure(age, grown, 'lying'));
    return drawCurled(brush, person, { x, y, unit, flip: stance.flip ?? false, ...(held ? { held } : {}) });
  }
  const flip = stance.flip ?? false;
  const turn = Math.max(-1, Math.min(1, stance.turn)) * (flip ? -1 : 1);
  const rest = restIn(outfit, stance);
  const body = measure(age, grown, rest);
  const expression = EXPRESSIONS[stance.feeling];
  const pose = strike(stance.pose, body, stance.feeling, stance.held?.halfWidth);
  const skin = SKIN[looks.skin];
  const before = { plane: brush.plane, lightFrom: brush.lightFrom };
  brush.plane = 'figure';
  if (flip) brush.lightFrom = brush.lightFrom === 1 ? -1 : 1;

  const dressing = dressingOf(outfit);
  const { hat } = dressing;
  const head = drawHead(brush, {
    looks,
    feeling: stance.feeling,
    turn,
    grown,
    accent: outfit.accent,
    posed: pose.face,
    hat: hat && { drawing: hat, outfit },
  });
  const sink = (expression.sink ?? 0) + (pose.face?.sink ?? 0);
  const headAt: Point = [turn * 3, body.headY + sink];
  const tilt = (expression.tilt + (pose.face?.tilt ?? 0)) * (turn >= 0 ? 1 : -1);
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
    return {
      wrist: [side * arm.wrist[0], arm.wrist[1]] as const,
      layer: arm.layer,
      ...drawArm(brush, body, outfit, skin, side, arm, pose.handsOnTop, dressing.gloves?.(outfit)),
    };
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
  const wear = { brush, body, outfit, skin, boots: dressing.boots ?? false };
  const grasp = pose.grasp ?? [0, body.shoulderY + 50];
  const held = stance.held
    ? `<g transform="translate(${num(grasp[0])} ${num(grasp[1])})">${stance.held.draw(body)}</g>`
    : '';
  const seated = rest === 'wheelchair';

  const legs = dressing.tail
    ? { behind: rest === 'standing' ? dressing.tail(wear) : '', front: rest === 'standing' ? '' : dressing.tail(wear) }
    : drawLegsAt(wear, pose.legs, rest);
  const markup =
    (dressing.behind?.(wear) ?? '') +
    (seated ? drawChairBack(brush, body, outfit.accent) : '') +
    (stance.backpack ? drawBackpackBehind(brush, body) : '') +
    onNeck(head.behind) +
    (dressing.onBack?.(wear) ?? '') +
    legs.behind +
    layer('behind') +
    neck +
    drawTorso(brush, body, outfit) +
    (dressing.onChest?.(wear) ?? '') +
    (stance.backpack ? drawBackpackStraps(brush, body) : '') +
    (seated ? drawChairFrame(brush, body) : '') +
    legs.front +
    (seated ? drawChairWheels(brush, body, outfit.accent) : '') +
    (cast ? brush.within(torsoPath(body, outfit), cast) : '') +
    onNeck(head.overShoulders) +
    (dressing.onNeck?.(wear) ?? '') +
    held +
    layer('front') +
    arms.map((arm) => arm.hand).join('') +
    onNeck(head.front) +
    layer('over');

  brush.plane = before.plane;
  brush.lightFrom = before.lightFrom;
  const lift = (rest === 'standing' ? (pose.lift ?? 0) : 0) * unit;
  const lean = rest === 'standing' ? (pose.lean ?? 0) : 0;
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
    rest === 'standing' || seated ? 0 : body.hips + 34,
  );
  const top = body.headY - Math.max(hat?.hairWithin ? 0 : hairTop(looks.hairStyle), hat?.top ?? 0) + Math.min(0, sink);
  const reach = boxAround(
    [
      ...arms.map((arm) => [arm.wrist, 28] as const),
      [[headAt[0], headAt[1] + (top - body.headY) + 62], 62],
      [[headAt[0], headAt[1]], hat ? 96 : HAIR_WIDE],
      [[-half + 14, body.hipY], 14],
      [[half - 14, body.hipY], 14],
      [[0, -2], body.hips + 22],
      ...(rest === 'standing' ? anklesOf(body, pose.legs).map((ankle) => [ankle, 24] as const) : []),
    ],
    { x, y: y - lift, unit, flip, lean },
  );
  return {
    markup: `<g transform="${transform}">${markup}</g>`,
    box: { x: x - half * unit, y: y - lift + top * unit, w: 2 * half * unit, h: -top * unit + lift },
    face,
    footing: (seated ? body.hips + 34 : rest === 'standing' ? body.hips + 26 : body.hips + 40) * unit,
    lift,
    reach: { ...reach, h: Math.min(reach.h, y - reach.y + 4 * unit) },
  };
}

/** Half the width of a head of hair, pigtails included. */
const HAIR_WIDE = 92;

/** With a tail one sits, unless there is water to float in. */
const restIn = (outfit: Outfit, { rest, pose }: Stance): Rest =>
  dressingOf(outfit).tail && rest !== 'wheelchair' && pose !== 'float' && pose !== 'jump' ? 'ground' : rest;
