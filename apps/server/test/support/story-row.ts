import type { Insertable } from 'kysely';
import type { StoryTable } from '../../src/platform/database/tables.ts';

/** A row as the repository stores it, for tests of the queries: what is in the JSON columns does not matter to them. */
export const storyRow = (id: string, more: Partial<Insertable<StoryTable>> = {}): Insertable<StoryTable> => ({
  id,
  household_id: 1,
  title: `Story ${id}`,
  situation: 'fear-dark',
  situation_name: 'Fear of the dark',
  category: 'byob',
  topic: null,
  child_name: 'Mia',
  age_band: '4-5',
  name_said: null,
  search_text: `story ${id} mia fear of the dark`,
  thread: 'moon',
  request: '{}',
  text: '{}',
  audit: '{}',
  text_maker: '{}',
  picture: '{}',
  cover: null,
  narration_state: 'waiting',
  narration_message: null,
  narration_round: 1,
  narration: null,
  manifest: null,
  saved_at: null,
  deleted_at: null,
  revision: 1,
  created_at: new Date(0).toISOString(),
  ...more,
});
