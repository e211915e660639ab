import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';
import { homeIn, LIVES_IN } from './home.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { WASHING } from './washing.ts';

/** Somebody lives in what others would like to eat or to put on, and it does not look like a home. */
export const PANTS_ON_THE_LINE: StoryEvent = {
  id: 'pants-on-the-line',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: LIVES_IN,
  not: /\b(?:witch|ghost|haunted|genie|christmas|halloween|sweets|candy|musician|noise|monster|scared|afraid|refugee|homeless|mould|toilet|germs?)\b/i,
  fits: (theme) => onTheGround(theme) && homeIn(theme.raw) !== null,
  needs: ({ raw }) => homeIn(raw) !== null || /\beat my house\b/i.test(raw),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: ((one) =>
      one && one.being && !LIVES_IN.test(`living in a ${one.word}`) && !/^(?:family|people)$/.test(one.word)
        ? { ...one, plural: false }
        : null)(somebody(hero)),
    other: null,
    thing: null,
    also: [],
  }),
  plots: [{ ...ableFriend(standsApart(WASHING)), when: LIVES_IN }],
  talk: {
    young: { yours: [() => 'What would you like to live in?'] },
    older: {
      wonder: [() => 'Why did the sign not help, and the washing did?'],
      yours: [() => 'How can one see from outside that somebody lives in your home?'],
    },
  },
};
