import { limitsOf, readingOf } from '../reading.ts';
import { CRITERIA, type StoryRule } from '../rule.ts';

/** A title is read out before the story; longer ones are a sentence. */
const LONGEST_TITLE = 8;

export const length: StoryRule = {
  id: 'G11',
  title: 'It is short enough to be read in one sitting',
  hard: false,
  basis: CRITERIA,
  inStory: (story) => {
    const { words } = readingOf(story);
    const [low, high] = limitsOf(story.context).words;
    if (words < low || words > high) return `It has ${words} words; ${low} to ${high} suit this age.`;
    const title = story.title.trim().split(/\s+/).length;
    return title > LONGEST_TITLE ? `The title has ${title} words.` : null;
  },
};
