import type { AgeBand, ReadingLevel, StoryTelling } from '@storylantern/contract';
import { syllables } from '../words/dictionary.ts';
import type { AuditContext, StudiedParagraph, StudiedStory } from './audited-text.ts';

/** What suits one age band. Ranges are inclusive; `grade` is null where the formula is not used. */
interface BandLimits {
  readonly words: readonly [number, number];
  readonly meanSentence: readonly [number, number];
  readonly longestSentence: number;
  readonly grade: readonly [number, number] | null;
}

/**
 * Our targets for social stories, which are shorter than picture books, with a tolerance of a tenth at each end for the
 * family's own words. The grade is not used under 100 words, where the formula is unstable.
 */
const BAND_LIMITS: Readonly<Record<AgeBand, BandLimits>> = {
  '2-3': { words: [45, 99], meanSentence: [3.6, 6], longestSentence: 9, grade: null },
  '4-5': { words: [99, 165], meanSentence: [5.8, 8.8], longestSentence: 13, grade: [-2, 2.3] },
  '6-7': { words: [135, 231], meanSentence: [7.6, 11], longestSentence: 15, grade: [0.5, 3.3] },
  '8-10': { words: [180, 286], meanSentence: [9, 13.7], longestSentence: 21, grade: [2, 5] },
  '11+': { words: [216, 352], meanSentence: [11.2, 16], longestSentence: 27, grade: [4, 6.6] },
};

/** How far the number of words may leave its range when a parent asked for less or more; sentences stay as they are. */
const ROOM: Readonly<Record<StoryTelling['length'], readonly [number, number]>> = {
  shorter: [0.6, 1],
  usual: [1, 1],
  longer: [1, 1.5],
};

/** What suits the age band a story was told for, at the length that was asked for. */
export function limitsOf({ ageBand, length = 'usual' }: AuditContext): BandLimits {
  const limits = BAND_LIMITS[ageBand];
  const [low, high] = ROOM[length];
  return { ...limits, words: [Math.floor(limits.words[0] * low), Math.ceil(limits.words[1] * high)] };
}

/** Under this many words the Flesch-Kincaid grade says nothing. */
const GRADE_FROM = 100;
/** The child's name is never held against a text; "I", or a name of one letter, is one syllable. */
const NAME_SYLLABLES = 2;

const measured = new WeakMap<StudiedStory, Omit<ReadingLevel, 'inBand'>>();

/** Counts, sentence lengths and the Flesch-Kincaid grade of a story's seven paragraphs. */
export function readingOf(story: StudiedStory): Omit<ReadingLevel, 'inBand'> {
  const known = measured.get(story);
  if (known) return known;
  const reading = measure(story);
  measured.set(story, reading);
  return reading;
}

function measure(story: StudiedStory): Omit<ReadingLevel, 'inBand'> {
  const counts = story.paragraphs.map(countsOf);
  const sum = (of: (each: Counts) => number): number => counts.reduce((total, each) => total + of(each), 0);
  const words = sum((each) => each.words);
  const sentences = sum((each) => each.sentences);
  const meanSentence = sentences === 0 ? 0 : words / sentences;
  const grade = words < GRADE_FROM ? null : 0.39 * meanSentence + 11.8 * (sum((each) => each.spoken) / words) - 15.59;
  return {
    words,
    sentences,
    meanSentence: rounded(meanSentence),
    longestSentence: Math.max(0, ...counts.map((each) => each.longest)),
    grade: grade === null ? null : rounded(grade),
  };
}

interface Counts {
  readonly words: number;
  readonly spoken: number;
  readonly sentences: number;
  readonly longest: number;
}

/** Counted once for each paragraph while candidates are compared. */
const counted = new WeakMap<StudiedParagraph, Counts>();

function countsOf(paragraph: StudiedParagraph): Counts {
  const before = counted.get(paragraph);
  if (before) return before;
  const lists = paragraph.sentences.map((each) => each.words);
  const counts: Counts = {
    words: lists.reduce((total, each) => total + each.length, 0),
    spoken: lists.flat().reduce((total, each) => total + spokenIn(each), 0),
    sentences: lists.length,
    longest: Math.max(0, ...lists.map((each) => each.length)),
  };
  counted.set(paragraph, counts);
  return counts;
}

const spokenIn = (word: string): number =>
  word === 'Q' ? 1 : /^Qq+(?:'s)?$|^Q's$/.test(word) ? NAME_SYLLABLES : word.startsWith('_') ? 1 : syllables(word);

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** What in a reading level lies outside a band, or null when all of it lies inside. */
export function faultInReading(reading: Omit<ReadingLevel, 'inBand'>, limits: BandLimits): string | null {
  const { words, meanSentence, longestSentence, grade } = reading;
  if (words < limits.words[0] || words > limits.words[1]) return `It has ${words} words.`;
  if (meanSentence < limits.meanSentence[0] || meanSentence > limits.meanSentence[1]) {
    return `Its sentences have ${meanSentence} words on average.`;
  }
  if (longestSentence > limits.longestSentence) return `Its longest sentence has ${longestSentence} words.`;
  if (grade !== null && limits.grade && (grade < limits.grade[0] || grade > limits.grade[1])) {
    return `Its reading grade is ${grade}.`;
  }
  return null;
}
