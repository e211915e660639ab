import {
  ageFromText,
  auditSocialStory,
  auditToldStory,
  cover,
  endStory,
  furtherWarmUps,
  isForOwnWords,
  keepToStory,
  listedSituations,
  occasionOf,
  readBook,
  readEnding,
  readSong,
  readStory,
  refusalOf,
  scanLyricLine,
  screenRequest,
  sentBook,
  sentSong,
  sentTask,
  withhold,
  storyName,
  tellPictureBook,
  tellSocialStory,
  understandBrief,
  understandTheme,
  unheardWordsIn,
  UnusableName,
  warmBooks,
  wordsToPronounce,
  writeLyrics,
  type Pronounce,
  type SongBrief,
} from '@storylantern/storyteller';
import workerpool from 'workerpool';
import type { LyricLine, Lyrics } from '@storylantern/contract';
import type { WordSounds, WrittenSong } from '../maker.ts';
import type { AuthorThread } from './author-messages.ts';
import { withNameSaid } from './respelt-name.ts';
import { songScene } from './song-scene.ts';

/** A name that cannot stand in a story, as an answer: errors lose their class on the way between threads. */
function named<Value>(read: () => Value) {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnusableName) {
      return { suitable: false, unusableName: true, message: error.message } as const;
    }
    throw error;
  }
}

function screened(text: Parameters<typeof screenRequest>[0]) {
  const verdict = screenRequest(text);
  return verdict.suitable
    ? ({ suitable: true } as const)
    : ({ suitable: false, message: verdict.message, help: verdict.help } as const);
}

/** The screen reads wishes; what a page tells is read as the wish that it be told, sentence by sentence. */
const asWishes = (text: string): string =>
  text
    .split(/(?<=[.!?…]["'”’]?)\s+|\n+/u)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => `A story in which ${sentence}`)
    .join('\n');

/** What a speech engine said of these words; nothing is known of others. */
const heardIn =
  (sounds: WordSounds): Pronounce =>
  (word) =>
    Object.hasOwn(sounds, word) ? (sounds[word] ?? null) : null;

/** A line with the child's name as the voice says it, where the voice was asked. */
const heardName = (line: LyricLine, name: string | null, sounds: WordSounds): LyricLine => {
  const asked = name?.toLowerCase() ?? '';
  return name !== null && Object.hasOwn(sounds, asked) ? withNameSaid(line, name, sounds[asked] ?? []) : line;
};

/** Words of a song with what its picture shows, the child's name as the voice says it. */
function written(brief: SongBrief, lyrics: Lyrics, sounds: WordSounds): WrittenSong {
  const sung = lyrics.sections.flatMap((section) => section.lines.map((line) => line.text)).join('\n');
  const sections = lyrics.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => heardName(line, brief.childName, sounds)),
  }));
  return { lyrics: { ...lyrics, sections }, ...songScene(brief, understandTheme(brief.theme, brief.childName), sung) };
}

/** The thread that writes: the storyteller's dictionaries and its thinking stay off the thread that answers requests. */
const thread: AuthorThread = {
  screen(brief) {
    const { name, problem, notes } = brief;
    const verdict = screened({ name, problem, notes });
    if (!verdict.suitable) return verdict;
    return named(() => ({ suitable: true, name: storyName(name), occasion: occasionOf(brief) }) as const);
  },
  understand(wish) {
    const verdict = screened({ name: '', problem: wish.problem, notes: wish.notes });
    return verdict.suitable ? { ...verdict, ...understandBrief(wish) } : verdict;
  },
  situations: listedSituations,
  tell: (brief, seed, recent) => tellSocialStory(brief, { seed, recent }),
  keepTo: (brief, told, seed, recent) => keepToStory(brief, told, { seed, recent }),
  tellAnotherEnding: (brief, told, seed, recent) => endStory(brief, told, { seed, recent }),
  withholdTexts(texts, names) {
    const { texts: sent, standIns } = withhold({ childName: null, names, texts });
    return { texts: sent, standIns };
  },
  restore: (texts, standIns) => texts.map(cover(standIns).restore),
  sentTask: (brief, own, ...how) => (isForOwnWords(brief, own) ? null : sentTask(brief, own, ...how)),
  readStory,
  readEnding,
  audit: (story) => auditSocialStory(story),
  auditTold: (brief, told) => auditToldStory(brief, told),
  refusal: (brief, words) => refusalOf(brief, words),
  screenBook({ theme, childName, childAge, details }) {
    const verdict = screened({ name: childName, problem: theme, notes: details });
    if (!verdict.suitable) return verdict;
    return named(() => {
      // A stop in a name ("J. R.") would end a sentence in the middle of a page.
      const name = childName === '' ? null : storyName(childName).replaceAll('.', '');
      return { suitable: true, name, age: childAge === '' ? null : ageFromText(childAge) } as const;
    });
  },
  screenText: (text) => screened({ name: '', problem: text, notes: asWishes(text) }),
  tellBook: (brief, seed, recent, recentArcs) => tellPictureBook(brief, { seed, recent, recentArcs }),
  sentBook,
  judgeBook: readBook,
  unheardInSong: wordsToPronounce,
  unheardInLine: unheardWordsIn,
  writeSong(brief, seed, recent, sounds) {
    return written(brief, writeLyrics(brief, { seed, recent, pronounce: heardIn(sounds) }), sounds);
  },
  sentSong: (brief, own, sendsNames, sounds) => sentSong(brief, own, sendsNames, heardIn(sounds)),
  judgeSong(brief, own, proposal, standIns, sounds) {
    const { lyrics, faults } = readSong(brief, own, proposal, standIns, heardIn(sounds));
    return { song: lyrics && written(brief, lyrics, sounds), faults };
  },
  scanLines: (texts, childName, sounds) =>
    texts.map((text) => {
      const scan = scanLyricLine(text, { childName, pronounce: heardIn(sounds) });
      return 'line' in scan ? { line: heardName(scan.line, childName, sounds) } : scan;
    }),
};

/** Long enough that the first page, and whoever asks first, is answered before the rest is warmed. */
const FURTHER_AFTER_MS = 20_000;
/** Between two of them a request that came meanwhile has its turn. */
const FURTHER_EVERY_MS = 100;

warmBooks();
workerpool.worker({ ...thread });
furtherWarmUps.forEach((warm, n) => setTimeout(warm, FURTHER_AFTER_MS + n * FURTHER_EVERY_MS).unref());
