import { READING_ORDER, type StoryContent } from '@storylantern/contract';
import * as z from 'zod/mini';
import type { Illustrator, NarrationScript, Narrator } from '../../makers/maker.ts';
import { readJson } from '../../platform/database/json-column.ts';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import type { JobKind } from '../../platform/jobs/job-runner.ts';
import type { ClaimedJob, JobLimits } from '../../platform/jobs/job-store.ts';
import type { MediaLibrary } from '../../platform/media/media-library.ts';
import { RESTORABLE_MS } from '../../platform/restorable.ts';
import { findKeptStory, purgeStory, setCover, setNarration, type StoryKey } from './repository.ts';
import { readContent, readPicture, readText, type StoredCover, type StoredNarration } from './stored-story.ts';
import { findVersionPicture, listPictureRounds, setVersionCovers } from './version-repository.ts';

/** The kinds of job a story gives, as the job table names them. */
export const COVER_JOB = 'story-cover';
export const NARRATION_JOB = 'story-narration';
export const CLEAR_AWAY_JOB = 'story-clear-away';

/** A lease ends soon after its process does, so that a story is not left waiting; it is renewed three times as often. */
const LIMITS: JobLimits = { leaseMs: 15_000, maxFailures: 4, maxAttempts: 50 };
const GIVEN_UP = 'The narration could not be made. The story itself is safe.';

const payloadSchema = z.object({
  storyId: z.string(),
  round: z.optional(z.number()),
  picture: z.optional(z.number()),
});
/** What a job of a story is about; `round` is the narration's, `picture` the round of the picture (the first: 1). */
export type StoryJobPayload = z.infer<typeof payloadSchema>;

/** Who needs the files of a story: those of each of its pictures, and of its voice. */
export const coverOwner = (storyId: string, picture: number) =>
  picture === 1 ? `story-cover:${storyId}` : `story-cover:${storyId}:${picture}`;
export const voiceOwner = (storyId: string) => `story-voice:${storyId}`;

/** What the jobs of stories are done with. */
export interface StoryJobParts {
  readonly database: Database;
  readonly media: MediaLibrary;
  readonly illustrator: Illustrator;
  readonly narrator: Narrator;
}

/** What is spoken: the title, then the paragraphs in reading order, each exactly as it is shown. */
function narrationScript(
  story: {
    readonly title: string;
    readonly childName: string;
    readonly nameSaid: string | null;
    readonly ofNobody: boolean;
  },
  content: StoryContent,
): NarrationScript {
  return {
    segments: [{ id: 'title', text: story.title }, ...READING_ORDER.map((kind) => ({ id: kind, text: content[kind] }))],
    said: story.nameSaid === null ? {} : { [story.childName]: story.nameSaid },
    ...(story.ofNobody ? { names: [] } : {}),
  };
}

/** A story from a category alone, about a child who is made up, with no word of a parent in it. */
const isOfNobody = ({ request, text }: { readonly request: string; readonly text: string }): boolean => {
  const { customData, childId } = readJson('request', askedFor, request);
  return !customData && !childId && !readText(text).edited;
};
const askedFor = z.object({ customData: z.optional(z.unknown()), childId: z.optional(z.nullable(z.string())) });

const read = (job: ClaimedJob) => {
  const { storyId: id, round = 0, picture = 1 } = readJson('job payload', payloadSchema, job.payload);
  return { householdId: job.householdId, id, round, picture };
};
const nothing = async (): Promise<void> => undefined;

/** A picture of a story as it was asked for, by the story as it is now or by one of its versions. */
type PictureKey = StoryKey & { readonly picture: number };

async function findAsked(queries: Queries, key: PictureKey): Promise<{ readonly picture: string } | undefined> {
  const story = await findKeptStory(queries, key);
  return !story || story.picture_round === key.picture ? story : findVersionPicture(queries, key, key.picture);
}

/** Writes a picture wherever it is shown. False: the story is gone. */
async function writeCover(queries: Queries, key: PictureKey, cover: StoredCover): Promise<boolean> {
  const stored = JSON.stringify(cover);
  const shown = await setCover(queries, key, stored);
  await setVersionCovers(queries, key, stored);
  return shown || (await findVersionPicture(queries, key, key.picture)) !== undefined;
}

/** Draws covers, speaks stories, and clears away what was deleted long ago. */
export function storyJobs({ database, media, illustrator, narrator }: StoryJobParts): JobKind[] {
  const cover: JobKind = {
    kind: COVER_JOB,
    slots: 2,
    limits: LIMITS,
    async run(job, signal) {
      const key = read(job);
      const asked = await findAsked(database.db, key);
      if (!asked) return nothing;
      const drawn = await illustrator.draw(readPicture(asked.picture), { signal });
      const images: { file: string; width: number; height: number }[] = [];
      for (const { bytes, width, height } of drawn.images.toSorted((a, b) => a.width - b.width)) {
        images.push({ file: await media.put(bytes, 'webp', new Date(), job.householdId), width, height });
      }
      const stored: StoredCover = { drawn: true, images, maker: drawn.maker };
      return async (queries) => {
        if (!(await writeCover(queries, key, stored))) return;
        const owner = { householdId: key.householdId, owner: coverOwner(key.id, key.picture) };
        await media.disown(queries, owner);
        for (const { file } of images) await media.own(queries, file, owner);
      };
    },
    async dead(job, queries) {
      await writeCover(queries, read(job), { drawn: false });
    },
  };

  const narration: JobKind = {
    kind: NARRATION_JOB,
    slots: 2,
    limits: LIMITS,
    async run(job, signal) {
      const key = read(job);
      const story = await findKeptStory(database.db, key);
      if (!story || story.narration_round !== key.round) return nothing;
      const script = narrationScript(
        {
          title: story.title,
          childName: story.child_name,
          nameSaid: story.name_said,
          ofNobody: isOfNobody(story),
        },
        readContent(story.text),
      );
      const spoken = await narrator.narrate(script, { signal });
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
        const owner = { householdId: key.householdId, owner: voiceOwner(key.id) };
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
  };

  const clearAway: JobKind = {
    kind: CLEAR_AWAY_JOB,
    slots: 1,
    limits: LIMITS,
    async run(job) {
      const key = read(job);
      const known = await findKeptStory(database.db, key);
      if (!known?.deleted_at) return nothing;
      return async (queries) => {
        const pictures = new Set([known.picture_round, ...(await listPictureRounds(queries, key))]);
        if (!(await purgeStory(queries, key, new Date(Date.now() - RESTORABLE_MS)))) return;
        for (const picture of pictures) {
          await media.disown(queries, { householdId: key.householdId, owner: coverOwner(key.id, picture) });
        }
        await media.disown(queries, { householdId: key.householdId, owner: voiceOwner(key.id) });
      };
    },
  };

  return [cover, narration, clearAway];
}
