import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { bookCraft } from './book-craft.ts';
import type { ColumnKinds } from './columns.ts';
import type { Craft } from './craft.ts';
import { childCraft, goalCraft, pronunciationCraft, readingCraft, threadCraft } from './family-craft.ts';
import { libraryStoryCraft } from './library-story-craft.ts';
import { songCraft } from './song-craft.ts';
import { storyCraft } from './story-craft.ts';

/** Every column but whose row it is: an exported row is the family's that reads it. */
type Kinds<Table extends keyof Tables, Left extends string = never> = Readonly<
  Record<Exclude<keyof Insertable<Tables[Table]>, 'household_id' | Left>, ColumnKinds[string]>
>;
const kindsOf = <Table extends keyof Tables, Left extends string = never>(
  _table: Table,
  kinds: Kinds<Table, Left>,
): ColumnKinds => kinds;

/** Rows of another table that belong to each row of a section. */
export interface Parts {
  readonly name: string;
  readonly table: keyof Tables;
  /** The column that names the row they belong to. */
  readonly parent: string;
  /** The columns that tell them apart within it. */
  readonly unique: readonly string[];
  /** Whether each has an id of its own, which is one of its kind in the whole database. */
  readonly ownId: boolean;
  readonly kinds: ColumnKinds;
}

/** One list of the exported data: the rows of a table with what belongs to each of them. */
export interface Section {
  readonly name: string;
  readonly table: keyof Tables;
  /** Tells the rows of a household apart; when it is `id`, those of the whole database. */
  readonly key: 'id' | 'story_id' | 'said';
  readonly kinds: ColumnKinds;
  readonly craft: Craft;
  readonly parts?: Parts;
  /** Rows that are deleted and can be brought back for a while have this column; they are not exported. */
  readonly deleted?: 'deleted_at';
  /** Columns that hold the id of a piece, whose kind `piece_kind` tells. */
  readonly aboutPiece?: true;
}

const narration = {
  narration_state: 'text',
  narration_message: 'text?',
  narration_round: 'whole',
  narration: 'json?',
  manifest: 'json?',
} as const;

/** Everything a family has, in the order in which it is exported and restored. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'children',
    table: 'child',
    key: 'id',
    craft: childCraft,
    kinds: kindsOf('child', {
      id: 'id',
      nickname: 'text',
      age_band: 'text?',
      birth_month: 'text?',
      gender: 'text?',
      looks: 'json',
      interests: 'text',
      helps: 'text',
      name_said: 'text?',
      archived_at: 'time?',
      created_at: 'time',
    }),
  },
  {
    name: 'stories',
    table: 'story',
    key: 'id',
    deleted: 'deleted_at',
    craft: storyCraft,
    kinds: kindsOf<'story', 'deleted_at'>('story', {
      id: 'id',
      title: 'text',
      situation: 'text',
      situation_name: 'text',
      category: 'text',
      topic: 'text?',
      child_name: 'text',
      age_band: 'text',
      name_said: 'text?',
      search_text: 'text',
      thread: 'text',
      request: 'json',
      text: 'json',
      audit: 'json',
      text_maker: 'json',
      picture: 'json',
      picture_description: 'text',
      cover: 'json?',
      ...narration,
      saved_at: 'time?',
      revision: 'whole',
      created_at: 'time',
    }),
  },
  {
    name: 'pictureBooks',
    table: 'picture_book',
    key: 'id',
    deleted: 'deleted_at',
    craft: bookCraft,
    kinds: kindsOf<'picture_book', 'deleted_at'>('picture_book', {
      id: 'id',
      title: 'text',
      theme: 'text',
      style: 'text',
      child_name: 'text',
      child_age: 'real',
      age_band: 'text',
      name_said: 'text?',
      said: 'json',
      search_text: 'text',
      request: 'json',
      script: 'json',
      cast_sheet: 'json',
      text_maker: 'json',
      ...narration,
      saved_at: 'time?',
      revision: 'whole',
      version: 'whole',
      created_at: 'time',
    }),
    parts: {
      name: 'pages',
      table: 'picture_book_page',
      parent: 'book_id',
      unique: ['scene_id'],
      ownId: false,
      kinds: kindsOf<'picture_book_page', 'book_id'>('picture_book_page', {
        scene_id: 'id',
        position: 'whole?',
        text: 'text',
        scene: 'json',
        seed: 'whole',
        round: 'whole',
        state: 'text',
        image: 'json?',
        image_round: 'whole?',
        description: 'text',
      }),
    },
  },
  {
    name: 'songs',
    table: 'song',
    key: 'id',
    deleted: 'deleted_at',
    craft: songCraft,
    kinds: kindsOf<'song', 'deleted_at'>('song', {
      id: 'id',
      title: 'text',
      style: 'text',
      sung: 'whole',
      theme: 'text',
      child_name: 'text',
      child_age: 'real',
      age_band: 'text',
      name_said: 'text?',
      search_text: 'text',
      request: 'json',
      seed: 'whole',
      lyrics: 'json',
      composed: 'json',
      wishes: 'json',
      not_managed: 'json',
      text_maker: 'json',
      picture: 'json',
      picture_description: 'text',
      cover: 'json?',
      sound_state: 'text',
      sound_message: 'text?',
      sound_round: 'whole',
      sound: 'json?',
      band_file: 'text?',
      voice_file: 'text?',
      manifest: 'json?',
      saved_at: 'time?',
      revision: 'whole',
      version: 'whole',
      created_at: 'time',
    }),
  },
  {
    name: 'libraryStories',
    table: 'library_story',
    key: 'story_id',
    craft: libraryStoryCraft,
    kinds: kindsOf('library_story', {
      story_id: 'id',
      text_hash: 'text',
      title: 'text',
      child_name: 'text',
      age_band: 'text',
      situation_name: 'text',
      search_text: 'text',
      name_said: 'text?',
      ...narration,
      saved_at: 'time?',
      revision: 'whole',
      created_at: 'time',
    }),
  },
  {
    name: 'conversations',
    table: 'lumi_thread',
    key: 'id',
    craft: threadCraft,
    kinds: kindsOf('lumi_thread', {
      id: 'id',
      title: 'text',
      messages: 'whole',
      created_at: 'time',
      updated_at: 'time',
    }),
    parts: {
      name: 'log',
      table: 'lumi_message',
      parent: 'thread_id',
      unique: ['position'],
      ownId: true,
      kinds: kindsOf<'lumi_message', 'thread_id'>('lumi_message', {
        id: 'id',
        position: 'whole',
        role: 'text',
        content: 'text',
        answer: 'json?',
        created_at: 'time',
      }),
    },
  },
  {
    name: 'readings',
    table: 'reading_session',
    key: 'id',
    aboutPiece: true,
    craft: readingCraft,
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
  },
  {
    name: 'goals',
    table: 'goal',
    key: 'id',
    aboutPiece: true,
    craft: goalCraft,
    kinds: kindsOf('goal', {
      id: 'id',
      child_name: 'text',
      story_title: 'text',
      piece_kind: 'text',
      piece_id: 'text',
      hope: 'text',
      created_at: 'time',
    }),
    parts: {
      name: 'looks',
      table: 'goal_look',
      parent: 'goal_id',
      unique: ['id'],
      ownId: true,
      kinds: kindsOf<'goal_look', 'goal_id'>('goal_look', { id: 'id', closeness: 'whole', looked_at: 'time' }),
    },
  },
  {
    name: 'pronunciations',
    table: 'pronunciation',
    key: 'said',
    craft: pronunciationCraft,
    kinds: kindsOf('pronunciation', { said: 'id', file: 'text', seconds: 'real', created_at: 'time' }),
  },
];

/** The tables whose rows are not exported, and why. */
export const NOT_EXPORTED = {
  household: 'its settings are written beside the lists',
  idempotency: 'only tells a repeated request from a new one, for a week',
  job: 'what is unfinished is asked for again by whoever restores it',
  media_reference: 'follows from the pieces',
} as const;

/** The section of a kind of piece, as readings and goals name it. */
export const SECTION_OF_KIND: Readonly<Record<string, string>> = {
  story: 'stories',
  'picture-book': 'pictureBooks',
  song: 'songs',
};
