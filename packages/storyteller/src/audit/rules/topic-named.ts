import { CRITERIA, type StoryRule } from '../rule.ts';
import { mentions } from '../mentions.ts';

/** Sentences within which the opening has to name the topic. */
const OPENING = 3;

export const topicNamed: StoryRule = {
  id: 'G3',
  title: 'Its title, its beginning and its end belong to the same thing',
  hard: true,
  basis: CRITERIA,
  inStory: (story) => {
    const { topicWords } = story.context;
    const opening = story.paragraphs[0]?.sentences.slice(0, OPENING) ?? [];
    const ending = story.paragraphs.at(-1);
    if (story.title.trim() === '') return 'It has no title.';
    if (!mentions(opening.map((each) => each.masked).join(' '), topicWords))
      return 'The opening does not name the topic.';
    if (!ending || !mentions(ending.masked, topicWords)) return 'The ending does not come back to the topic.';
    return null;
  },
};
