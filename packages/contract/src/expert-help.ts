import * as z from 'zod/mini';
import { AGE_BANDS, ageBandSchema } from './age-band.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';

/** The expert library: development areas, their challenges, the stories of each, and the landing page's collections. */

/** What the filters of Expert Help know besides age (specification, section 5). `neutral` is a child who is "they". */
export const EXPERT_GENDERS = ['boy', 'girl', 'neutral'] as const;
export const expertGenderSchema = z.enum(EXPERT_GENDERS);
export type ExpertGender = z.infer<typeof expertGenderSchema>;
export const STORY_THEMES = ['adventure', 'music', 'nature', 'animals', 'sports', 'fantasy', 'science'] as const;
export const storyThemeSchema = z.enum(STORY_THEMES);
export type StoryTheme = z.infer<typeof storyThemeSchema>;
/** The collections that the landing page leads to. */
export const COLLECTIONS = ['new-school', 'fear-dark', 'making-friends'] as const;
export type CollectionId = (typeof COLLECTIONS)[number];

const filtered = {
  ageGroups: z.array(ageBandSchema),
  gender: z.array(expertGenderSchema),
  themes: z.array(storyThemeSchema),
};

export const expertCategorySchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  ...filtered,
});
export type ExpertCategory = z.infer<typeof expertCategorySchema>;

export const expertChallengeSchema = z.object({
  id: z.string(),
  categoryId: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  /** Counted from what is really there. */
  storiesCount: z.number(),
  ...filtered,
});
export type ExpertChallenge = z.infer<typeof expertChallengeSchema>;

/** One story of a challenge on its card. `id` opens it at /api/stories/:id; `index` counts from 0. */
export const expertStorySchema = z.object({
  id: z.string(),
  challengeId: z.string(),
  index: z.number(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  benefits: z.string(),
  ageBand: z.enum(AGE_BANDS),
  gender: expertGenderSchema,
  themes: z.array(storyThemeSchema),
});
export type ExpertStory = z.infer<typeof expertStorySchema>;

export const collectionSchema = z.object({
  id: z.enum(COLLECTIONS),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  /** Numbered from 1; a story is read at /story/{collectionId}-{id}. */
  stories: z.array(z.object({ id: z.number(), title: z.string() })),
});
export type Collection = z.infer<typeof collectionSchema>;

/** A page of guidance for parents, as the search names it. */
export const guidanceSummarySchema = z.object({ id: z.string(), title: z.string(), topic: z.string() });
export type GuidanceSummary = z.infer<typeof guidanceSummarySchema>;

/** A public source of facts: who says it, on which page, where. */
export const guidanceSourceSchema = z.object({ organisation: z.string(), page: z.string(), address: z.string() });
export type GuidanceSource = z.infer<typeof guidanceSourceSchema>;

/** A whole page of guidance, for any child ("they"). Ages in months. */
export const guidancePageSchema = z.extend(guidanceSummarySchema, {
  ages: z.tuple([z.number(), z.number()]),
  typical: z.array(z.object({ from: z.number(), to: z.number(), text: z.string() })),
  tonight: z.array(z.string()),
  ask: z.string(),
  questions: z.array(z.object({ asked: z.string(), answer: z.string() })),
  sources: z.array(guidanceSourceSchema),
  challenges: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type GuidancePage = z.infer<typeof guidancePageSchema>;

const challengeParams = z.object({ challengeId: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)) });

export const listExpertCategories = endpoint({
  method: 'GET',
  path: '/api/expert-help/categories',
  summary: 'The development areas of the expert library',
  success: { status: 200, body: z.array(expertCategorySchema) },
});

export const listExpertChallenges = endpoint({
  method: 'GET',
  path: '/api/expert-help/challenges',
  summary: 'Every challenge of the expert library, in the order shown',
  success: { status: 200, body: z.array(expertChallengeSchema) },
});

export const listExpertStories = endpoint({
  method: 'GET',
  path: '/api/expert-help/challenges/:challengeId/stories',
  summary: 'The stories of one challenge; an empty list when there are none yet',
  params: challengeParams,
  success: { status: 200, body: z.array(expertStorySchema) },
});

export const searchExpertLibrary = endpoint({
  method: 'GET',
  path: '/api/expert-help/search',
  summary: 'Stories and pages of guidance that fit a few words, best first, at most 24 of each',
  query: z.object({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.search)) }),
  success: {
    status: 200,
    body: z.object({ stories: z.array(expertStorySchema), guidance: z.array(guidanceSummarySchema) }),
  },
});

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/pre-created-stories',
  summary: "The expert library's three collections",
  success: { status: 200, body: z.array(collectionSchema) },
});

export const getGuidancePage = endpoint({
  method: 'GET',
  path: '/api/guidance/:id',
  summary: 'One page of guidance for parents, with its sources',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)) }),
  success: { status: 200, body: guidancePageSchema },
});
