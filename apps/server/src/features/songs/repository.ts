import { LIMITS } from '@storylantern/contract';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import type { SongTable } from '../../platform/database/tables.ts';

/** Everything but the manifest, which is as long as the rest and only needed by the player. */
const SONG_COLUMNS = [
  'id',
  'household_id',
  'title',
  'style',
  'sung',
  'theme',
  'child_name',
  'child_age',
  'age_band',
  'name_said',
  'search_text',
  'request',
  'seed',
  'lyrics',
  'composed',
  'wishes',
  'not_managed',
  'text_maker',
  'picture',
  'picture_description',
  'cover',
  'sound_state',
  'sound_message',
  'sound_round',
  'sound',
  'band_file',
  'voice_file',
  'saved_at',
  'deleted_at',
  'revision',
  'version',
  'created_at',
] as const satisfies readonly (keyof SongTable)[];

/** Names one song of one household. */
export interface SongKey {
  readonly householdId: number;
  readonly id: string;
}
/** One round of its sound. */
export interface RoundKey extends SongKey {
  readonly round: number;
}

const own = (queries: Queries, { householdId, id }: SongKey) =>
  queries.selectFrom('song').where('household_id', '=', householdId).where('id', '=', id);

/** A change of the song's row. Takes the row for the transaction: changes of one song follow each other. */
const change = (queries: Queries, { householdId, id }: SongKey) =>
  queries
    .updateTable('song')
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('household_id', '=', householdId)
    .where('id', '=', id);

/** Writes a new song. */
export const insertSong = async (queries: Queries, song: Insertable<SongTable>): Promise<void> => {
  await queries.insertInto('song').values(song).execute();
};

/** One song that is not deleted. */
export const findSong = (queries: Queries, key: SongKey) =>
  own(queries, key).select(SONG_COLUMNS).where('deleted_at', 'is', null).executeTakeFirst();

/** One song as long as it is kept, deleted or not: what is made for it is there when it is brought back. */
export const findKeptSong = (queries: Queries, key: SongKey) =>
  own(queries, key).select(SONG_COLUMNS).executeTakeFirst();

/** The version of a song that is not deleted. */
export const findVersion = (queries: Queries, key: SongKey) =>
  own(queries, key).select('version').where('deleted_at', 'is', null).executeTakeFirst();

/** The round of sound that was last asked for, as long as the song is kept. */
export const findRound = (queries: Queries, key: SongKey) => own(queries, key).select('sound_round').executeTakeFirst();

/** When the words are heard in the last sound that was made of a song that is not deleted. */
export const findManifest = (queries: Queries, key: SongKey) =>
  own(queries, key).select('manifest').where('deleted_at', 'is', null).executeTakeFirst();

const SUMMARY_COLUMNS = [
  'id',
  'title',
  'style',
  'sung',
  'theme',
  'child_name',
  'created_at',
  'saved_at',
  'deleted_at',
] as const satisfies readonly (keyof SongTable)[];

/** One song's summary, deleted or not. */
export const findSummary = (queries: Queries, key: SongKey) =>
  own(queries, key).select(SUMMARY_COLUMNS).executeTakeFirst();

/** A household's songs, newest first. */
export const listSummaries = (queries: Queries, householdId: number) =>
  queries
    .selectFrom('song')
    .select(SUMMARY_COLUMNS)
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LIMITS.libraryPage)
    .execute();

/** The lyrics of the household's latest songs, newest first. */
export const recentLyrics = async (queries: Queries, householdId: number, songs: number): Promise<string[]> => {
  const rows = await queries
    .selectFrom('song')
    .select('lyrics')
    .where('household_id', '=', householdId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(songs)
    .execute();
  return rows.map((row) => row.lyrics);
};

/** Begins a change by a parent: counts it, and holds the song for the transaction. Undefined: there is no such song. */
export const beginChange = (queries: Queries, key: SongKey) =>
  change(queries, key)
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .where('deleted_at', 'is', null)
    .returning(SONG_COLUMNS)
    .executeTakeFirst();

/** What a parent changes of a song. */
export type SongChanges = Pick<Updateable<SongTable>, 'lyrics' | 'composed' | 'wishes' | 'sung' | 'name_said'>;

/** Changes a song that is not deleted and begins a new round of its sound. Returns its number. */
export const beginSound = (queries: Queries, key: SongKey, changes: SongChanges) =>
  change(queries, key)
    .set((column) => ({
      ...changes,
      sound_state: 'waiting',
      sound_message: null,
      sound_round: column('sound_round', '+', 1),
    }))
    .where('deleted_at', 'is', null)
    .returning('sound_round')
    .executeTakeFirst();

/** Writes what came of one round of sound. False: the song is gone, or a later round was asked for. */
export const setSound = async (
  queries: Queries,
  key: RoundKey,
  result: Pick<
    Updateable<SongTable>,
    'sound_state' | 'sound_message' | 'sound' | 'manifest' | 'band_file' | 'voice_file'
  >,
): Promise<boolean> => {
  const set = await change(queries, key).set(result).where('sound_round', '=', key.round).executeTakeFirst();
  return set.numUpdatedRows === 1n;
};

/**
 * Adds another variant to the sound of one round, or says that one could not be made. False: the song is gone, or a
 * later round was asked for.
 */
export const setVariant = async (
  queries: Queries,
  key: RoundKey,
  variant: Pick<Updateable<SongTable>, 'band_file' | 'voice_file' | 'sound_message'>,
): Promise<boolean> => {
  const set = await change(queries, key)
    .set(variant)
    .where('sound_round', '=', key.round)
    .where('sound_state', '=', 'ready')
    .executeTakeFirst();
  return set.numUpdatedRows === 1n;
};

/** Writes the drawn cover, and what it shows. False: the song is gone. */
export const setCover = async (
  queries: Queries,
  key: SongKey,
  cover: Pick<Updateable<SongTable>, 'cover' | 'picture_description'>,
): Promise<boolean> => {
  const set = await change(queries, key).set(cover).executeTakeFirst();
  return set.numUpdatedRows === 1n;
};

/** Keeps the first time a song was saved. Returns it, or undefined when there is no such song. */
export const markSaved = (queries: Queries, key: SongKey, now: Date) =>
  change(queries, key)
    .set({ saved_at: sql<string>`coalesce(saved_at, ${now.toISOString()})` })
    .where('deleted_at', 'is', null)
    .returning(['id', 'saved_at'])
    .executeTakeFirst();

/** Deletes a song softly; a song deleted before keeps its time. */
export const markDeleted = (queries: Queries, key: SongKey, now: Date) =>
  change(queries, key)
    .set({ deleted_at: sql<string>`coalesce(deleted_at, ${now.toISOString()})` })
    .returning(['id', 'deleted_at'])
    .executeTakeFirst();

/** Takes a deletion back. */
export const markRestored = async (queries: Queries, key: SongKey): Promise<void> => {
  await change(queries, key).set({ deleted_at: null }).execute();
};

/** Removes a song for good when it was deleted before a time. */
export const purgeSong = async (queries: Queries, key: SongKey, deletedBefore: Date): Promise<boolean> => {
  const gone = await queries
    .deleteFrom('song')
    .where('household_id', '=', key.householdId)
    .where('id', '=', key.id)
    .where('deleted_at', '<=', deletedBefore.toISOString())
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
};
