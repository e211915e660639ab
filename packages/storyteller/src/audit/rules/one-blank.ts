import { CRITERIA, type StoryRule } from '../rule.ts';

const BLANK = /_{2,}/g;

export const oneBlank: StoryRule = {
  id: 'one-blank',
  title: 'It has one gap for the child to fill, in the right place',
  hard: true,
  basis: CRITERIA,
  inStory: (story) => {
    const all = story.masked.match(BLANK)?.length ?? 0;
    const partial = story.paragraphs.find((each) => each.kind === 'partial');
    if (all === 1 && partial && (partial.masked.match(BLANK)?.length ?? 0) === 1) return null;
    return all === 1 ? 'The gap is in the wrong paragraph.' : `There are ${all} gaps.`;
  },
};
