import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { WRONG_WAYS } from './wrong-ways.ts';

const OF = /\b(?:maze|mazes|labyrinths?)\b/i;

/** A maze full of people who each know one way that is wrong. */
export const MAZE: StoryEvent = {
  id: 'maze',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:minotaur|space|under ?water|under the sea|ice|mirror|computer|video game|marble run|brain|lives? in)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || !/^(?:vehicle|sea|insect|weather|thing)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('maze'),
  }),
  plots: [{ ...WRONG_WAYS, when: OF }],
  talk: {
    young: { yours: [() => 'Where did you go the wrong way?'] },
    older: {
      wonder: [() => 'Why did it do everybody good to hear it said?'],
      yours: [() => 'What are you an expert on because you got it wrong?'],
    },
  },
};
