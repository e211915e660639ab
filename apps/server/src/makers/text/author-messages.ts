import type { AuditReport, BookScript } from '@storylantern/contract';
import type {
  AuditInput,
  BookBrief,
  Brief,
  LyricLineScan,
  Refusal,
  SocialStory,
  SongBrief,
  StoryToldBefore,
} from '@storylantern/storyteller';
import type { WordSounds, WrittenSong } from '../maker.ts';

interface Refused {
  readonly suitable: false;
  readonly unusableName?: false;
  readonly message: string;
  readonly help: readonly string[];
}
interface UnusableName {
  readonly suitable: false;
  readonly unusableName: true;
  readonly message: string;
}

/** Whether something may be told at all, and the child's name as stories say it; `message` and `help` are for the parent. */
export type Verdict = { readonly suitable: true; readonly name: string } | UnusableName | Refused;

/** What a parent wrote into the form of a picture book; empty where nothing was written. */
export interface BookWish {
  /** What the book is to be about; for an adventure its topic. */
  readonly theme: string;
  readonly childName: string;
  readonly childAge: string;
  readonly details: string;
}

/** Whether a book may be told; the child's name as books say it (null: none given) and its age in years (null: not told). */
export type BookVerdict =
  { readonly suitable: true; readonly name: string | null; readonly age: number | null } | UnusableName | Refused;

/** Whether a text that a parent wrote may be read to a child. */
export type TextVerdict = { readonly suitable: true } | Refused;

/** The words of a story; those that are not asked about are empty. */
export type StoryWords = Pick<StoryToldBefore, 'title' | 'content'>;

/** What an author's thread can be asked, by name. */
export type AuthorThread = {
  readonly screen: (brief: Brief) => Verdict;
  readonly tell: (brief: Brief, seed: number, recent: readonly string[]) => SocialStory;
  readonly tellAnotherEnding: (
    brief: Brief,
    told: StoryToldBefore,
    seed: number,
    recent: readonly string[],
  ) => SocialStory;
  readonly audit: (story: AuditInput) => AuditReport;
  readonly auditTold: (brief: Brief, told: StoryToldBefore) => AuditReport;
  readonly refusal: (brief: Brief, words: StoryWords) => Refusal | null;
  readonly screenBook: (wish: BookWish) => BookVerdict;
  readonly screenText: (text: string) => TextVerdict;
  readonly tellBook: (
    brief: BookBrief,
    seed: number,
    recent: readonly string[],
    recentArcs: readonly string[],
  ) => BookScript;
  /** The words of a song, or of one of its lines, that dictionaries lack. */
  readonly unheardInSong: (brief: SongBrief) => readonly string[];
  readonly unheardInLine: (text: string) => readonly string[];
  readonly writeSong: (brief: SongBrief, seed: number, recent: readonly string[], sounds: WordSounds) => WrittenSong;
  readonly scanLines: (
    texts: readonly string[],
    childName: string | null,
    sounds: WordSounds,
  ) => readonly LyricLineScan[];
};
