import { childMentioned } from '../child-mentioned.ts';
import { OWN, type StoryRule } from '../rule.ts';

const OPENING = 3;

export const childEarly: StoryRule = {
  id: 'child-early',
  title: 'The child is in it from the beginning',
  hard: false,
  basis: OWN,
  inStory: (story) => {
    const opening =
      story.paragraphs[0]?.sentences
        .slice(0, OPENING)
        .map((each) => each.masked)
        .join(' ') ?? '';
    return childMentioned(opening, story.context) ? null : 'The child comes late.';
  },
};
