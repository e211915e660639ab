import * as z from 'zod/mini';
import { castSheetSchema, COATS } from './characters.ts';
import { looksSchema } from './looks.ts';
import { THINGS } from './things.ts';

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
  'undersea',
  'space',
  'sky',
  'farm',
  'castle',
  'mountain',
  'library',
  'shop',
  'snow',
  'cave',
  'boat',
  'pond',
  'stage',
  'swimming-pool',
  'jungle',
] as const;
export type SettingName = (typeof SETTINGS)[number];
export const TIMES = ['day', 'sunset', 'night'] as const;
export const WEATHERS = ['clear', 'rain', 'snow', 'wind'] as const;
export const POSES = [
  'stand',
  'wave',
  'sit',
  'hug',
  'think',
  'point',
  'hold',
  'cheer',
  'walk',
  'cover',
  'run',
  'jump',
  'reach',
  'kneel',
  'sleep',
  'float',
  'look-up',
  'hide',
  'dance',
  'shout',
] as const;
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
  'scared',
  'excited',
  'determined',
] as const;
export const COMPANIONS = ['grown-up', 'teacher', 'child', 'baby', 'dog', 'cat', 'rabbit', 'bear', 'fox'] as const;

export const sceneSchema = z.object({
  setting: z.enum(SETTINGS),
  time: z.enum(TIMES),
  pose: z.enum(POSES),
  feeling: z.enum(FEELINGS),
  companion: z.nullable(z.enum(COMPANIONS)),
  props: z.array(z.enum(THINGS)).check(z.maxLength(3)),
});
/** What one cover shows, before anybody's looks are known: a child, at most one companion, a place. */
export type Scene = z.infer<typeof sceneSchema>;

/** Ways of painting. "children's book" is the house style and the default (specification, section 3). */
export const PICTURE_STYLES = [
  "children's book",
  'watercolor',
  'cartoon',
  'paper cut-out',
  'crayon',
  'block print',
] as const;
export type PictureStyle = (typeof PICTURE_STYLES)[number];
export const DEFAULT_STYLE: PictureStyle = "children's book";

/** Everything needed to draw the same picture again. `seed` decides leaves, clouds and other ornament. */
export const pictureSchema = z.extend(sceneSchema, {
  seed: z.number(),
  style: z.enum(PICTURE_STYLES),
  looks: looksSchema,
  /** Years, 2 to 12: decides proportions. */
  age: z.number(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** One of those who are seen on a page of a book. `who` is an id of the book's cast. */
export const actorSchema = z.object({
  who: z.string(),
  pose: z.enum(POSES),
  feeling: z.enum(FEELINGS),
  /** Held in both hands, worn on the back or pushed along, as the thing allows. */
  holds: z.nullable(z.enum(THINGS)),
});
export type Actor = z.infer<typeof actorSchema>;

/** Feelings that nobody sleeps with: whoever is drawn lying down with one of them has their eyes open. */
export const WIDE_AWAKE: readonly Actor['feeling'][] = ['curious', 'surprised', 'worried', 'scared', 'excited'];

/**
 * What a page of a book shows. `actors` are in order of weight: the first is who the page is about. Nobody and nothing
 * is drawn that is not named here or part of the setting.
 */
export const pageSceneSchema = z.object({
  setting: z.enum(SETTINGS),
  time: z.enum(TIMES),
  weather: z.enum(WEATHERS),
  camera: z.enum(['wide', 'medium', 'close']),
  actors: z.array(actorSchema).check(z.maxLength(4)),
  things: z.array(z.enum(THINGS)).check(z.maxLength(4)),
  /** Things of the page, held or not, that its text gives another colour than they usually have. */
  colours: z.optional(z.partialRecord(z.enum(THINGS), z.enum(COATS))),
});
export type PageScene = z.infer<typeof pageSceneSchema>;

/** Everything needed to draw one page of a book again. */
export const pagePictureSchema = z.object({
  scene: pageSceneSchema,
  /** At least everybody the scene names; members that are not seen are ignored. */
  cast: castSheetSchema,
  style: z.enum(PICTURE_STYLES),
  seed: z.number(),
});
export type PagePicture = z.infer<typeof pagePictureSchema>;
