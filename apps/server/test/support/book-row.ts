import type { Insertable } from 'kysely';
import type {
  PictureBookPageTable,
  PictureBookTable,
  ReadingSessionTable,
} from '../../src/platform/database/tables.ts';

/** Rows as the repositories store them, for tests of the queries: what is in the JSON columns does not matter to them. */
export const bookRow = (
  id: string,
  more: Partial<Insertable<PictureBookTable>> = {},
): Insertable<PictureBookTable> => ({
  id,
  household_id: 1,
  title: `Book ${id}`,
  theme: 'a dragon',
  style: 'crayon',
  child_name: 'Mia',
  child_age: 5,
  age_band: '4-5',
  name_said: null,
  said: '{}',
  search_text: `book ${id} mia a dragon`,
  request: '{}',
  script: '{}',
  cast_sheet: '[]',
  text_maker: '{}',
  narration_state: 'waiting',
  narration_message: null,
  narration_round: 1,
  narration: null,
  manifest: null,
  saved_at: null,
  deleted_at: null,
  revision: 1,
  version: 1,
  created_at: new Date(0).toISOString(),
  ...more,
});

/** The n-th page of a book, from 1. */
export const pageRow = (bookId: string, place: number): Insertable<PictureBookPageTable> => ({
  book_id: bookId,
  household_id: 1,
  scene_id: `s${place}`,
  position: place - 1,
  text: `${bookId} page ${place}`,
  scene: '{}',
  seed: 1,
  round: 1,
  state: 'drawing',
  image: null,
  image_round: null,
  description: 'A page.',
});

export const readingRow = (
  id: string,
  more: Partial<Insertable<ReadingSessionTable>> = {},
): Insertable<ReadingSessionTable> => ({
  id,
  household_id: 1,
  child_name: 'Mia',
  story_title: 'Mia and the Moon',
  piece_kind: 'picture-book',
  piece_id: 'a',
  comprehension_rating: 4,
  interest_rating: 5,
  repetition_rating: 3,
  behavior_rating: 2,
  session_duration: null,
  notes: null,
  created_at: new Date(0).toISOString(),
  ...more,
});
