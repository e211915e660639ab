import * as z from 'zod/mini';

/**
 * What a story is for. A social story may help with what is hard; at least half of a child's stories should applaud what
 * goes well (Social Story criteria 10.2, the first: one common goal).
 */
export const OCCASIONS = ['help', 'celebrate'] as const;
export const occasionSchema = z.enum(OCCASIONS);
export type Occasion = z.infer<typeof occasionSchema>;

/** Who is spoken of: the child by name, or "I". */
export const STORY_PERSONS = ['third', 'first'] as const;
export const storyPersonSchema = z.enum(STORY_PERSONS);
export type StoryPerson = z.infer<typeof storyPersonSchema>;

/** How long a story is, beside others for its age. */
export const STORY_LENGTHS = ['shorter', 'usual', 'longer'] as const;
/** How its words are: those of the age below, of its age, of the age above. */
export const STORY_LEVELS = ['simpler', 'usual', 'richer'] as const;

/** How a story is told. */
export const storyTellingSchema = z.object({
  person: storyPersonSchema,
  length: z.enum(STORY_LENGTHS),
  level: z.enum(STORY_LEVELS),
});
export type StoryTelling = z.infer<typeof storyTellingSchema>;

/** As a story is told when nobody asked for anything else. */
export const USUAL_TELLING: StoryTelling = { person: 'third', length: 'usual', level: 'usual' };
