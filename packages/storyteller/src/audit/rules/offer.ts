import { CRITERIA, type StoryRule } from '../rule.ts';

const OFFER = /\b(?:can|may|might|could|will try)\b/;

export const offer: StoryRule = {
  id: 'G6-offer',
  title: 'Its one suggestion is an offer',
  hard: true,
  basis: CRITERIA,
  inStory: (story) => {
    const suggestion = story.paragraphs.find((each) => each.kind === 'directive')?.sentences[0];
    return suggestion && OFFER.test(suggestion.plain)
      ? null
      : `This is not put as an offer: ${suggestion?.text ?? 'it is missing'}`;
  },
};
