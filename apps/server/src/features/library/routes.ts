import { ageBandSchema, listStories, storySummarySchema, type StorySummary } from '@storylantern/contract';
import type { Database } from '../../platform/database/open-database.ts';
import { coverUrl } from '../../platform/http/cover-address.ts';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { listPieces } from './repository.ts';

type PieceRow = Awaited<ReturnType<typeof listPieces>>[number];

function toSummary(row: PieceRow): StorySummary {
  const kind = storySummarySchema.shape.kind.parse(row.kind);
  return {
    id: row.id,
    kind,
    title: row.title,
    imageUrl: coverUrl(kind, row.id),
    childName: row.child_name,
    ageBand: ageBandSchema.parse(row.age_band),
    situation: row.situation_name,
    createdAt: row.created_at,
    savedAt: row.saved_at,
  };
}

/** Everything the family has made, in one list. */
export function mountLibrary(context: RouteContext, database: Database): void {
  mountEndpoint(context, listStories, async ({ query, householdId }) =>
    (await listPieces(database.db, householdId, query.search)).map(toSummary),
  );
}
