import { ageBandSchema, narrationManifestSchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { readJson } from '../../platform/database/json-column.ts';
import type { LibraryStoryTable } from '../../platform/database/tables.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import {
  LIBRARY_NARRATION_JOB,
  libraryVoiceOwner,
  type LibraryNarrationPayload,
} from '../expert-help/narration-job.ts';
import { storedNarrationSchema } from '../expert-help/library-story-page.ts';
import type { Craft } from './craft.ts';
import { rowOf, type Row } from './row.ts';
import { spokenFile, unspoken } from './spoken.ts';

const opened = (row: Row) => rowOf<Selectable<LibraryStoryTable>>(row);
const narrationState = z.enum(['waiting', 'ready', 'failed']);

/** Stories of the expert library as the family has them: opened, saved, spoken. */
export const libraryStoryCraft: Craft = {
  check({ row }) {
    const { age_band, narration_state, narration, manifest } = opened(row);
    ageBandSchema.parse(age_band);
    narrationState.parse(narration_state);
    if (narration !== null) readJson('narration', storedNarrationSchema, narration);
    if (manifest !== null) readJson('narration manifest', narrationManifestSchema, manifest);
  },
  files({ row }) {
    const { story_id, narration } = opened(row);
    return spokenFile(narration).map((file) => ({ file, owner: libraryVoiceOwner(story_id) }));
  },
  without({ row, parts }, missing) {
    return { row: { ...row, ...unspoken(opened(row).narration, missing) }, parts };
  },
  async askForRest(queries, { householdId, id }, { row }, now) {
    const { narration_state, narration_round: round } = opened(row);
    if (narration_state !== 'waiting') return;
    const payload: LibraryNarrationPayload = { storyId: id, round };
    await enqueueJob(queries, { householdId, kind: LIBRARY_NARRATION_JOB, payload }, now);
  },
};
