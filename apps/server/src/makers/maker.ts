import type {
  BookScript,
  LumiAnswer,
  Lyrics,
  Maker,
  MakingStep,
  NarrationManifest,
  PagePicture,
  PageScene,
  Picture,
  SongStyle,
  SongVariant,
  SongWishes,
} from '@storylantern/contract';
import type { Conversation } from '@storylantern/lumi';
import type { BookBrief, Brief, SocialStory, SongBrief, StoryToldBefore } from '@storylantern/storyteller';

/**
 * The makers are the four crafts behind every piece. Each is a small interface, so that the embedded maker and one
 * behind a model server are exchanged by configuration alone. Every call may be given up through its signal and
 * rejects with the signal's reason then.
 */

/** `recent` is what the family has read lately, to say something else. */
interface TellOptions {
  readonly seed: number;
  readonly recent: readonly string[];
  readonly signal?: AbortSignal;
  /** Told how far the text is, by authors that take long enough for it to matter. */
  readonly onStep?: (step: MakingStep, words: number) => void;
}

/** `standing`: the story that is to be told another way. */
interface TellStoryOptions extends TellOptions {
  readonly standing?: StoryToldBefore;
}

/** `recentArcs`: the shapes of the family's last books, newest first. */
interface TellBookOptions extends TellOptions {
  readonly recentArcs: readonly string[];
}

/** A story that stands cannot be told another way and stay the same; `why`, in a sentence for a parent, where there is a reason. */
export class NoOtherWay extends Error {
  readonly why: string | undefined;

  constructor(why?: string) {
    super('There is no other way to tell this story');
    this.name = 'NoOtherWay';
    this.why = why;
  }
}

/** Writes texts. `seed` decides every choice: the same brief and seed give the same words. */
export interface Author {
  /** Rejects with `NoOtherWay` when a story that stands cannot be told so without becoming another one. */
  tell(brief: Brief, options: TellStoryOptions): Promise<{ story: SocialStory; maker: Maker }>;
  /** The same story with another ending. Its earlier versions belong into `recent`. Rejects as `tell` does. */
  tellAnotherEnding(
    brief: Brief,
    told: StoryToldBefore,
    options: TellOptions,
  ): Promise<{ story: SocialStory; maker: Maker }>;
  /** A picture book, or, when the brief says so, an educational adventure. */
  tellBook(brief: BookBrief, options: TellBookOptions): Promise<{ script: BookScript; maker: Maker }>;
  writeSong(brief: SongBrief, options: SongOptions): Promise<{ song: WrittenSong; maker: Maker }>;
}

/** Phones of words (CMU names, vowels with their stress: "EH1") that dictionaries lack, by the word in small letters. */
export type WordSounds = Readonly<Record<string, readonly string[]>>;

interface SongOptions extends TellOptions {
  readonly sounds: WordSounds;
}

/** A song's words, and what a picture of it shows: a child of the family first, whoever the song is about beside it. */
export interface WrittenSong {
  readonly lyrics: Lyrics;
  readonly cast: BookScript['cast'];
  readonly scene: PageScene;
}

/** One drawn picture as WebP in the widths that screens ask for (pixels), with what it shows in words. */
export interface DrawnPicture {
  readonly images: readonly { readonly width: number; readonly height: number; readonly bytes: Uint8Array }[];
  readonly mime: 'image/webp';
  readonly description: string;
  readonly maker: Maker;
}

/** Draws pictures. */
export interface Illustrator {
  draw(picture: Picture, options?: { signal?: AbortSignal }): Promise<DrawnPicture>;
  drawPage(picture: PagePicture, options?: { signal?: AbortSignal }): Promise<DrawnPicture>;
}

/** What is to be spoken: the pieces of the page in reading order, each exactly as it is shown. */
export interface NarrationScript {
  readonly segments: readonly { readonly id: string; readonly text: string }[];
  /** Words to be said another way than they are spelled, whole words in any case: written form -> spoken form. */
  readonly said: Readonly<Record<string, string>>;
  /** Names of the family that may stand in the text: a voice elsewhere hears them only when names may leave. */
  readonly names?: readonly string[];
}

/** A spoken text: an MP3 and when each word of it is heard. */
export interface SpokenText {
  readonly audio: Uint8Array;
  readonly manifest: NarrationManifest;
  readonly maker: Maker;
}

/** Speaks texts. */
export interface Narrator {
  narrate(script: NarrationScript, options?: { signal?: AbortSignal }): Promise<SpokenText>;
}

/** What a song is composed from; the same values give the same song. */
export interface SongSheet {
  readonly lyrics: Lyrics;
  readonly style: SongStyle;
  readonly seed: number;
  readonly wishes: SongWishes;
}

/** A composed song as the page needs it: what is sung when, and its music as a musician says it. */
export interface ComposedSong {
  /** Sections of the lyrics (index) with their lines (indices), in the order of singing. */
  readonly order: readonly { readonly section: number; readonly lines: readonly number[] }[];
  readonly music: { readonly key: string; readonly tempo: number; readonly metre: string };
}

/** A song as it is to be heard: sung with a band, or spoken in rhythm over a beat. */
export interface SongPerformance extends SongSheet {
  readonly sung: boolean;
  /** Words to be said another way than they are spelled: written form -> spoken form. */
  readonly said: Readonly<Record<string, string>>;
}

/** A word of a song and when it is heard, in seconds of the decoded file. `sung` counts the lines as they are sung. */
export interface HeardWord {
  readonly section: number;
  readonly line: number;
  readonly sung: number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** One variant of a song: an MP3, how long it sounds, its levels before encoding; the words of all but the band. */
export interface PerformedSong {
  readonly audio: Uint8Array;
  readonly seconds: number;
  readonly lufs: number;
  readonly truePeakDb: number;
  readonly words: readonly HeardWord[];
  readonly maker: Maker;
}

/** Composes songs and performs them. All variants of one performance run in time. */
export interface Musician {
  compose(sheet: SongSheet, options?: { signal?: AbortSignal }): Promise<ComposedSong>;
  perform(
    performance: SongPerformance,
    variant: SongVariant,
    options?: { signal?: AbortSignal },
  ): Promise<PerformedSong>;
  /** The tune with chords and words as SVG documents, one for each page of A4. */
  leadSheet(sheet: SongSheet, options?: { signal?: AbortSignal }): Promise<readonly string[]>;
  /** The tune with chords and words as a Standard MIDI File. */
  midi(sheet: SongSheet, options?: { signal?: AbortSignal }): Promise<Uint8Array>;
}

/** An answer that is being written elsewhere: sentences that passed the rules, or word that those so far do not stand. */
export interface AnswerListener {
  piece(text: string): void;
  /** Why what was heard so far is taken back, in a sentence for the parent. */
  anew(sentence: string): void;
}

/** Answers parents. Safety rules come before whatever answers. */
export interface Assistant {
  /**
   * `names` are those of the family's children: whoever asks elsewhere keeps them here with all others. `listener` hears the
   * answer as it comes, from assistants that take long enough for it to matter.
   */
  answer(
    conversation: Conversation,
    options?: { signal?: AbortSignal; names?: readonly string[]; listener?: AnswerListener },
  ): Promise<{ readonly answer: LumiAnswer; readonly maker: Maker }>;
}
