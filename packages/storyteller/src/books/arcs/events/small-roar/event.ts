import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { JUST_MY_SIZE } from './just-my-size.ts';
import { TOO_QUIET } from './noise.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody big with a very small roar. */
export const SMALL_ROAR: StoryEvent = {
  id: 'small-roar',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: TOO_QUIET,
  not: /\b(?:raised|grew up|brought up|because an?|thinks (?:he|she|it)|los(?:t|es?|ing)|stole\w*|steals?|found|finds?|library|hush|asleep|sleep\w*|night ?time|afraid|scared|fire|my (?:son|daughter|child)|i (?:am|have|speak)|school|class|singing|sings?|song|choir)\b/i,
  fits: (theme) => {
    const { hero } = theme;
    return (
      onTheGround(theme) &&
      hero?.being !== null &&
      hero?.being !== undefined &&
      !hero.plural &&
      /^(?:pet|farm|wild|bird|magic)$/.test(hero.being.isa) &&
      !/^(?:chick|rabbit|mouse)$/.test(hero.being.id)
    );
  },
  needs: ({ hero }) =>
    hero?.being !== null && hero?.being !== undefined && /^(?:pet|farm|wild|bird|magic)$/.test(hero.being.isa),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero,
    other: null,
    thing: null,
    also: [],
  }),
  plots: [{ ...JUST_MY_SIZE, when: TOO_QUIET }],
  talk: {
    young: { yours: [() => 'Can you do a very small roar? And a big one?'] },
    older: {
      wonder: [() => 'Who did not run away, on the pages before? What could one have learned from that?'],
      yours: [() => 'What is there that you do just because you are not big?'],
    },
  },
};
