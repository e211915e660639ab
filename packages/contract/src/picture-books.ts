import * as z from 'zod/mini';
import { appearanceSchema, castSheetSchema, characterSchema } from './characters.ts';
import { endpoint } from './endpoint.ts';
import { genderSchema } from './gender.ts';
import { LIMITS } from './limits.ts';
import { someLooksSchema } from './looks.ts';
import { narrationManifestSchema } from './narration.ts';
import { pageSceneSchema, PICTURE_STYLES } from './pictures.ts';
import { makerSchema, narrationStateSchema } from './stories.ts';

/** Illustrated stories: picture books of 6 to 12 scenes, each with a picture and a part of one narration. */

const trimmed = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const optionalText = (longest: number) => z.optional(z.nullable(trimmed(longest)));

/** One page as it is written: its words and what its picture shows. */
export const scriptPageSchema = z.object({ text: z.string(), scene: pageSceneSchema });
export type ScriptPage = z.infer<typeof scriptPageSchema>;

/** A rule's verdict on a whole book; `page` is the page at fault, from 0. */
export const bookFindingSchema = z.object({
  rule: z.string(),
  hard: z.boolean(),
  page: z.nullable(z.number()),
  detail: z.string(),
});
export type BookFinding = z.infer<typeof bookFindingSchema>;

/**
 * Something to talk about at the end of a book. Questions of an adventure have an answer; those of other books have
 * none, because every answer is a good one.
 */
export const talkQuestionSchema = z.object({ question: z.string(), answer: z.nullable(z.string()) });
export type TalkQuestion = z.infer<typeof talkQuestionSchema>;

/** Something a book says that is so in the world, and where it can be read. */
export const bookFactSchema = z.object({ says: z.string(), source: z.string() });
export type BookFact = z.infer<typeof bookFactSchema>;

/** Another child of the family who is in the book, as its profile knows it. */
export const alsoInBookSchema = z.object({
  childName: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.childName)),
  /** Years; null when the family did not say. */
  childAge: z.nullable(z.number().check(z.gte(0), z.lte(18))),
  gender: z.optional(z.nullable(genderSchema)),
  looks: z.optional(z.nullable(someLooksSchema)),
});
export type AlsoInBook = z.infer<typeof alsoInBookSchema>;

/** Somebody of a book who is of a kind, as later books about the same friends have to call them. */
const bookFriendSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** As the library knows it, or the parent's own word. */
  kind: z.string(),
  /** How it is spoken of; `name` repeats the name. */
  said: z.enum(['he', 'she', 'name']),
});

/** A written picture book, before anybody's looks are known. */
export const bookScriptSchema = z.object({
  title: z.string(),
  /** The arc it was told by; never shown to a child. */
  arc: z.string(),
  refrain: z.nullable(z.string()),
  cast: z.array(characterSchema).check(z.minLength(1), z.maxLength(12)),
  pages: z.array(scriptPageSchema).check(z.minLength(6), z.maxLength(12)),
  /** Words of the theme that found no true place in the book, in the parent's own words. */
  notManaged: z.array(z.string()),
  /** What of the theme the book names and makes nothing of; none in books that were written before it was known. */
  onlySaid: z.prefault(z.array(z.string()), []),
  /** What is wrong with it; a published book has no hard finding. */
  findings: z.array(bookFindingSchema),
  /** Three things to talk about; none in books that were written before there were any. */
  talk: z.prefault(z.array(talkQuestionSchema), []),
  /** What it says of the world, for the parent to look up. */
  facts: z.prefault(z.array(bookFactSchema), []),
  friends: z.prefault(z.array(bookFriendSchema), []),
});
export type BookScript = z.infer<typeof bookScriptSchema>;

export const illustratedStoryRequestSchema = z.object({
  theme: z.string().check(z.trim(), z.minLength(1, 'Please enter a theme for your story'), z.maxLength(LIMITS.theme)),
  style: z.optional(z.nullable(z.union([z.enum(PICTURE_STYLES), z.literal('')]))),
  customData: z.optional(
    z.nullable(
      z.object({
        childName: optionalText(LIMITS.childName),
        /** As a parent writes it: "4", "four", "3 years old", "18 months". */
        childAge: optionalText(LIMITS.freeAge),
        hairColor: optionalText(LIMITS.appearanceWords),
        eyeColor: optionalText(LIMITS.appearanceWords),
        additionalInfo: optionalText(LIMITS.additionalInfo),
        /** Chosen from the pictures; comes before anything written. */
        looks: z.optional(z.nullable(someLooksSchema)),
        nameSaid: optionalText(LIMITS.respelling),
        /** Other children of the family who are in the book too. */
        alsoInIt: z.optional(z.nullable(z.array(alsoInBookSchema).check(z.maxLength(LIMITS.alsoInBook)))),
      }),
    ),
  ),
});
export type IllustratedStoryRequest = z.infer<typeof illustratedStoryRequestSchema>;

/** Where a page's picture stands. `drawing` pages have an address already, which answers as soon as it is drawn. */
export const PAGE_PICTURE_STATES = ['drawing', 'ready', 'failed'] as const;

export const bookSceneSchema = z.object({
  /** Stays the same when scenes are reordered; also the id of its segment in the narration. */
  id: z.string(),
  text: z.string(),
  imageUrl: z.nullable(z.string()),
  /** What the picture shows, in words. */
  imageDescription: z.string(),
  picture: z.enum(PAGE_PICTURE_STATES),
});
export type BookScene = z.infer<typeof bookSceneSchema>;

export const illustratedStorySchema = z.object({
  id: z.string(),
  title: z.string(),
  theme: z.string(),
  style: z.enum(PICTURE_STYLES),
  /** Empty when the parent gave none. */
  childName: z.string(),
  childAge: z.number(),
  createdAt: z.string(),
  savedAt: z.nullable(z.string()),
  /** Null until the narration is ready. */
  audioUrl: z.nullable(z.string()),
  narration: narrationStateSchema,
  scenes: z.array(bookSceneSchema),
  cast: castSheetSchema,
  notManaged: z.array(z.string()),
  /** What of the theme is only named in it, in the parent's own words. */
  onlySaid: z.array(z.string()),
  /** An educational adventure. */
  educational: z.boolean(),
  talk: z.array(talkQuestionSchema),
  facts: z.array(bookFactSchema),
  /** It has friends with whom another night can be spent. */
  mayGoOn: z.boolean(),
  /** Its friends have been in more than one book: `listNights` tells which. */
  inSeries: z.boolean(),
  /** Counts every change a parent makes; sent back with an edit so that nothing is overwritten unseen. */
  revision: z.number(),
  nameSaid: z.nullable(z.string()),
  readingMinutes: z.number(),
  madeBy: z.object({ text: makerSchema, picture: makerSchema, voice: makerSchema }),
});
export type IllustratedStory = z.infer<typeof illustratedStorySchema>;

export const illustratedStorySummarySchema = z.object({
  id: z.string(),
  kind: z.literal('picture-book'),
  title: z.string(),
  imageUrl: z.string(),
  theme: z.string(),
  style: z.enum(PICTURE_STYLES),
  childName: z.string(),
  createdAt: z.string(),
  savedAt: z.nullable(z.string()),
  scenes: z.number(),
  /** An educational adventure. */
  educational: z.boolean(),
});
export type IllustratedStorySummary = z.infer<typeof illustratedStorySummarySchema>;

export const illustrationStyleSchema = z.object({
  id: z.enum(PICTURE_STYLES),
  name: z.string(),
  description: z.string(),
});
export type IllustrationStyle = z.infer<typeof illustrationStyleSchema>;

const bookParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)) });
const sceneParams = z.extend(bookParams, { sceneId: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)) });
const wholeBook = { status: 200, body: illustratedStorySchema } as const;

export const listIllustrationStyles = endpoint({
  method: 'GET',
  path: '/api/illustrated-stories/styles',
  summary: 'The styles a picture book can be painted in',
  success: { status: 200, body: z.array(illustrationStyleSchema) },
});

export const generateIllustratedStory = endpoint({
  method: 'POST',
  path: '/api/illustrated-stories/generate',
  summary: 'Write a picture book; pictures and narration follow as jobs. Send an Idempotency-Key to make retries safe.',
  body: illustratedStoryRequestSchema,
  success: { status: 201, body: z.object({ id: z.string() }) },
  generation: true,
});

export const generateAnotherNight = endpoint({
  method: 'POST',
  path: '/api/illustrated-stories/:id/another-night',
  summary:
    'Another night with the same friends: the same cast, place and facts in a new story. Idempotency-Key as above.',
  params: bookParams,
  /** What happens this time, in free words; without it, whatever suits these friends. */
  body: z.object({ theme: optionalText(LIMITS.theme) }),
  success: { status: 201, body: z.object({ id: z.string() }) },
  generation: true,
});

export const generateAnotherTelling = endpoint({
  method: 'POST',
  path: '/api/illustrated-stories/:id/another-telling',
  summary:
    'The same wish told another way: a new book by another plot; the one there is stays. Idempotency-Key as above.',
  params: bookParams,
  success: { status: 201, body: z.object({ id: z.string() }) },
  generation: true,
});

export const listNights = endpoint({
  method: 'GET',
  path: '/api/illustrated-stories/:id/nights',
  summary: 'The books about the same friends in the order in which they were told, this one among them',
  params: bookParams,
  success: { status: 200, body: z.array(z.object({ id: z.string(), title: z.string() })) },
});

export const listIllustratedStories = endpoint({
  method: 'GET',
  path: '/api/illustrated-stories',
  summary: "The family's picture books, newest first",
  success: { status: 200, body: z.array(illustratedStorySummarySchema) },
});

export const getIllustratedStory = endpoint({
  method: 'GET',
  path: '/api/illustrated-stories/:id',
  summary: 'One picture book',
  params: bookParams,
  success: wholeBook,
});

export const getIllustratedStoryNarration = endpoint({
  method: 'GET',
  path: '/api/illustrated-stories/:id/narration',
  summary: 'When each word is spoken; a segment for the title and one for each scene; 404 until it is ready',
  params: bookParams,
  success: { status: 200, body: narrationManifestSchema },
});

export const narrateIllustratedStoryAgain = endpoint({
  method: 'POST',
  path: '/api/illustrated-stories/:id/narration',
  summary: 'Speak the book again: after a failure, with the name said another way, or with a word said another way',
  params: bookParams,
  body: z.object({
    nameSaid: optionalText(LIMITS.respelling),
    /** Written word -> how it is said, in ordinary letters; null forgets it. Added to what is known already. */
    said: z.optional(z.record(trimmed(LIMITS.respelling), z.nullable(trimmed(LIMITS.respelling)))),
  }),
  success: { status: 202, body: narrationStateSchema },
  generation: true,
});

export const editIllustratedStoryScenes = endpoint({
  method: 'PUT',
  path: '/api/illustrated-stories/:id/scenes',
  summary: 'The order and the words of the scenes; one left out is taken out. 409 when somebody else changed the book.',
  params: bookParams,
  body: z.object({
    revision: z.number(),
    title: z.optional(
      z.string().check(z.trim(), z.minLength(1, 'Please give the book a title.'), z.maxLength(LIMITS.bookTitle)),
    ),
    scenes: z
      .array(z.object({ id: z.string(), text: trimmed(LIMITS.sceneText) }))
      .check(z.minLength(1, 'A book needs at least one page.'), z.maxLength(12)),
  }),
  success: wholeBook,
});

export const redrawIllustratedStoryScene = endpoint({
  method: 'POST',
  path: '/api/illustrated-stories/:id/scenes/:sceneId/redraw',
  summary: 'Draw a scene anew: the same people, place and things, composed another way',
  params: sceneParams,
  success: wholeBook,
  generation: true,
});

export const changeIllustratedStoryAppearance = endpoint({
  method: 'PUT',
  path: '/api/illustrated-stories/:id/appearance',
  summary: 'Another style, other looks or clothes of the child: every page is drawn anew, everybody stays who they are',
  params: bookParams,
  body: z.extend(appearanceSchema, { style: z.optional(z.enum(PICTURE_STYLES)) }),
  success: wholeBook,
  generation: true,
});

export const saveIllustratedStory = endpoint({
  method: 'POST',
  path: '/api/illustrated-stories/:id/save',
  summary: "Keep a picture book in the family's collection; saving twice is the same as once",
  params: bookParams,
  success: { status: 200, body: z.object({ id: z.string(), savedAt: z.string() }) },
});

export const deleteIllustratedStory = endpoint({
  method: 'DELETE',
  path: '/api/illustrated-stories/:id',
  summary: 'Take a picture book out of the library; it can be brought back until it is cleared away',
  params: bookParams,
  success: { status: 200, body: z.object({ id: z.string(), restorableUntil: z.string() }) },
});

export const restoreIllustratedStory = endpoint({
  method: 'POST',
  path: '/api/illustrated-stories/:id/restore',
  summary: 'Undo a deletion',
  params: bookParams,
  success: { status: 200, body: illustratedStorySummarySchema },
});
