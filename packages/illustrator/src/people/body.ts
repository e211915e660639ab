import type { Point } from '../paint/path.ts';

/** How a body rests. On the ground the legs are crossed; a kneeling grown-up is as tall as a standing
 * child; who crouches has the knees before the chest;
 * who lies is curled up on the side and keeps the measures of standing. */
export type Rest = 'standing' | 'ground' | 'wheelchair' | 'kneeling' | 'crouching' | 'lying';

/**
 * The measures of a body in its own units: a face is 100 high, the feet stand at y 0, up is negative, right is
 * positive. Half widths are meant where a width is named.
 */
export interface Body {
  readonly grown: boolean;
  readonly rest: Rest;
  readonly legs: number;
  readonly torso: number;
  readonly hipY: number;
  readonly shoulderY: number;
  readonly neckY: number;
  readonly headY: number;
  readonly shoulders: number;
  readonly waist: number;
  readonly hips: number;
  readonly armWidth: number;
  readonly legWidth: number;
  readonly upperArm: number;
  readonly foreArm: number;
  /** Height of the drawing without hair. */
  readonly height: number;
}

/** Heads tall: 2.8 at three years, 3.1 at six, 3.5 at nine; a grown-up is drawn 4.6 heads tall. */
const headsTall = (age: number, grown: boolean) => (grown ? 4.6 : 2.65 + Math.max(0, Math.min(12, age) - 2) * 0.118);

const HIP_HEIGHT: Readonly<Record<Exclude<Rest, 'standing' | 'lying'>, (legs: number) => number>> = {
  ground: () => 27,
  wheelchair: (legs) => 36 + legs * 0.46,
  kneeling: (legs) => Math.max(34, Math.min(54, legs * 0.4)),
  crouching: (legs) => 12 + legs * 0.2,
};

/** Years from which a grown-up is drawn a little shorter and rounder. */
const OLD = 60;

/** The measures for an age in years. */
export function measure(age: number, grown: boolean, rest: Rest): Body {
  const old = grown && age >= OLD;
  const heads = headsTall(age, grown) - (old ? 0.32 : 0);
  const below = heads * 100 - 104;
  const legs = below * (grown ? 0.52 : 0.45);
  const torso = below - legs;
  const hipY = rest === 'standing' || rest === 'lying' ? -legs : -HIP_HEIGHT[rest](legs);
  const neckY = hipY - torso;
  const arm = grown ? torso * 0.84 : Math.max(86, torso * 0.8);
  return {
    grown,
    rest,
    legs,
    torso,
    hipY,
    neckY,
    shoulderY: neckY + 11,
    headY: neckY - 43,
    shoulders: grown ? (old ? 47 : 50) : 30 + (heads - 2.65) * 10,
    waist: grown ? (old ? 46 : 40) : 31 + (heads - 2.65) * 6,
    hips: grown ? (old ? 45 : 41) : 30 + (heads - 2.65) * 7,
    armWidth: grown ? 24 : 20,
    legWidth: grown ? 30 : 25,
    upperArm: arm * 0.48,
    foreArm: arm * 0.52,
    height: -(neckY - 94),
  };
}

/** Where an arm starts. */
export const shoulderOf = (body: Body, side: number): Point => [side * (body.shoulders - 6), body.shoulderY + 10];
