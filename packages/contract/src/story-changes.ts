import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { auditReportSchema, customDataSchema, sentenceKindSchema, storyContentSchema, storySchema } from './stories.ts';
import { storyTellingSchema } from './story-telling.ts';

/**
 * What a parent may ask of a finished story. Each is told anew from what the parent had said, and becomes the story's
 * next version; `another-picture` keeps every word.
 */
export const STORY_CHANGES = [
  'shorter',
  'longer',
  'simpler',
  'richer',
  'another-ending',
  'first-person',
  'third-person',
  'another-picture',
] as const;
export const storyChangeSchema = z.enum(STORY_CHANGES);
export type StoryChange = z.infer<typeof storyChangeSchema>;

/** What made a version: the first telling, one of the changes, a parent's own words, or an earlier version again. */
export const VERSION_ORIGINS = ['told', ...STORY_CHANGES, 'edited', 'went-back'] as const;
export const versionOriginSchema = z.enum(VERSION_ORIGINS);
export type VersionOrigin = z.infer<typeof versionOriginSchema>;

/** One kept version of a story: `number` counts from 1 in the order they were made. */
export const storyVersionSchema = z.object({
  number: z.number(),
  origin: versionOriginSchema,
  /** The number of the version that was gone back to. */
  of: z.nullable(z.number()),
  createdAt: z.string(),
  title: z.string(),
  content: storyContentSchema,
  imageUrl: z.string(),
  telling: storyTellingSchema,
  words: z.number(),
  /** Which is read now. */
  current: z.boolean(),
});
export type StoryVersion = z.infer<typeof storyVersionSchema>;

const idParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)) });
const versionParams = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)),
  number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.storyVersions)),
});

/** A paragraph after a parent's edit. */
const editedParagraph = z.object({
  paragraph: sentenceKindSchema,
  text: z.string().check(z.trim(), z.minLength(1, 'Please leave some words here.'), z.maxLength(LIMITS.storyParagraph)),
});

export const changeStory = endpoint({
  method: 'POST',
  path: '/api/stories/:id/changes',
  summary: 'Tell it another way; the story as it was stays among its versions. 409 when it was changed meanwhile.',
  params: idParams,
  body: z.object({ change: storyChangeSchema, version: z.number() }),
  success: { status: 200, body: storySchema },
  generation: true,
});

export const checkStoryText = endpoint({
  method: 'POST',
  path: '/api/stories/:id/check',
  summary: 'What the criteria say of other words for a paragraph; nothing is kept',
  params: idParams,
  body: editedParagraph,
  success: {
    status: 200,
    body: z.object({
      audit: auditReportSchema,
      /** Why these words may not stand in a story for a child; null when they may. */
      refused: z.nullable(z.object({ message: z.string(), help: z.array(z.string()) })),
    }),
  },
});

export const editStoryText = endpoint({
  method: 'PUT',
  path: '/api/stories/:id/text',
  summary: 'Other words for one paragraph or several. 409 when it was changed meanwhile; 422 when they may not stand.',
  params: idParams,
  body: z.object({
    version: z.number(),
    title: z.optional(
      z.string().check(z.trim(), z.minLength(1, 'Please give it a title.'), z.maxLength(LIMITS.bookTitle)),
    ),
    paragraphs: z.array(editedParagraph).check(z.maxLength(7)),
  }),
  success: { status: 200, body: storySchema },
  generation: true,
});

export const getStoryWish = endpoint({
  method: 'GET',
  path: '/api/stories/:id/wish',
  summary: 'What a story was asked for, as the form has it, so that it can be asked for again with more',
  params: idParams,
  success: { status: 200, body: customDataSchema },
});

export const listStoryVersions = endpoint({
  method: 'GET',
  path: '/api/stories/:id/versions',
  summary: 'Every version of a story, newest first',
  params: idParams,
  success: { status: 200, body: z.array(storyVersionSchema) },
});

export const goBackToVersion = endpoint({
  method: 'POST',
  path: '/api/stories/:id/versions/:number/current',
  summary: 'Read an earlier version again; the others stay',
  params: versionParams,
  success: { status: 200, body: storySchema },
  generation: true,
});
