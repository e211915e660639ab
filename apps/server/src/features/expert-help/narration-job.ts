import { READING_ORDER } from '@storylantern/contract';
import { shelvedStoryById } from '@storylantern/library';
import * as z from 'zod/mini';
import type { Narrator } from '../../makers/maker.ts';
import { readJson } from '../../platform/database/json-column.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { JobKind } from '../../platform/jobs/job-runner.ts';
import type { ClaimedJob, JobLimits } from '../../platform/jobs/job-store.ts';
import type { MediaLibrary } from '../../platform/media/media-library.ts';
import { findOpened, setNarration } from './repository.ts';
import type { StoredNarration } from './library-story-page.ts';

/** The kind of job, as the job table names it. */
export const LIBRARY_NARRATION_JOB = 'library-story-narration';

const LIMITS: JobLimits = { leaseMs: 15_000, maxFailures: 4, maxAttempts: 50 };
const GIVEN_UP = 'The narration could not be made. The story itself is safe.';
const payloadSchema = z.object({ storyId: z.string(), round: z.number() });
/** What the job is about. */
export type LibraryNarrationPayload = z.infer<typeof payloadSchema>;

/** Who needs the sound of a story of the library. */
export const libraryVoiceOwner = (storyId: string) => `library-voice:${storyId}`;

const read = (job: ClaimedJob) => {
  const { storyId: id, round } = readJson('job payload', payloadSchema, job.payload);
  return { householdId: job.householdId, id, round };
};

/** What the job is done with. */
export interface LibraryNarrationParts {
  readonly database: Database;
  readonly media: MediaLibrary;
  readonly narrator: Narrator;
}

/** Speaks a story of the expert library when a household hears it for the first time; the sound is kept. */
export const libraryNarrationJob = ({ database, media, narrator }: LibraryNarrationParts): JobKind => ({
  kind: LIBRARY_NARRATION_JOB,
  slots: 2,
  limits: LIMITS,
  async run(job, signal) {
    const key = read(job);
    const opened = await findOpened(database.db, key);
    const shelved = shelvedStoryById(key.id);
    if (!opened || !shelved || opened.narration_round !== key.round) return async () => undefined;
    const { story } = shelved;
    const spoken = await narrator.narrate(
      {
        segments: [
          { id: 'title', text: story.title },
          ...READING_ORDER.map((kind) => ({ id: kind, text: story.content[kind] })),
        ],
        // Its children are made up, and nothing of it is written by a family.
        names: [],
        said: opened.name_said === null ? {} : { [story.hero.name]: opened.name_said },
      },
      { signal },
    );
    const file = await media.put(spoken.audio, 'mp3', new Date(), job.householdId);
    const stored: StoredNarration = { file, seconds: spoken.manifest.seconds, maker: spoken.maker };
    return async (queries) => {
      const written = await setNarration(queries, key, {
        narration_state: 'ready',
        narration_message: null,
        narration: JSON.stringify(stored),
        manifest: JSON.stringify(spoken.manifest),
      });
      if (!written) return;
      const owner = { householdId: key.householdId, owner: libraryVoiceOwner(key.id) };
      await media.disown(queries, owner);
      await media.own(queries, file, owner);
    };
  },
  async dead(job, queries) {
    await setNarration(queries, read(job), {
      narration_state: 'failed',
      narration_message: GIVEN_UP,
      narration: null,
      manifest: null,
    });
  },
});
