import { CRITERIA, type StoryRule } from '../rule.ts';

export const openingDescribes: StoryRule = {
  id: 'G2',
  title: 'It begins with what is so, not with what to do',
  hard: true,
  basis: CRITERIA,
  inStory: (story) => {
    const [opening] = story.paragraphs;
    const first = opening?.sentences[0];
    if (first?.work !== 'descriptive') return `The first sentence does not describe: ${first?.text ?? 'it is missing'}`;
    return null;
  },
};
