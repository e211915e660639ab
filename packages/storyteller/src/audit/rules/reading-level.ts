import { faultInReading, limitsOf, readingOf } from '../reading.ts';
import { OWN, type StoryRule } from '../rule.ts';

export const readingLevel: StoryRule = {
  id: 'reading-level',
  title: "Its words and sentences suit the child's age",
  hard: false,
  basis: `${OWN}: sentence length, and the Flesch-Kincaid grade from 100 words up`,
  inStory: (story) => faultInReading(readingOf(story), limitsOf(story.context)),
};
