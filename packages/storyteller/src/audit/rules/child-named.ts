import { CHILD } from '../audited-text.ts';
import { CRITERIA, type StoryRule } from '../rule.ts';

const NAMED = new RegExp(CHILD);

export const childNamed: StoryRule = {
  id: 'G13-name',
  title: 'It is about this child',
  hard: true,
  basis: CRITERIA,
  inStory: (story) => (NAMED.test(story.masked) ? null : "The child's name is not in it."),
};
