import { ratioOf } from '../ratio.ts';
import { CRITERIA, type StoryRule } from '../rule.ts';

/** Both published formulas: 10.0 counts cooperative sentences as describing, 10.1 as coaching. */
export const ratio: StoryRule = {
  id: 'G1',
  title: 'It describes at least twice as much as it suggests',
  hard: true,
  basis: CRITERIA,
  inStory: (story) => {
    const { version100, version101 } = ratioOf(story.sentences.map((each) => each.work));
    const low = Math.min(version100 ?? Infinity, version101 ?? Infinity);
    return low < 2 ? `There are only ${low.toFixed(1)} describing sentences for each suggestion.` : null;
  },
};
