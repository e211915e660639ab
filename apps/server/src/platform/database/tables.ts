/**
 * The tables as the queries see them: text, integer and real only, so that SQLite and PostgreSQL hold the same. Times
 * are ISO 8601 texts in UTC with milliseconds (they sort as they are), JSON is text that its reader parses by a schema.
 */
export interface Tables {
  household: HouseholdTable;
  story: StoryTable;
  idempotency: IdempotencyTable;
  job: JobTable;
  media: MediaTable;
  media_reference: MediaReferenceTable;
  card_picture: CardPictureTable;
  pronunciation: PronunciationTable;
}

interface HouseholdTable {
  id: number;
  created_at: string;
}

/** A told story with what was made for it. */
export interface StoryTable {
  id: string;
  household_id: number;
  title: string;
  situation: string;
  situation_name: string;
  category: string;
  topic: string | null;
  child_name: string;
  age_band: string;
  name_said: string | null;
  /** Title, child and situation in lower case without accents: what a search looks through. */
  search_text: string;
  /** Whatever the author is told not to repeat soon, for example the image a story was built around. */
  thread: string;
  request: string;
  text: string;
  audit: string;
  text_maker: string;
  picture: string;
  picture_description: string;
  /** The drawn cover; null until its job is done. */
  cover: string | null;
  narration_state: string;
  narration_message: string | null;
  /** Counts the times narration was asked for: a job of an earlier round must not overwrite a later one. */
  narration_round: number;
  narration: string | null;
  manifest: string | null;
  saved_at: string | null;
  deleted_at: string | null;
  /** Grows with every change: what was read at a revision is still so while the revision stands. */
  revision: number;
  created_at: string;
}

interface IdempotencyTable {
  household_id: number;
  key: string;
  payload_hash: string;
  story_id: string;
  created_at: string;
}

interface JobTable {
  id: string;
  household_id: number;
  kind: string;
  payload: string;
  state: string;
  run_at: string;
  /** How often it was claimed; with `worker` it tells whose result counts. */
  attempt: number;
  /** How often it ended with an error. */
  failures: number;
  worker: string | null;
  lease_until: string | null;
  error: string | null;
  created_at: string;
  finished_at: string | null;
}

interface MediaTable {
  file: string;
  bytes: number;
  put_at: string;
}

interface MediaReferenceTable {
  file: string;
  household_id: number;
  owner: string;
}

interface CardPictureTable {
  id: string;
  file: string;
}

interface PronunciationTable {
  household_id: number;
  said: string;
  file: string;
  seconds: number;
  created_at: string;
}
