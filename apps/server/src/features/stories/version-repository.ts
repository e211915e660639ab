import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import type { StoryTable, StoryVersionTable } from '../../platform/database/tables.ts';
import type { StoryKey } from './repository.ts';

/** A kept version as it is stored. */
export type VersionRow = Selectable<StoryVersionTable>;

/** What of a story is another in each of its versions. */
export type Versioned = Pick<
  Selectable<StoryTable>,
  'title' | 'thread' | 'text' | 'audit' | 'text_maker' | 'picture' | 'picture_description' | 'picture_round' | 'cover'
>;

/** The same of a story or a version, and nothing else. */
export const versionedOf = (row: Versioned): Versioned => ({
  title: row.title,
  thread: row.thread,
  text: row.text,
  audit: row.audit,
  text_maker: row.text_maker,
  picture: row.picture,
  picture_description: row.picture_description,
  picture_round: row.picture_round,
  cover: row.cover,
});

const own = (queries: Queries, { householdId, id }: StoryKey) =>
  queries.selectFrom('story_version').where('household_id', '=', householdId).where('story_id', '=', id);

/** Every kept version of a story, newest first; none for a story that was never changed. */
export const listVersions = (queries: Queries, key: StoryKey): Promise<VersionRow[]> =>
  own(queries, key).selectAll().orderBy('number', 'desc').execute();

/** One kept version. */
export const findVersion = (queries: Queries, key: StoryKey, number: number): Promise<VersionRow | undefined> =>
  own(queries, key).selectAll().where('number', '=', number).executeTakeFirst();

/** The largest number and the latest picture among the kept versions; both 0 when there are none. */
export async function findLast(queries: Queries, key: StoryKey): Promise<{ number: number; picture: number }> {
  const last = await own(queries, key)
    .select(({ fn }) => [fn.max('number').as('number'), fn.max('picture_round').as('picture')])
    .executeTakeFirst();
  return { number: last?.number ?? 0, picture: last?.picture ?? 0 };
}

/** Keeps a version. */
export async function insertVersion(queries: Queries, version: Insertable<StoryVersionTable>): Promise<void> {
  await queries.insertInto('story_version').values(version).execute();
}

/** What is drawn for one round of a story's pictures, and the picture when it is drawn, of whichever version has it. */
export const findVersionPicture = (queries: Queries, key: StoryKey, round: number) =>
  own(queries, key).select(['picture', 'cover']).where('picture_round', '=', round).limit(1).executeTakeFirst();

/** Writes a drawn picture to every version that shows it. */
export async function setVersionCovers(
  queries: Queries,
  { householdId, id, picture }: StoryKey & { readonly picture: number },
  cover: string,
): Promise<void> {
  await queries
    .updateTable('story_version')
    .set({ cover })
    .where('household_id', '=', householdId)
    .where('story_id', '=', id)
    .where('picture_round', '=', picture)
    .execute();
}

/** The rounds of pictures that versions of a story were asked for. */
export async function listPictureRounds(queries: Queries, key: StoryKey): Promise<number[]> {
  const rows = await own(queries, key).select('picture_round').distinct().execute();
  return rows.map((row) => row.picture_round);
}
