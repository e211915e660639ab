import type { Picture, Scene } from '@storylantern/contract';

type Pose = Scene['pose'];

/** What a child may do on a cover, whatever the situation: nobody hides, shouts, or sleeps through their story. */
const POSES: readonly Pose[] = ['stand', 'wave', 'sit', 'think', 'point', 'look-up', 'kneel', 'walk'];
/** Beds and doctors' rooms are no places to walk through. */
const INDOORS: ReadonlySet<Scene['setting']> = new Set(['bedroom', 'bathroom', 'doctor', 'library']);
/** Feelings a cover may end on: a story is about what helps. */
const FEELINGS: readonly Scene['feeling'][] = ['calm', 'happy', 'curious', 'proud'];
const OUTDOORS: ReadonlySet<Scene['setting']> = new Set([
  'playground',
  'garden',
  'forest',
  'beach',
  'street',
  'farm',
  'school-gate',
  'pond',
]);

const next = <Value>(values: readonly Value[], value: Value): Value => {
  const at = values.indexOf(value);
  return values[(at + 1) % values.length] ?? value;
};

/**
 * Another picture of the same situation: the same child in the same place with the same things, in the next pose, with
 * the next feeling, in other light where there is a sky, and with another seed for whatever the seed decides. Asked again
 * and again, it goes through all there are.
 */
export function anotherScene(picture: Picture, seed: number): Picture {
  const poses = INDOORS.has(picture.setting) ? POSES.filter((pose) => pose !== 'walk') : POSES;
  const isByDay = OUTDOORS.has(picture.setting) && picture.time !== 'night';
  return {
    ...picture,
    pose: next(poses, picture.pose),
    feeling: next(FEELINGS, picture.feeling),
    time: isByDay ? next(['day', 'sunset'] as const, picture.time === 'sunset' ? 'sunset' : 'day') : picture.time,
    seed,
  };
}
