import { readingSchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { ReadingSessionTable } from '../../platform/database/tables.ts';
import { dateInWords, html, type Html } from '../../platform/family-data/html.ts';
import { rowOf, type Piece } from '../../platform/family-data/row.ts';
import { kindsOf, WRITTEN, type Section } from '../../platform/family-data/section.ts';

function readingEntry({ row }: Piece): Html {
  const reading = rowOf<Selectable<ReadingSessionTable>>(row);
  return html`<tr>
    <td>${dateInWords(reading.created_at)}</td>
    <td>${reading.story_title}</td>
    <td>${reading.child_name}</td>
    <td>${reading.comprehension_rating}</td>
    <td>${reading.interest_rating}</td>
    <td>${reading.repetition_rating}</td>
    <td>${reading.behavior_rating}</td>
    <td>${reading.session_duration}</td>
    <td>${reading.notes}</td>
  </tr>`;
}

/** How readings are taken along. */
export const READING_SECTION: Section = {
  ...WRITTEN,
  name: 'readings',
  table: 'reading_session',
  key: 'id',
  aboutPiece: true,
  kinds: kindsOf('reading_session', {
    id: 'id',
    child_name: 'text',
    story_title: 'text',
    piece_kind: 'text',
    piece_id: 'text',
    comprehension_rating: 'whole',
    interest_rating: 'whole',
    repetition_rating: 'whole',
    behavior_rating: 'whole',
    session_duration: 'whole?',
    notes: 'text?',
    created_at: 'time',
  }),
  count: () => 'readings',
  line: readingEntry,
  check({ row }) {
    const reading = rowOf<Selectable<ReadingSessionTable>>(row);
    readingSchema.parse({
      childName: reading.child_name,
      storyTitle: reading.story_title,
      pieceKind: reading.piece_kind,
      pieceId: reading.piece_id,
      comprehensionRating: reading.comprehension_rating,
      interestRating: reading.interest_rating,
      repetitionRating: reading.repetition_rating,
      behaviorRating: reading.behavior_rating,
      sessionDuration: reading.session_duration,
      notes: reading.notes,
    });
  },
};
