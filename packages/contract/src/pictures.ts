import * as z from 'zod/mini';
import { looksSchema } from './looks.ts';

/** The closed lists a picture is described with. The illustrator draws every one of them. */
export const SETTINGS = [
  'bedroom',
  'bathroom',
  'kitchen',
  'living-room',
  'classroom',
  'school-gate',
  'playground',
  'garden',
  'forest',
  'beach',
  'doctor',
  'street',
] as const;
export const TIMES = ['day', 'sunset', 'night'] as const;
export const POSES = ['stand', 'wave', 'sit', 'hug', 'think', 'point', 'hold', 'cheer', 'walk', 'cover'] as const;
export const FEELINGS = [
  'happy',
  'proud',
  'calm',
  'worried',
  'sad',
  'angry',
  'surprised',
  'sleepy',
  'curious',
  'shy',
] as const;
export const COMPANIONS = ['grown-up', 'teacher', 'child', 'baby', 'dog', 'cat', 'rabbit', 'bear', 'fox'] as const;
/** Things a cover may show; each has a picture of its own. */
export const PROPS = [
  'teddy',
  'rabbit-toy',
  'blanket',
  'lamp',
  'book',
  'potty',
  'toothbrush',
  'apple',
  'carrot',
  'bowl',
  'plate',
  'backpack',
  'lunchbox',
  'pencil',
  'paint',
  'ball',
  'blocks',
  'train',
  'car',
  'doll',
  'puzzle',
  'tablet',
  'television',
  'bottle',
  'cot',
  'moon',
  'clock',
  'umbrella',
  'kite',
  'bucket',
  'flower',
  'balloon',
  'cup',
  'pillow',
  'coat',
  'shoe',
  'star',
  'drum',
  'bicycle',
  'notebook',
] as const;

export const sceneSchema = z.object({
  setting: z.enum(SETTINGS),
  time: z.enum(TIMES),
  pose: z.enum(POSES),
  feeling: z.enum(FEELINGS),
  companion: z.nullable(z.enum(COMPANIONS)),
  props: z.array(z.enum(PROPS)).check(z.maxLength(3)),
});
/** What one picture shows, before anybody's looks are known. */
export type Scene = z.infer<typeof sceneSchema>;

export const PICTURE_STYLES = ["children's book"] as const;

/** Everything needed to draw the same picture again. `seed` decides leaves, clouds and other ornament. */
export const pictureSchema = z.extend(sceneSchema, {
  seed: z.number(),
  style: z.enum(PICTURE_STYLES),
  looks: looksSchema,
  /** Years, 2 to 12: decides proportions. */
  age: z.number(),
});
export type Picture = z.infer<typeof pictureSchema>;
