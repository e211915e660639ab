import type { AuditReport, ListedSituation, Maker, Occasion } from '@storylantern/contract';
import type { AuditInput, Brief, LyricLineScan, Refusal, SongBrief, StoryToldBefore } from '@storylantern/storyteller';
import { createWorkerPool } from '../../platform/workers/worker-pool.ts';
import { NoOtherWay, type Author, type WordSounds } from '../maker.ts';
import type {
  AuthorThread,
  BookVerdict,
  BookWish,
  Reading,
  StoryWish,
  StoryWords,
  TextVerdict,
  Verdict,
} from './author-messages.ts';
import type { BookProposals, SongProposals, StoryProposals } from './proposals.ts';

/** Decides whether a story may be told about what was asked, and reads the child's name, before anybody writes. */
export type StoryScreen = (brief: Brief, signal?: AbortSignal) => Promise<Verdict>;

/** Tells what a story for these words would be about, before it is told, or that there would be none. */
export type UnderstandWish = (wish: StoryWish, signal?: AbortSignal) => Promise<Reading>;

/** Every situation that a story of an occasion may be about. */
export type ListSituations = (occasion: Occasion, signal?: AbortSignal) => Promise<readonly ListedSituation[]>;

/** The same for a picture book, and for what a parent writes into one; both read everything before anybody sees it. */
export interface BookScreen {
  wish(wish: BookWish, signal?: AbortSignal): Promise<BookVerdict>;
  text(text: string, signal?: AbortSignal): Promise<TextVerdict>;
}

/** Reads what a parent put into a finished story: what the criteria say, and why words may not stand in it, if so. */
export interface StoryReader {
  audit(brief: Brief, told: StoryToldBefore, signal?: AbortSignal): Promise<AuditReport>;
  refusal(brief: Brief, words: StoryWords, signal?: AbortSignal): Promise<Refusal | null>;
}

/** What the author knows of the sound of words: which it cannot say by itself, and how a line is sung. */
export interface SongReader {
  /** The words of a song, or of a line, whose sounds are to be asked of a speech engine first: small letters, few. */
  unheardInSong(brief: SongBrief, signal?: AbortSignal): Promise<readonly string[]>;
  unheardInLine(text: string, signal?: AbortSignal): Promise<readonly string[]>;
  /** Lines as they are sung, or why one cannot be. */
  scanLines(
    texts: readonly string[],
    childName: string | null,
    sounds: WordSounds,
    signal?: AbortSignal,
  ): Promise<readonly LyricLineScan[]>;
}

/** Puts stand-ins in the place of names and other personal details, and back. `names` are known to be some. */
export type WithholdTexts = (
  texts: readonly string[],
  names: readonly string[],
  signal?: AbortSignal,
) => Promise<{
  readonly texts: readonly string[];
  restore(texts: readonly string[]): Promise<readonly string[]>;
}>;

/** The author that lives in this process: no key, no account, no outbound request. */
export interface EmbeddedAuthor extends Author {
  readonly screen: StoryScreen;
  readonly understand: UnderstandWish;
  readonly situations: ListSituations;
  readonly screenBook: BookScreen;
  /** Audits a story that somebody else wrote, by the rules every story keeps. */
  readonly audit: (story: AuditInput) => Promise<AuditReport>;
  readonly storyReader: StoryReader;
  /** Texts as they may be sent where names stay here, and the way back. */
  readonly withhold: WithholdTexts;
  readonly storyProposals: StoryProposals;
  readonly bookProposals: BookProposals;
  readonly songProposals: SongProposals;
  readonly songReader: SongReader;
  /** Starts the thread and loads the dictionaries, so that the first story is as quick as the next. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** A story takes milliseconds; a thread that takes this long for one is stuck and is replaced. */
const STUCK_MS = 15_000;
/** More than a household could ask for at once; beyond it a request is told to come again. */
const WAITING = 1_000;
/** The thread stays for the life of the server, as loading its dictionaries takes longer than telling a story. */
const ALWAYS_READY = 2 ** 31 - 1;
const MAKER: Maker = { by: 'embedded', name: 'Storylantern' };

/** @param threads how many stories are written at once; more of them wait. */
export function createEmbeddedAuthor({ threads = 1 }: { readonly threads?: number } = {}): EmbeddedAuthor {
  const pool = createWorkerPool<AuthorThread>({
    file: new URL('./author-worker.ts', import.meta.url),
    size: threads,
    queue: WAITING,
    idleMs: ALWAYS_READY,
  });

  return {
    screen: (brief, signal) => pool.run('screen', [brief], { deadlineMs: STUCK_MS, signal }),
    understand: (wish, signal) => pool.run('understand', [wish], { deadlineMs: STUCK_MS, signal }),
    situations: (occasion, signal) => pool.run('situations', [occasion], { deadlineMs: STUCK_MS, signal }),
    async tell(brief, { seed, recent, standing, signal }) {
      const task = { deadlineMs: STUCK_MS, signal };
      const story = standing
        ? await pool.run('keepTo', [brief, standing, seed, recent], task)
        : await pool.run('tell', [brief, seed, recent], task);
      if (!story) throw new NoOtherWay();
      return { story, maker: MAKER };
    },
    async tellAnotherEnding(brief, told, { seed, recent, signal }) {
      const story = await pool.run('tellAnotherEnding', [brief, told, seed, recent], { deadlineMs: STUCK_MS, signal });
      if (!story) throw new NoOtherWay();
      return { story, maker: MAKER };
    },
    storyReader: {
      audit: (brief, told, signal) => pool.run('auditTold', [brief, told], { deadlineMs: STUCK_MS, signal }),
      refusal: (brief, words, signal) => pool.run('refusal', [brief, words], { deadlineMs: STUCK_MS, signal }),
    },
    async withhold(texts, names, signal) {
      const sent = await pool.run('withholdTexts', [texts, names], { deadlineMs: STUCK_MS, signal });
      return {
        texts: sent.texts,
        restore: async (answers) =>
          // Most pieces of a stream end no sentence.
          answers.length === 0 || sent.standIns.length === 0
            ? answers
            : pool.run('restore', [answers, sent.standIns], { deadlineMs: STUCK_MS, signal }),
      };
    },
    storyProposals: {
      task: (brief, own, { told, sendsNames }, signal) =>
        pool.run('sentTask', [brief, own, told, sendsNames], { deadlineMs: STUCK_MS, signal }),
      readStory: (brief, own, proposal, standIns, signal) =>
        pool.run('readStory', [brief, own, proposal, standIns], { deadlineMs: STUCK_MS, signal }),
      readEnding: (brief, { told, own, recent }, proposal, standIns, signal) =>
        pool.run('readEnding', [brief, told, own, recent, proposal, standIns], { deadlineMs: STUCK_MS, signal }),
    },
    bookProposals: {
      frame: (brief, own, sendsNames, signal) =>
        pool.run('sentBook', [brief, own, sendsNames], { deadlineMs: STUCK_MS, signal }),
      judge: (brief, own, { proposal, standIns }, signal) =>
        pool.run('judgeBook', [brief, own, proposal, standIns], { deadlineMs: STUCK_MS, signal }),
    },
    songProposals: {
      frame: (brief, own, { sendsNames, sounds }, signal) =>
        pool.run('sentSong', [brief, own, sendsNames, sounds], { deadlineMs: STUCK_MS, signal }),
      judge: (brief, own, { proposal, standIns, sounds }, signal) =>
        pool.run('judgeSong', [brief, own, proposal, standIns, sounds], { deadlineMs: STUCK_MS, signal }),
    },
    audit: (story) => pool.run('audit', [story], { deadlineMs: STUCK_MS }),
    screenBook: {
      wish: (wish, signal) => pool.run('screenBook', [wish], { deadlineMs: STUCK_MS, signal }),
      text: (text, signal) => pool.run('screenText', [text], { deadlineMs: STUCK_MS, signal }),
    },
    async tellBook(brief, { seed, recent, recentArcs, signal }) {
      const script = await pool.run('tellBook', [brief, seed, recent, recentArcs], { deadlineMs: STUCK_MS, signal });
      return { script, maker: MAKER };
    },
    async writeSong(brief, { seed, recent, sounds, signal }) {
      const song = await pool.run('writeSong', [brief, seed, recent, sounds], { deadlineMs: STUCK_MS, signal });
      return { song, maker: MAKER };
    },
    songReader: {
      unheardInSong: (brief, signal) => pool.run('unheardInSong', [brief], { deadlineMs: STUCK_MS, signal }),
      unheardInLine: (text, signal) => pool.run('unheardInLine', [text], { deadlineMs: STUCK_MS, signal }),
      scanLines: (texts, childName, sounds, signal) =>
        pool.run('scanLines', [texts, childName, sounds], { deadlineMs: STUCK_MS, signal }),
    },
    async warm() {
      const brief: Brief = { name: 'Maya', ageBand: '4-5', gender: 'girl', problem: 'bedtime', notes: '' };
      // What nothing is known of, and what went well, are found out in tables of their own.
      const briefs: readonly Brief[] = [
        brief,
        { ...brief, problem: 'something vague' },
        { ...brief, problem: 'she tied her shoes', occasion: 'celebrate' },
      ];
      for (const each of briefs) await pool.run('tell', [each, 1, []], { deadlineMs: STUCK_MS });
      const book = { theme: 'a bear who cannot sleep', childName: 'Maya', age: 5, details: null };
      await pool.run('tellBook', [book, 1, [], []], { deadlineMs: STUCK_MS });
      const song = { ...book, style: 'fun' } as const;
      await pool.run('writeSong', [song, 1, [], {}], { deadlineMs: STUCK_MS });
    },
    async close() {
      await pool.close();
    },
  };
}
