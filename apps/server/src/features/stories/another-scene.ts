import type { Picture, Scene } from '@storylantern/contract';

type Pose = Scene['pose'];
type Setting = Scene['setting'];

/** What a child may do on a cover, whatever the situation: nobody hides, shouts, or sleeps through their story. */
const POSES: readonly Pose[] = ['stand', 'wave', 'sit', 'think', 'look-up', 'kneel', 'walk'];
/** Where nobody sits down on the ground. */
const UPRIGHT: ReadonlySet<Setting> = new Set(['bathroom', 'doctor', 'shop', 'street', 'school-gate', 'swimming-pool']);
/** Where there is no way to walk. */
const STILL: ReadonlySet<Setting> = new Set(['bedroom', 'bathroom', 'doctor', 'library']);
/** Feelings a cover may have: a story is about what helps. */
const FEELINGS: readonly Scene['feeling'][] = ['calm', 'happy', 'curious', 'proud'];
/** Where families are in the evening as well as by day. */
const EVENINGS: ReadonlySet<Setting> = new Set(['playground', 'garden', 'forest', 'beach', 'farm', 'pond']);

const next = <Value>(values: readonly Value[], value: Value): Value => {
  const at = values.indexOf(value);
  return values[(at + 1) % values.length] ?? value;
};

/**
 * Another picture of the same situation: the same child in the same place with the same things, in the next pose, with
 * the next feeling, in other light where there may be, and with another seed for whatever the seed decides. Asked again
 * and again, it goes through all there are.
 */
export function anotherScene(picture: Picture, seed: number): Picture {
  const { setting, pose, feeling, time } = picture;
  const poses = POSES.filter(
    (each) => !(UPRIGHT.has(setting) && ['sit', 'kneel'].includes(each)) && !(STILL.has(setting) && each === 'walk'),
  );
  return {
    ...picture,
    pose: next(poses, pose),
    feeling: next(FEELINGS, feeling),
    time: EVENINGS.has(setting) && time !== 'night' ? next(['day', 'sunset'] as const, time) : time,
    seed,
  };
}
