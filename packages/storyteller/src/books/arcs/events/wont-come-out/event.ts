import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { LISTENING } from './listening.ts';
import { WONT_COME } from './staying.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody stays where they are: a seed in the ground, a leaf on the tree, a snail in its shell. */
export const WONT_COME_OUT: StoryEvent = {
  id: 'wont-come-out',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WONT_COME,
  not: /\b(?:water|bath|pool|sea|bed|giant|enormous|huge|biggest|tall(?:er)?|grow(?:ing)? (?:up|old)|asleep|sleep\w*|love|stop|fall (?:asleep|off|over)|moon|sun|rain|egg|christmas|halloween|school|fish|spider|tooth|milk|pull\w*|let go)\b/i,
  fits: ({ hero, other, ...theme }) =>
    onTheGround({ hero, other, ...theme }) &&
    hero?.being !== undefined &&
    hero.being !== null &&
    !hero.plural &&
    hero.being.isa !== 'person' &&
    (!other?.being || other.being.isa === 'thing'),
  reads: () => ({
    ...NOTHING_ELSE,
    thing: null,
    other: null,
  }),
  plots: [LISTENING],
  talk: {
    young: { yours: [() => 'Who knocked? Can you knock, very softly?'] },
    older: {
      wonder: [({ hero }) => `When did ${hero} stop staying and begin to listen?`],
      yours: [() => 'Where do you know where everything is, and what would bring you out of there?'],
    },
  },
};
