import type { AuditReport, BookScript, ListedSituation, Lyrics, Occasion } from '@storylantern/contract';
import type {
  AuditInput,
  BookBrief,
  BookFrame,
  BookProposal,
  Brief,
  EndingProposal,
  JudgedBook,
  JudgedStory,
  LyricLineScan,
  Refusal,
  SentFrame,
  SentTask,
  SocialStory,
  SongBrief,
  SongFrame,
  SongProposal,
  StandIn,
  StoryProposal,
  StoryToldBefore,
  Understanding,
  Withheld,
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

/**
 * Whether something may be told at all, the child's name as stories say it, and what the story is truly for; `message` and
 * `help` are for the parent.
 */
export type Verdict =
  { readonly suitable: true; readonly name: string; readonly occasion: Occasion } | UnusableName | Refused;

/** The words of the story form, and what is made of them. */
export type StoryWish = Pick<Brief, 'problem' | 'notes' | 'occasion'>;
export type Reading = ({ readonly suitable: true } & Understanding) | Refused;

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

/** What is thought of the words of a song that somebody else wrote: a song, or what to mend. */
export interface JudgedWords {
  readonly song: WrittenSong | null;
  readonly faults: readonly string[];
}

/** What an author's thread can be asked, by name. */
export type AuthorThread = {
  readonly screen: (brief: Brief) => Verdict;
  readonly understand: (wish: StoryWish) => Reading;
  readonly situations: (occasion: Occasion) => readonly ListedSituation[];
  readonly tell: (brief: Brief, seed: number, recent: readonly string[]) => SocialStory;
  /** A story that stands told another way; null when it would become another story. */
  readonly keepTo: (brief: Brief, told: StoryToldBefore, seed: number, recent: readonly string[]) => SocialStory | null;
  readonly tellAnotherEnding: (
    brief: Brief,
    told: StoryToldBefore,
    seed: number,
    recent: readonly string[],
  ) => SocialStory | null;
  /** Texts with stand-ins in the place of names and other personal details. */
  readonly withholdTexts: (texts: readonly string[], names: readonly string[]) => Pick<Withheld, 'texts' | 'standIns'>;
  /** Model output with the names put back into it. */
  readonly restore: (texts: readonly string[], standIns: readonly StandIn[]) => readonly string[];
  /** What a model server is sent to ask for a story, or for another ending of `told`; null when we tell it alone. */
  readonly sentTask: (
    brief: Brief,
    own: SocialStory,
    told: Pick<StoryToldBefore, 'title' | 'content'> | null,
    sendsNames: boolean,
  ) => SentTask | null;
  readonly readStory: (
    brief: Brief,
    own: SocialStory,
    proposal: StoryProposal,
    standIns: readonly StandIn[],
  ) => JudgedStory;
  readonly readEnding: (
    brief: Brief,
    told: StoryToldBefore,
    own: SocialStory,
    recent: readonly string[],
    proposal: EndingProposal,
    standIns: readonly StandIn[],
  ) => JudgedStory;
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
  /** What a model server is sent to ask for a book; null when we tell it alone. */
  readonly sentBook: (brief: BookBrief, own: BookScript, sendsNames: boolean) => SentFrame<BookFrame> | null;
  readonly judgeBook: (
    brief: BookBrief,
    own: BookScript,
    proposal: BookProposal,
    standIns: readonly StandIn[],
  ) => JudgedBook;
  /** The words of a song, or of one of its lines, that dictionaries lack. */
  readonly unheardInSong: (brief: SongBrief) => readonly string[];
  readonly unheardInLine: (text: string) => readonly string[];
  readonly writeSong: (brief: SongBrief, seed: number, recent: readonly string[], sounds: WordSounds) => WrittenSong;
  /** What a model server is sent to ask for the words of a song; null when we write them alone. */
  readonly sentSong: (
    brief: SongBrief,
    own: Lyrics,
    sendsNames: boolean,
    sounds: WordSounds,
  ) => SentFrame<SongFrame> | null;
  readonly judgeSong: (
    brief: SongBrief,
    own: Lyrics,
    proposal: SongProposal,
    standIns: readonly StandIn[],
    sounds: WordSounds,
  ) => JudgedWords;
  readonly scanLines: (
    texts: readonly string[],
    childName: string | null,
    sounds: WordSounds,
  ) => readonly LyricLineScan[];
};
