import { versionOriginSchema, type StoryVersion } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { StoryTable } from '../../platform/database/tables.ts';
import { pictureUrl, readAudit, readText } from './stored-story.ts';
import { versionedOf, type VersionRow } from './version-repository.ts';

type StoryRow = Omit<Selectable<StoryTable>, 'manifest'>;

/** The first version of a story that was never changed. */
export const firstVersion = (story: StoryRow): VersionRow => ({
  ...versionedOf(story),
  story_id: story.id,
  household_id: story.household_id,
  number: story.version,
  origin: 'told',
  of_number: null,
  from_number: null,
  created_at: story.created_at,
});

/** A kept version as its list shows it. Everything stored as JSON is checked on the way out. */
export function toVersion(row: VersionRow, current: number): StoryVersion {
  const { content, telling } = readText(row.text);
  return {
    number: row.number,
    origin: versionOriginSchema.parse(row.origin),
    of: row.of_number,
    createdAt: row.created_at,
    title: row.title,
    content,
    imageUrl: pictureUrl(row.story_id, row.picture_round),
    telling,
    words: readAudit(row.audit).reading.words,
    current: row.number === current,
  };
}
