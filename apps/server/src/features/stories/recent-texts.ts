import { READING_ORDER, type StoryContent } from '@storylantern/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import { readContent } from './stored-story.ts';

/** A story as the author reads it. */
export const plainText = (title: string, content: StoryContent): string =>
  [title, ...READING_ORDER.map((kind) => content[kind])].join('\n');

/** Whose stories are read; with `before`, only those that were there when a story was made that is told again. */
interface Told {
  readonly householdId: number;
  readonly childName: string;
  readonly before?: { readonly id: string; readonly createdAt: string };
}

/** The titles and texts of a household's latest stories, as the author reads them to say something else: this child's first. */
export async function recentTexts(
  queries: Queries,
  { householdId, childName, before }: Told,
  most: number,
): Promise<string[]> {
  const own = queries.selectFrom('story').select(['title', 'text']).where('household_id', '=', householdId);
  const earlier = before ? own.where('created_at', '<=', before.createdAt).where('id', '!=', before.id) : own;
  const rows = await earlier
    .orderBy(sql`case when child_name = ${childName} then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => plainText(row.title, readContent(row.text)));
}
