import {
  ageBandSchema,
  genderSchema,
  notesOfChild,
  storyRequestSchema,
  type Occasion,
  type StoryTelling,
} from '@storylantern/contract';
import type { Brief } from '@storylantern/storyteller';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { readJson } from '../../platform/database/json-column.ts';
import type { StoryTable } from '../../platform/database/tables.ts';
import { planStory, type StoryChild } from './plan-story.ts';

type StoryRow = Pick<
  Selectable<StoryTable>,
  'request' | 'child_name' | 'age_band' | 'situation' | 'situation_name' | 'category' | 'topic'
>;

/** What is kept of a request with its story: the words as they came, the seed, and what was decided where no form was. */
const keptSchema = z.looseObject({
  seed: z.prefault(z.int().check(z.minimum(0)), 0),
  childId: z.optional(z.nullable(z.string())),
  brief: z.optional(
    z.object({
      gender: z.nullable(genderSchema),
      problem: z.string(),
      situation: z.optional(z.string()),
      hardThing: z.optional(z.string()),
    }),
  ),
});
type Kept = z.infer<typeof keptSchema>;
type Planned = Pick<Brief, 'gender' | 'problem' | 'notes' | 'remembered' | 'situation' | 'hardThing'>;

/** What is kept of the brief of a story without a form. What is written down about a child is read there, and never copied. */
export const keptBrief = ({ gender, problem, situation, hardThing }: Brief): Kept['brief'] => ({
  gender,
  problem,
  ...(situation === undefined ? {} : { situation }),
  ...(hardThing === undefined ? {} : { hardThing }),
});

export const readKept = (request: string): Kept => readJson('request', keptSchema, request);

/** The brief of a story from a form, and of one that was made before briefs were kept: planned anew from its request. */
function plannedAnew(row: StoryRow, { seed }: Kept, child: StoryChild | undefined): Planned {
  const request = storyRequestSchema.safeParse(JSON.parse(row.request));
  if (!request.success) return { gender: null, problem: row.situation_name, notes: '', situation: row.situation };
  const { brief } = planStory(request.data, seed, child);
  // Somebody else by now: of the child it was told about nothing is known but the name.
  if (brief.name !== row.child_name && !request.data.customData) return { ...brief, gender: null, notes: '' };
  return brief;
}

/**
 * What the author is told to tell a finished story again, and its seed. `child` is the family's child it was about, if
 * it is still there.
 */
export function toldBrief(
  row: StoryRow,
  how: { readonly occasion: Occasion; readonly telling: StoryTelling },
  child: StoryChild | undefined,
): { readonly brief: Brief; readonly seed: number } {
  const kept = readKept(row.request);
  const notesOf = child ? notesOfChild(child.child) : '';
  const planned: Planned = kept.brief
    ? { ...kept.brief, notes: notesOf, remembered: true }
    : plannedAnew(row, kept, child);
  const { gender, problem, notes, remembered, situation, hardThing } = planned;
  const brief: Brief = {
    name: row.child_name,
    ageBand: ageBandSchema.parse(row.age_band),
    gender,
    problem,
    notes,
    ...how,
    ...(situation === undefined ? {} : { situation }),
    ...(hardThing === undefined ? {} : { hardThing }),
    ...(remembered ? { remembered } : {}),
  };
  return { brief, seed: kept.seed };
}
