import * as z from 'zod/mini';
import { AGE_BANDS, ageBandSchema } from './age-band.ts';
import { endpoint } from './endpoint.ts';
import { GENDERS } from './gender.ts';
import { LIMITS } from './limits.ts';
import { someLooksSchema } from './looks.ts';
import { narrationManifestSchema } from './narration.ts';
import { OCCASIONS, occasionSchema, STORY_PERSONS, storyTellingSchema, type Occasion } from './story-telling.ts';

/** The seven sentence kinds of a social story (Carol Gray's 10.0/10.1 names; specification, section 3). */
export const SENTENCE_KINDS = [
  'descriptive',
  'perspective',
  'partial',
  'cooperative',
  'directive',
  'control',
  'affirmative',
] as const;
export const sentenceKindSchema = z.enum(SENTENCE_KINDS);
export type SentenceKind = z.infer<typeof sentenceKindSchema>;

/** The order the paragraphs are read in: the situation first, reassurance last. */
export const READING_ORDER: readonly SentenceKind[] = [...SENTENCE_KINDS];

/** One paragraph of each kind. */
export const storyContentSchema = z.object({
  perspective: z.string(),
  descriptive: z.string(),
  directive: z.string(),
  control: z.string(),
  affirmative: z.string(),
  cooperative: z.string(),
  partial: z.string(),
});
export type StoryContent = z.infer<typeof storyContentSchema>;

/** One sentence as the audit sees it: where it stands (offsets in its paragraph) and what kind of work it does. */
export const auditedSentenceSchema = z.object({
  paragraph: sentenceKindSchema,
  from: z.number(),
  to: z.number(),
  text: z.string(),
  kind: sentenceKindSchema,
});
export type AuditedSentence = z.infer<typeof auditedSentenceSchema>;

/** One rule's verdict. `hard` rules reject a text; the others are advice. `basis` names where the rule comes from. */
export const auditFindingSchema = z.object({
  rule: z.string(),
  title: z.string(),
  hard: z.boolean(),
  passed: z.boolean(),
  detail: z.string(),
  basis: z.string(),
});
export type AuditFinding = z.infer<typeof auditFindingSchema>;

/** Reading level: counts, sentence lengths in words, and the Flesch-Kincaid grade (null under 100 words). */
export const readingLevelSchema = z.object({
  words: z.number(),
  sentences: z.number(),
  meanSentence: z.number(),
  longestSentence: z.number(),
  grade: z.nullable(z.number()),
  inBand: z.boolean(),
});
export type ReadingLevel = z.infer<typeof readingLevelSchema>;

export const auditReportSchema = z.object({
  passed: z.boolean(),
  findings: z.array(auditFindingSchema),
  sentences: z.array(auditedSentenceSchema),
  reading: readingLevelSchema,
  /** Describing sentences divided by coaching sentences, by the two published formulas; null when nothing coaches. */
  ratio: z.object({ version100: z.nullable(z.number()), version101: z.nullable(z.number()) }),
});
export type AuditReport = z.infer<typeof auditReportSchema>;

const trimmed = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const required = (longest: number, message: string) => trimmed(longest).check(z.minLength(1, message));
/** An optional choice: a form that sends '' for "not chosen" is understood. */
const choice = <T extends readonly [string, ...string[]]>(values: T) =>
  z.optional(z.nullable(z.union([z.enum(values), z.literal('')])));

/** What the Build Your Own Book form sends. Only the name and the problem are required (specification, section 5). */
export const customDataSchema = z.object({
  childName: required(LIMITS.childName, "Please enter your child's name."),
  childAge: choice(AGE_BANDS),
  childGender: choice(GENDERS),
  problem: required(LIMITS.problem, 'Please say what the story should help with.'),
  additionalInfo: z.optional(z.nullable(trimmed(LIMITS.additionalInfo))),
  looks: z.optional(z.nullable(someLooksSchema)),
  /** How the name is said, in ordinary letters, when the voice gets it wrong. */
  nameSaid: z.optional(z.nullable(trimmed(LIMITS.respelling))),
  /** To help with what is hard, or to applaud what goes well; to help when it is not said. */
  occasion: choice(OCCASIONS),
  /** Told about the child by name, or as "I"; by name when it is not said. */
  person: choice(STORY_PERSONS),
});
export type CustomData = z.infer<typeof customDataSchema>;

export const BYOB_CATEGORY = 'byob';

export const storyRequestSchema = z
  .object({
    category: required(LIMITS.category, 'Please choose a category.'),
    /** With the form's words: the situation that was chosen of those they may mean; one that is not known is passed over. */
    topic: z.optional(z.nullable(trimmed(LIMITS.topic))),
    customData: z.optional(z.nullable(customDataSchema)),
    /** The family's child a story from a category alone is about; one that is not there is passed over. */
    childId: z.optional(z.nullable(trimmed(LIMITS.id))),
  })
  .check(
    z.refine((request) => request.category !== BYOB_CATEGORY || Boolean(request.customData), {
      message: 'Please tell us who the story is for and what it should help with.',
      path: ['customData'],
    }),
  );
export type StoryRequest = z.infer<typeof storyRequestSchema>;

/** Who made each part of a piece. */
export const makerSchema = z.object({
  by: z.enum(['embedded', 'remote']),
  name: z.string(),
  /** A sentence for the parent when another maker was asked first and failed. */
  note: z.optional(z.string()),
});
export type Maker = z.infer<typeof makerSchema>;

/** Where the narration stands: being spoken, ready, or given up on (with a sentence saying so). */
export const narrationStateSchema = z.object({
  state: z.enum(['waiting', 'ready', 'failed']),
  message: z.optional(z.string()),
});

export const storySchema = z.object({
  id: z.string(),
  title: z.string(),
  imageUrl: z.string(),
  /** What the picture shows, in words. */
  imageDescription: z.string(),
  /** Where the picture stands. While it is being drawn, its address may answer with a lantern in its place. */
  picture: z.enum(['drawing', 'ready', 'failed']),
  audioUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  developmentalBenefits: z.string(),
  content: storyContentSchema,
  category: z.string(),
  topic: z.nullable(z.string()),
  situation: z.string(),
  childName: z.string(),
  ageBand: ageBandSchema,
  createdAt: z.string(),
  savedAt: z.nullable(z.string()),
  /** Minutes it takes to read aloud, at least 1. */
  readingMinutes: z.number(),
  talkTogether: z.array(z.string()),
  /** The parent's words that found no true place in the story, so that they can be put differently. */
  leftOut: z.array(z.string()),
  /** Other situations the parent may have meant, most likely first. */
  alsoAbout: z.array(z.object({ id: z.string(), name: z.string() })),
  audit: auditReportSchema,
  narration: narrationStateSchema,
  nameSaid: z.nullable(z.string()),
  occasion: occasionSchema,
  /** Which of its versions this is, from 1; sent back with a change so that nothing is overwritten unseen. */
  version: z.number(),
  telling: storyTellingSchema,
  /** Holds words of the parent's own; told another way, it leaves them to this version. */
  edited: z.boolean(),
  /** One question whose answer would make a general story fit better; null when the story found its situation. */
  question: z.nullable(z.string()),
  /** False for stories that were authored for everybody: they are read as they are. */
  changeable: z.boolean(),
  madeBy: z.object({ text: makerSchema, picture: makerSchema, voice: makerSchema }),
});
export type Story = z.infer<typeof storySchema>;

/** What the library holds. */
export const LIBRARY_KINDS = ['story', 'picture-book', 'song', 'expert-story'] as const;

/** One piece of the library. For a picture book or a song, `situation` is its theme and `childName` may be empty. */
export const storySummarySchema = z.object({
  id: z.string(),
  kind: z.enum(LIBRARY_KINDS),
  title: z.string(),
  imageUrl: z.string(),
  childName: z.string(),
  ageBand: ageBandSchema,
  situation: z.string(),
  createdAt: z.string(),
  savedAt: z.nullable(z.string()),
});
export type StorySummary = z.infer<typeof storySummarySchema>;

export const relatedStorySchema = z.object({ id: z.string(), title: z.string(), imageUrl: z.string() });
export type RelatedStory = z.infer<typeof relatedStorySchema>;

const idParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)) });

/** The request header that makes a double click or a retry make one story only. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export const generateStory = endpoint({
  method: 'POST',
  path: '/api/stories/generate',
  summary: 'Write a story; its picture and narration follow as jobs. Send an Idempotency-Key to make retries safe.',
  body: storyRequestSchema,
  success: { status: 201, body: z.object({ id: z.string() }) },
  generation: true,
});

/** A situation as it goes by on screen. */
const situationSchema = z.object({ id: z.string(), name: z.string() });
export type Situation = z.infer<typeof situationSchema>;

/** What a story is about that is told in the parent's own words, without any listed situation. */
export const OWN_WORDS: Readonly<Record<Occasion, string>> = { help: 'general', celebrate: 'gone-well' };

/** What is understood of a parent's words before a story is told of them. */
export const understoodSchema = z.object({
  /** What the story will be for: words that tell of nothing but a success are applauded. */
  occasion: occasionSchema,
  /** What it is about if nothing more is said. */
  situation: situationSchema,
  /** Whether that is likely enough that nobody has to be asked. */
  sure: z.boolean(),
  /** What else may be meant, the likeliest first; at most three, or five where the situation is the parent's own words. */
  others: z.array(situationSchema),
});
export type Understood = z.infer<typeof understoodSchema>;

export const understandStory = endpoint({
  method: 'POST',
  path: '/api/stories/understand',
  summary: 'What a story for these words would be about, and what else they may mean; nothing is kept',
  body: z.pick(customDataSchema, { problem: true, additionalInfo: true, occasion: true }),
  success: { status: 200, body: understoodSchema },
});

/** A situation in the list of all, with words by which it is found there. */
const listedSituationSchema = z.extend(situationSchema, { words: z.string() });
export type ListedSituation = z.infer<typeof listedSituationSchema>;

export const listSituations = endpoint({
  method: 'GET',
  path: '/api/stories/situations',
  summary: 'Every situation that a story may be about, the most asked first',
  query: z.object({ occasion: occasionSchema }),
  success: { status: 200, body: z.array(listedSituationSchema) },
});

export const listStories = endpoint({
  method: 'GET',
  path: '/api/stories',
  summary: 'Everything the family has made, saved pieces first, newest first',
  query: z.object({ search: z.optional(z.string().check(z.maxLength(LIMITS.search))) }),
  success: { status: 200, body: z.array(storySummarySchema) },
});

/** What the stories of one child are for: how many help with what is hard, how many applaud what goes well. */
export const occasionsOfChildSchema = z.object({ childName: z.string(), help: z.number(), celebrate: z.number() });
export type OccasionsOfChild = z.infer<typeof occasionsOfChildSchema>;

export const countStoryOccasions = endpoint({
  method: 'GET',
  path: '/api/stories/occasions',
  summary: 'How many stories each child has that help, and how many that celebrate',
  success: { status: 200, body: z.array(occasionsOfChildSchema) },
});

export const getStory = endpoint({
  method: 'GET',
  path: '/api/stories/:id',
  summary: 'One story',
  params: idParams,
  success: { status: 200, body: storySchema },
});

export const getRelatedStories = endpoint({
  method: 'GET',
  path: '/api/stories/:id/related',
  summary: 'Other stories of the family that fit this one, at most four',
  params: idParams,
  success: { status: 200, body: z.array(relatedStorySchema) },
});

export const saveStory = endpoint({
  method: 'POST',
  path: '/api/stories/save',
  summary: "Keep a story in the family's collection; saving twice is the same as once",
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)) }),
  success: { status: 200, body: z.object({ id: z.string(), savedAt: z.string() }) },
});

export const deleteStory = endpoint({
  method: 'DELETE',
  path: '/api/stories/:id',
  summary: 'Take a story out of the library; it can be brought back until it is cleared away',
  params: idParams,
  success: { status: 200, body: z.object({ id: z.string(), restorableUntil: z.string() }) },
});

export const restoreStory = endpoint({
  method: 'POST',
  path: '/api/stories/:id/restore',
  summary: 'Undo a deletion',
  params: idParams,
  success: { status: 200, body: storySummarySchema },
});

export const getStoryNarration = endpoint({
  method: 'GET',
  path: '/api/stories/:id/narration',
  summary: 'When each word of the narration is spoken; 404 until it is ready',
  params: idParams,
  success: { status: 200, body: narrationManifestSchema },
});

export const narrateStoryAgain = endpoint({
  method: 'POST',
  path: '/api/stories/:id/narration',
  summary: 'Speak the story again, after a failure or with the name said another way',
  params: idParams,
  body: z.object({ nameSaid: z.optional(z.nullable(trimmed(LIMITS.respelling))) }),
  success: { status: 202, body: narrationStateSchema },
  generation: true,
});

export const sayName = endpoint({
  method: 'POST',
  path: '/api/pronunciations',
  summary: 'Hear a name as it is spelled here; answers with the address of a short sound',
  body: z.object({ said: required(LIMITS.respelling, 'Please write how the name is said.') }),
  success: { status: 200, body: z.object({ audioUrl: z.string(), seconds: z.number() }) },
  generation: true,
});
