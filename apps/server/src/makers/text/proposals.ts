import type { BookScript, Lyrics } from '@storylantern/contract';
import type {
  BookBrief,
  BookFrame,
  BookProposal,
  Brief,
  EndingProposal,
  JudgedBook,
  JudgedStory,
  SentFrame,
  SentTask,
  SocialStory,
  SongBrief,
  SongFrame,
  SongProposal,
  StandIn,
  StoryProposal,
  StoryToldBefore,
} from '@storylantern/storyteller';
import type { WordSounds } from '../maker.ts';
import type { JudgedWords } from './author-messages.ts';

/**
 * What is sent to ask for a story elsewhere, null when we tell it alone, and what is thought of the answer. `own` is what
 * we told for the brief.
 */
export interface StoryProposals {
  task(
    brief: Brief,
    own: SocialStory,
    what: { readonly told: Pick<StoryToldBefore, 'title' | 'content'> | null; readonly sendsNames: boolean },
    signal?: AbortSignal,
  ): Promise<SentTask | null>;
  readStory(
    brief: Brief,
    own: SocialStory,
    proposal: StoryProposal,
    standIns: readonly StandIn[],
    signal?: AbortSignal,
  ): Promise<JudgedStory>;
  readEnding(
    brief: Brief,
    before: { readonly told: StoryToldBefore; readonly own: SocialStory; readonly recent: readonly string[] },
    proposal: EndingProposal,
    standIns: readonly StandIn[],
    signal?: AbortSignal,
  ): Promise<JudgedStory>;
}

/** The same for books and adventures; null is a book that we tell alone. */
export interface BookProposals {
  frame(
    brief: BookBrief,
    own: BookScript,
    sendsNames: boolean,
    signal?: AbortSignal,
  ): Promise<SentFrame<BookFrame> | null>;
  judge(
    brief: BookBrief,
    own: BookScript,
    answer: { readonly proposal: BookProposal; readonly standIns: readonly StandIn[] },
    signal?: AbortSignal,
  ): Promise<JudgedBook>;
}

/** The same for the words of songs. `sounds` are those our own song was written with. */
export interface SongProposals {
  frame(
    brief: SongBrief,
    own: Lyrics,
    what: { readonly sendsNames: boolean; readonly sounds: WordSounds },
    signal?: AbortSignal,
  ): Promise<SentFrame<SongFrame> | null>;
  judge(
    brief: SongBrief,
    own: Lyrics,
    answer: {
      readonly proposal: SongProposal;
      readonly standIns: readonly StandIn[];
      readonly sounds: WordSounds;
    },
    signal?: AbortSignal,
  ): Promise<JudgedWords>;
}
