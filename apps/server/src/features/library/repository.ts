import { LIMITS } from '@storylantern/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import { containing } from '../../platform/search/search-text.ts';

/** Everything a household has made, of every kind: saved pieces first, newest first. */
export const listPieces = (queries: Queries, householdId: number, search: string | undefined) =>
  queries
    .selectFrom('library_piece')
    .select(['id', 'kind', 'title', 'child_name', 'age_band', 'situation_name', 'created_at', 'saved_at'])
    .where('household_id', '=', householdId)
    .$if(Boolean(search?.trim()), (query) =>
      query.where(sql<boolean>`search_text like ${containing(search ?? '')} escape '\\'`),
    )
    .orderBy(sql`case when saved_at is null then 1 else 0 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LIMITS.libraryPage)
    .execute();
