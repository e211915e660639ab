import type { POSES } from '@storylantern/contract';
import type { Point } from '../paint/path.ts';
import type { Mouth } from './feelings.ts';
import type { HandShape } from './hand.ts';

export type PoseName = (typeof POSES)[number] | 'ready' | 'cradle';

/** One arm: where its wrist goes (for the right arm; the left one mirrors it) and how the hand is held. */
export interface Arm {
  readonly wrist: Point;
  /** Which way the elbow gives: away from the body or down towards it. */
  readonly bend: 'out' | 'in' | 'down';
  /** Where the elbow is, when the arm is folded too tightly to be worked out. */
  readonly elbow?: Point;
  readonly hand: HandShape;
  /** Direction of the hand in degrees: 0 hangs down, positive outwards; follows the forearm when left out. */
  readonly handTurn?: number;
  /** 1 as usual; a hand close to the face is a little nearer to the reader. */
  readonly handSize?: number;
  /** Behind the clothes, before them, or even before the head. */
  readonly layer: 'behind' | 'front' | 'over';
}

/** One leg: angles of thigh and shin in degrees, 0 straight down, positive outwards. */
export interface Leg {
  readonly thigh: number;
  readonly shin: number;
  /** The foot comes off the ground or is seen from further away. */
  readonly back?: boolean;
}

/** How a pose carries the head. */
export interface PosedFace {
  /** -1 looks up with the head laid back, 1 looks down. */
  readonly nod?: number;
  readonly gaze?: Point;
  readonly mouth?: Mouth;
  /** Degrees and body units beyond what the feeling does. */
  readonly tilt?: number;
  readonly sink?: number;
}

export interface Pose {
  readonly left: Arm;
  readonly right: Arm;
  readonly legs: readonly [left: Leg, right: Leg];
  /** Lean of the whole figure in degrees and height above the ground. */
  readonly lean?: number;
  readonly lift?: number;
  /** The arms are crossed: both hands lie upon the sleeves. */
  readonly handsOnTop?: boolean;
  /** What the pose asks of the face, whatever is felt. */
  readonly face?: PosedFace;
  /** Where something held is placed, when this pose can hold. */
  readonly grasp?: Point;
}

/** The same arm on both sides. */
export const both = (arm: Arm, legs: Pose['legs'], more: Partial<Pose> = {}): Pose => ({
  left: arm,
  right: arm,
  legs,
  ...more,
});

export const STEADY: Pose['legs'] = [
  { thigh: 4, shin: 1 },
  { thigh: 4, shin: 1 },
];
