import type { Maker } from '@storylantern/contract';
import { CHILD_SECTION } from './features/children/child-section.ts';
import { libraryStorySection } from './features/expert-help/library-story-section.ts';
import { GOAL_SECTION } from './features/goals/goal-section.ts';
import { bookSection } from './features/illustrated-stories/book-section.ts';
import { THREAD_SECTION } from './features/lumi/thread-section.ts';
import { READING_SECTION } from './features/progress/reading-section.ts';
import { PRONUNCIATION_SECTION } from './features/pronunciations/pronunciation-section.ts';
import { songSection } from './features/songs/song-section.ts';
import { storySection } from './features/stories/story-section.ts';
import type { Section } from './platform/family-data/section.ts';

/** What the sections of a family stand on. */
export interface SectionParts {
  /** Who makes what is not made yet. */
  readonly expected: { readonly picture: Maker; readonly voice: Maker; readonly music: Maker };
  /** The media file of a picture that belongs to nobody, by its name. */
  readonly cardPicture: (name: string) => Promise<string | undefined>;
}

/**
 * Everything a family has, in the order in which it is taken along and brought back: pieces before the readings and
 * goals that name them.
 */
export const familySections = ({ expected, cardPicture }: SectionParts): readonly Section[] => [
  CHILD_SECTION,
  storySection(expected),
  bookSection(expected),
  songSection(expected),
  libraryStorySection(cardPicture),
  THREAD_SECTION,
  READING_SECTION,
  GOAL_SECTION,
  PRONUNCIATION_SECTION,
];

/** The tables with rows of families that are not taken along, and why. */
export const NOT_TAKEN_ALONG = {
  household: 'its settings are written beside the lists',
  idempotency: 'only tells a repeated request from a new one, for a week',
  job: 'what is unfinished is asked for again by whoever restores it',
  making: 'is there only while a text is being written',
  media_reference: 'follows from the pieces',
} as const;
