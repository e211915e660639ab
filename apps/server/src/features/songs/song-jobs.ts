import { songVariantSchema, type SongVariant } from '@storylantern/contract';
import * as z from 'zod/mini';
import type { Illustrator, Musician } from '../../makers/maker.ts';
import { readJson } from '../../platform/database/json-column.ts';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { JobKind } from '../../platform/jobs/job-runner.ts';
import type { ClaimedJob, JobLimits } from '../../platform/jobs/job-store.ts';
import type { MediaLibrary } from '../../platform/media/media-library.ts';
import { RESTORABLE_MS } from '../../platform/restorable.ts';
import * as stored from './repository.ts';
import { readLyrics, readPicture, toPerformance, type StoredCover, type StoredSound } from './stored-song.ts';
import { whileWanted } from './while-wanted.ts';
import { songManifest } from './written-song.ts';

/** The kinds of job a song gives, as the job table names them. */
const SOUND_JOB = 'song-sound';
const COVER_JOB = 'song-cover';
const CLEAR_AWAY_JOB = 'song-clear-away';

/** A lease ends soon after its process does, so that a song is not left waiting; it is renewed three times as often. */
const LIMITS: JobLimits = { leaseMs: 15_000, maxFailures: 4, maxAttempts: 50 };
const GIVEN_UP = 'The sound could not be made. The words of the song are safe.';
const VARIANT_GIVEN_UP = 'A version to sing along with could not be made. The whole song is safe.';

/** The whole song first, also when several wait; then what one sings along with. */
const PRIORITY: Readonly<Record<SongVariant, number>> = { full: 0, band: 5, voice: 6 };

const soundSchema = z.object({ songId: z.string(), round: z.number(), variant: songVariantSchema });
const songSchema = z.object({ songId: z.string() });

/** Who needs the files of a song: each variant of its sound, and its cover. */
export const soundOwner = (id: string, variant: SongVariant) => `song-${variant}:${id}`;
export const coverOwner = (id: string) => `song-cover:${id}`;
const nothing = async (): Promise<void> => undefined;

/** Has one variant of a round of a song's sound made. */
export async function askForVariant(
  queries: Queries,
  key: stored.RoundKey,
  variant: SongVariant,
  now: Date,
): Promise<void> {
  const payload: z.infer<typeof soundSchema> = { songId: key.id, round: key.round, variant };
  const { householdId } = key;
  await enqueueJob(queries, { householdId, kind: SOUND_JOB, payload, priority: PRIORITY[variant] }, now);
}

/** Has a round of a song's sound made: the whole song, and when that can be heard the other variants. */
export const askForSound = (queries: Queries, key: stored.RoundKey, now: Date): Promise<void> =>
  askForVariant(queries, key, 'full', now);

/** Has a song's cover drawn. */
export async function askForCover(queries: Queries, { householdId, id }: stored.SongKey, now: Date): Promise<void> {
  const payload: z.infer<typeof songSchema> = { songId: id };
  await enqueueJob(queries, { householdId, kind: COVER_JOB, payload }, now);
}

/** Has a deleted song cleared away when it can no longer be brought back. */
export async function askForClearAway(
  queries: Queries,
  { householdId, id }: stored.SongKey,
  runAt: Date,
  now: Date,
): Promise<void> {
  const payload: z.infer<typeof songSchema> = { songId: id };
  await enqueueJob(queries, { householdId, kind: CLEAR_AWAY_JOB, payload, runAt }, now);
}

const readSoundJob = (job: ClaimedJob) => {
  const { songId: id, round, variant } = readJson('job payload', soundSchema, job.payload);
  return { key: { householdId: job.householdId, id, round }, variant };
};
const readSong = (job: ClaimedJob): stored.SongKey => ({
  householdId: job.householdId,
  id: readJson('job payload', songSchema, job.payload).songId,
});

/** What the jobs of songs are done with. */
export interface SongJobParts {
  readonly database: Database;
  readonly media: MediaLibrary;
  readonly illustrator: Illustrator;
  readonly musician: Musician;
}

function soundJob({ database, media, musician }: SongJobParts): JobKind {
  const keepFor = async (queries: Queries, { householdId, id }: stored.SongKey, variant: SongVariant, file: string) => {
    const owner = { householdId, owner: soundOwner(id, variant) };
    await media.disown(queries, owner);
    await media.own(queries, file, owner);
  };
  return {
    kind: SOUND_JOB,
    slots: 1,
    limits: LIMITS,
    async run(job, signal) {
      const { key, variant } = readSoundJob(job);
      const song = await stored.findKeptSong(database.db, key);
      if (!song || song.sound_round !== key.round) return nothing;
      const performed = await whileWanted(database, key, signal, (wanted) =>
        musician.perform(toPerformance(song), variant, { signal: wanted }),
      );
      if (!performed) return nothing;
      const file = await media.put(performed.audio, 'mp3', new Date(), job.householdId);
      if (variant !== 'full') {
        const column = variant === 'band' ? { band_file: file } : { voice_file: file };
        return async (queries) => {
          if (await stored.setVariant(queries, key, column)) await keepFor(queries, key, variant, file);
        };
      }
      const sound: StoredSound = { file, seconds: performed.seconds, maker: performed.maker };
      return async (queries) => {
        const written = await stored.setSound(queries, key, {
          sound_state: 'ready',
          sound_message: null,
          sound: JSON.stringify(sound),
          manifest: JSON.stringify(songManifest(readLyrics(song.lyrics), performed)),
          band_file: null,
          voice_file: null,
        });
        if (!written) return;
        await keepFor(queries, key, variant, file);
        for (const other of ['band', 'voice'] as const) {
          await media.disown(queries, { householdId: key.householdId, owner: soundOwner(key.id, other) });
          await askForVariant(queries, key, other, new Date());
        }
      };
    },
    async dead(job, queries) {
      const { key, variant } = readSoundJob(job);
      // Without the other variants a song can still be heard.
      if (variant === 'full') await stored.setSound(queries, key, { sound_state: 'failed', sound_message: GIVEN_UP });
      else await stored.setVariant(queries, key, { sound_message: VARIANT_GIVEN_UP });
    },
  };
}

function coverJob({ database, media, illustrator }: SongJobParts): JobKind {
  return {
    kind: COVER_JOB,
    // One process draws it, beside the one that sings.
    slots: 1,
    limits: LIMITS,
    async run(job, signal) {
      const key = readSong(job);
      const song = await stored.findKeptSong(database.db, key);
      if (!song) return nothing;
      const drawn = await illustrator.drawPage(readPicture(song.picture), { signal });
      const images: { file: string; width: number; height: number }[] = [];
      for (const { bytes, width, height } of drawn.images.toSorted((a, b) => a.width - b.width)) {
        images.push({ file: await media.put(bytes, 'webp', new Date(), job.householdId), width, height });
      }
      const cover: StoredCover = { drawn: true, images, maker: drawn.maker };
      return async (queries) => {
        const result = { cover: JSON.stringify(cover), picture_description: drawn.description };
        if (!(await stored.setCover(queries, key, result))) return;
        const owner = { householdId: key.householdId, owner: coverOwner(key.id) };
        await media.disown(queries, owner);
        for (const { file } of images) await media.own(queries, file, owner);
      };
    },
    async dead(job, queries) {
      await stored.setCover(queries, readSong(job), {
        cover: JSON.stringify({ drawn: false } satisfies StoredCover),
      });
    },
  };
}

function clearAwayJob({ database, media }: SongJobParts): JobKind {
  return {
    kind: CLEAR_AWAY_JOB,
    slots: 1,
    limits: LIMITS,
    async run(job) {
      const key = readSong(job);
      const song = await stored.findSummary(database.db, key);
      if (!song?.deleted_at) return nothing;
      return async (queries) => {
        if (!(await stored.purgeSong(queries, key, new Date(Date.now() - RESTORABLE_MS)))) return;
        const { householdId, id } = key;
        await media.disown(queries, { householdId, owner: coverOwner(id) });
        for (const variant of ['full', 'band', 'voice'] as const) {
          await media.disown(queries, { householdId, owner: soundOwner(id, variant) });
        }
      };
    },
  };
}

/** Makes songs heard, draws their covers, and clears away what was deleted long ago. */
export const songJobs = (parts: SongJobParts): JobKind[] => [soundJob(parts), coverJob(parts), clearAwayJob(parts)];
