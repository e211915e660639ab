import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { BOTH_ARMS } from './both-arms.ts';
import { keptIn, NOT_SHARED } from './kept.ts';
import { MINE } from './mine.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody will not share, and finds out how many one has to be to have it all alone. */
export const WILL_NOT_SHARE: StoryEvent = {
  id: 'will-not-share',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NOT_SHARED,
  not: /\b(?:room|bed|bedroom|mum\w*|dad\w*|bab(?:y|ies)|new (?:brother|sister)|birthday|school|nursery|hits?|bites?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    !theme.hero?.plural &&
    (!theme.hero?.being || !/^(?:sea|thing|vehicle)$/.test(theme.hero.being.isa)) &&
    keptIn(theme.raw) !== null,
  // What is shared is a thing, also where it could be somebody: a penguin's fish.
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    thing: null,
    hero: hero?.being && hero.being.isa !== 'thing' ? hero : null,
    other: null,
  }),
  plots: [MINE, BOTH_ARMS],
  talk: {
    young: { yours: [() => 'What is better when there are two of you?'] },
    older: {
      wonder: [() => 'Why did it take two, in the end?'],
      yours: [() => 'What is there of yours that is better with two? And what is better alone?'],
    },
  },
};
