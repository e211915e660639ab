import { READING_ORDER } from '@storylantern/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import { readContent } from './stored-story.ts';

/** The titles and texts of a household's latest stories, as the author reads them to say something else: this child's first. */
export async function recentTexts(
  queries: Queries,
  { householdId, childName }: { readonly householdId: number; readonly childName: string },
  most: number,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('story')
    .select(['title', 'text'])
    .where('household_id', '=', householdId)
    .orderBy(sql`case when child_name = ${childName} then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const content = readContent(row.text);
    return [row.title, ...READING_ORDER.map((kind) => content[kind])].join('\n');
  });
}
