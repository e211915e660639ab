import type { FEELINGS } from '@storylantern/contract';

export type FeelingName = (typeof FEELINGS)[number];

export type Mouth =
  | 'smile'
  | 'laugh'
  | 'grin'
  | 'content'
  | 'wobble'
  | 'quiver'
  | 'frown'
  | 'tight'
  | 'firm'
  | 'round'
  | 'call'
  | 'small'
  | 'aside'
  | 'coy';

/** What a feeling does to a face. Lengths in face units (a face is about 100 high), angles in degrees. */
export interface Expression {
  readonly brow: {
    /** Upwards is negative. */
    readonly y: number;
    /** Positive lifts the inner ends (worry); negative lowers them (anger). */
    readonly tilt: number;
    /** How much higher the brow on the far side stands: doubt, curiosity. */
    readonly uneven?: number;
  };
  readonly eyes: {
    readonly kind: 'open' | 'laughing' | 'shut';
    /** How far the upper and the lower lid have closed, 0 to 1. */
    readonly upper: number;
    readonly lower: number;
    /** Positive drops the outer corner of the upper lid (sadness), negative the inner one (anger). */
    readonly tilt?: number;
    /** 1 is usual; wide eyes are larger. */
    readonly size?: number;
    readonly gaze: readonly [x: number, y: number];
  };
  readonly mouth: Mouth;
  readonly blush: number;
  readonly tear?: boolean;
  /** Head tilt in degrees towards the side it is turned to, and how far it sinks. */
  readonly tilt: number;
  readonly sink?: number;
}

/**
 * Faces that are told apart by brows, lids and mouth together, never by one mark alone. Inner brow ends of glad faces
 * stay up: lowered, they read as scheming. Feelings that are hard to have are drawn gently; they are not ugly.
 */
export const EXPRESSIONS: Readonly<Record<FeelingName, Expression>> = {
  happy: {
    brow: { y: -3, tilt: 5 },
    eyes: { kind: 'open', upper: 0.06, lower: 0.3, gaze: [0.4, 0] },
    mouth: 'laugh',
    blush: 1,
    tilt: -3,
  },
  proud: {
    brow: { y: -5, tilt: 5 },
    eyes: { kind: 'laughing', upper: 0, lower: 0, gaze: [0, 0] },
    mouth: 'smile',
    blush: 1.15,
    tilt: -5,
    sink: -2,
  },
  calm: {
    brow: { y: -1, tilt: 4 },
    eyes: { kind: 'open', upper: 0.16, lower: 0.1, gaze: [0.3, 0.2] },
    mouth: 'content',
    blush: 0.85,
    tilt: 2,
  },
  worried: {
    brow: { y: -3, tilt: 19 },
    eyes: { kind: 'open', upper: 0.04, lower: 0.04, gaze: [0.8, 0.3] },
    mouth: 'wobble',
    blush: 0.6,
    tilt: 4,
    sink: 2,
  },
  sad: {
    brow: { y: -1, tilt: 23 },
    eyes: { kind: 'open', upper: 0.34, lower: 0.08, tilt: 4, gaze: [0.2, 1.6] },
    mouth: 'frown',
    blush: 0.75,
    tear: true,
    tilt: 7,
    sink: 4,
  },
  angry: {
    brow: { y: 5, tilt: -19 },
    eyes: { kind: 'open', upper: 0.3, lower: 0.12, tilt: -5, gaze: [0.3, 0] },
    mouth: 'tight',
    blush: 1.5,
    tilt: 2,
    sink: 1,
  },
  surprised: {
    brow: { y: -10, tilt: 8 },
    eyes: { kind: 'open', upper: 0, lower: 0, size: 1.14, gaze: [0.2, 0] },
    mouth: 'round',
    blush: 0.8,
    tilt: -2,
    sink: -2,
  },
  sleepy: {
    brow: { y: 2, tilt: 7 },
    eyes: { kind: 'shut', upper: 1, lower: 0, gaze: [0, 0] },
    mouth: 'small',
    blush: 0.95,
    tilt: 9,
    sink: 3,
  },
  curious: {
    brow: { y: -5, tilt: 7, uneven: -5 },
    eyes: { kind: 'open', upper: 0, lower: 0.08, size: 1.05, gaze: [2.2, -1.6] },
    mouth: 'aside',
    blush: 0.85,
    tilt: -7,
  },
  shy: {
    brow: { y: -2, tilt: 13 },
    eyes: { kind: 'open', upper: 0.24, lower: 0.16, gaze: [-2, 2] },
    mouth: 'coy',
    blush: 1.6,
    tilt: 8,
    sink: 3,
  },
  // Wide eyes and a small mouth that cannot keep still: a child that needs a hand, not a mask of fright.
  scared: {
    brow: { y: -7, tilt: 22 },
    eyes: { kind: 'open', upper: 0, lower: 0, size: 1.12, gaze: [1.2, 0.4] },
    mouth: 'quiver',
    blush: 0.4,
    tilt: -4,
    sink: 5,
  },
  excited: {
    brow: { y: -9, tilt: 6 },
    eyes: { kind: 'open', upper: 0, lower: 0.22, size: 1.08, gaze: [0.3, -0.8] },
    mouth: 'grin',
    blush: 1.3,
    tilt: -4,
    sink: -3,
  },
  // Level brows with a firm mouth: lowered as in anger they would scowl.
  determined: {
    brow: { y: 2.5, tilt: -8 },
    eyes: { kind: 'open', upper: 0.16, lower: 0.2, gaze: [0.6, -0.2] },
    mouth: 'firm',
    blush: 1.05,
    tilt: 1,
    sink: -1,
  },
};
