import type { Generated } from 'kysely';

/**
 * The tables as the queries see them: text, integer and real only, so that SQLite and PostgreSQL hold the same. Times
 * are ISO 8601 texts in UTC with milliseconds (they sort as they are), JSON is text that its reader parses by a schema.
 */
export interface Tables {
  household: HouseholdTable;
  story: StoryTable;
  story_version: StoryVersionTable;
  picture_book: PictureBookTable;
  picture_book_page: PictureBookPageTable;
  song: SongTable;
  library_story: LibraryStoryTable;
  lumi_thread: LumiThreadTable;
  lumi_message: LumiMessageTable;
  reading_session: ReadingSessionTable;
  child: ChildTable;
  goal: GoalTable;
  goal_look: GoalLookTable;
  library_piece: LibraryPieceView;
  idempotency: IdempotencyTable;
  job: JobTable;
  media: MediaTable;
  media_reference: MediaReferenceTable;
  card_picture: CardPictureTable;
  pronunciation: PronunciationTable;
  model_call: ModelCallTable;
  making: MakingTable;
}

/** One call of a model server: nothing of what was sent or came back. */
interface ModelCallTable {
  id: string;
  craft: string;
  purpose: string;
  /** `ok`, or the kind of fault. */
  outcome: string;
  milliseconds: number;
  created_at: string;
}

/** A text that a model server is writing now. */
interface MakingTable {
  household_id: number;
  key: string;
  step: string;
  words: number;
  /** 1 once somebody asked to stop it. */
  cancelled: number;
  updated_at: string;
}

interface HouseholdTable {
  id: number;
  /** ISO 3166-1 alpha-2; null when the family has not said. */
  country: string | null;
  created_at: string;
  /** How often everything of the family was deleted. */
  deletions: Generated<number>;
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
  /** What it is for; null: to help, as all stories were at first. */
  occasion: string | null;
  /** Which of its versions this is, from 1. */
  version: number;
  /** Which of the pictures that were asked for it shows, from 1: a job draws just the one it was asked for. */
  picture_round: number;
}

/**
 * A version of a story that was changed. A story that never was has none of these: it is its own only version. The
 * current version stands here as well as in the story itself.
 */
export interface StoryVersionTable {
  story_id: string;
  household_id: number;
  /** From 1, in the order in which they were made. */
  number: number;
  origin: string;
  /** The version that was gone back to. */
  of_number: number | null;
  /** The version that was changed; null for the first. */
  from_number: number | null;
  title: string;
  thread: string;
  text: string;
  audit: string;
  text_maker: string;
  picture: string;
  picture_description: string;
  picture_round: number;
  /** The drawn picture; null until its job is done. */
  cover: string | null;
  created_at: string;
}

/** A picture book; its pages are rows of their own, as each is drawn by itself. */
export interface PictureBookTable {
  id: string;
  household_id: number;
  title: string;
  theme: string;
  style: string;
  /** Empty when the parent gave no name. */
  child_name: string;
  child_age: number;
  age_band: string;
  name_said: string | null;
  /** Words besides the name that are said another way: written -> said, JSON. */
  said: string;
  search_text: string;
  request: string;
  /** The book as it was written, whatever a parent changed since. */
  script: string;
  /** Who is in it and how they look, fixed once. */
  cast_sheet: string;
  text_maker: string;
  narration_state: string;
  narration_message: string | null;
  narration_round: number;
  narration: string | null;
  manifest: string | null;
  saved_at: string | null;
  deleted_at: string | null;
  /** Grows with every change a parent makes: an edit of an earlier revision is refused. */
  revision: number;
  /** Grows with every change of the book or a page of it, also a drawn picture: what was read at a version still is so. */
  version: number;
  created_at: string;
  /** The topic of an educational adventure, as asked for; null for any other book. */
  educational_topic: string | null;
  /** The first book about the same friends, once there is a second; that one is in its own series too. */
  series_id: string | null;
}

/** One page of a picture book with its picture. */
export interface PictureBookPageTable {
  book_id: string;
  household_id: number;
  scene_id: string;
  /** From 0; null for a page that was taken out, which can be put back. */
  position: number | null;
  text: string;
  scene: string;
  seed: number;
  /** Counts the times a picture was asked for: a job of an earlier round must not overwrite a later one. */
  round: number;
  /** Where the picture of this round stands. */
  state: string;
  /** The picture that is shown, of this round or an earlier one; null before the first. */
  image: string | null;
  image_round: number | null;
  description: string;
}

/** A song with what was made for it. */
export interface SongTable {
  id: string;
  household_id: number;
  title: string;
  style: string;
  /** 1: sung with a band; 0: spoken in rhythm. */
  sung: number;
  theme: string;
  /** Empty when the parent gave no name. */
  child_name: string;
  child_age: number;
  age_band: string;
  name_said: string | null;
  search_text: string;
  request: string;
  /** Decides the words and the tune. */
  seed: number;
  lyrics: string;
  /** What is sung when, and the music as a musician says it: follows from the lyrics, the seed and the wishes. */
  composed: string;
  wishes: string;
  not_managed: string;
  text_maker: string;
  picture: string;
  picture_description: string;
  /** The drawn cover; null until its job is done. */
  cover: string | null;
  /** Where the sound of this round stands. */
  sound_state: string;
  sound_message: string | null;
  /** Counts the times a sound was asked for: a job of an earlier round must not overwrite a later one. */
  sound_round: number;
  /** The whole song as it is heard, of this round or an earlier one; null before the first. */
  sound: string | null;
  /** The other variants of the same round as `sound`; null until they are ready. */
  band_file: string | null;
  voice_file: string | null;
  manifest: string | null;
  saved_at: string | null;
  deleted_at: string | null;
  /** Grows with every change a parent makes: an edit of an earlier revision is refused. */
  revision: number;
  /** Grows with every change of the row: what was read at a version still is so. */
  version: number;
  created_at: string;
}

/** A story of the expert library as one household has it: opened, saved, spoken. */
export interface LibraryStoryTable {
  household_id: number;
  story_id: string;
  /** Of the words that were spoken: a story whose words were mended is spoken anew. */
  text_hash: string;
  title: string;
  child_name: string;
  age_band: string;
  situation_name: string;
  search_text: string;
  name_said: string | null;
  narration_state: string;
  narration_message: string | null;
  narration_round: number;
  narration: string | null;
  manifest: string | null;
  /** Null: only read, not kept in the family's collection. */
  saved_at: string | null;
  revision: number;
  created_at: string;
}

/** A conversation with Lumi. */
export interface LumiThreadTable {
  id: string;
  household_id: number;
  /** The first question, shortened; empty before it. */
  title: string;
  messages: number;
  created_at: string;
  updated_at: string;
}

/** One message of a conversation. */
export interface LumiMessageTable {
  id: string;
  household_id: number;
  thread_id: string;
  /** From 0, in the order of the conversation. */
  position: number;
  role: string;
  content: string;
  /** The parts of an answer, JSON; null for what the parent wrote and for the greeting. */
  answer: string | null;
  /** Who wrote an answer, JSON; null for the parent's own, for the greeting and for answers kept before this was. */
  maker: string | null;
  created_at: string;
}

/** A reading as a parent recorded it. */
export interface ReadingSessionTable {
  id: string;
  household_id: number;
  child_name: string;
  story_title: string;
  piece_kind: string;
  piece_id: string;
  comprehension_rating: number;
  interest_rating: number;
  repetition_rating: number;
  behavior_rating: number;
  session_duration: number | null;
  notes: string | null;
  created_at: string;
}

/** A child of the family. */
export interface ChildTable {
  id: string;
  household_id: number;
  nickname: string;
  age_band: string | null;
  /** `YYYY-MM`. */
  birth_month: string | null;
  gender: string | null;
  looks: string;
  interests: string;
  helps: string;
  name_said: string | null;
  archived_at: string | null;
  created_at: string;
}

/** What a parent hopes to see after a piece. */
export interface GoalTable {
  id: string;
  household_id: number;
  child_name: string;
  story_title: string;
  piece_kind: string;
  piece_id: string;
  hope: string;
  created_at: string;
}

/** One look at how close a goal is. */
export interface GoalLookTable {
  id: string;
  household_id: number;
  goal_id: string;
  /** 0 to 4. */
  closeness: number;
  looked_at: string;
}

/** Every piece that is not deleted, of every kind. */
interface LibraryPieceView {
  id: string;
  household_id: number;
  kind: string;
  title: string;
  child_name: string;
  age_band: string;
  situation_name: string;
  search_text: string;
  created_at: string;
  saved_at: string | null;
}

interface IdempotencyTable {
  household_id: number;
  key: string;
  payload_hash: string;
  /** The piece that was made, of whatever kind. */
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
  /** Among the due jobs of a kind those with the smallest number are done first. */
  priority: number;
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

export interface PronunciationTable {
  household_id: number;
  said: string;
  file: string;
  seconds: number;
  created_at: string;
}
