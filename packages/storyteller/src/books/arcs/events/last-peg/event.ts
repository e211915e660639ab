import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { somebody, withSchoolFriend } from '../page.ts';
import { LABEL } from './label.ts';
import { LAST_DAY } from './school-left.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { toldWith } from '../told-with.ts';

/** The last day at a nursery or a school. */
export const LAST_PEG: StoryEvent = {
  id: 'last-peg',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: LAST_DAY,
  not: /\b(?:first day|holidays?|early|scared|afraid|bull\w*|died|dead|ill|hospital|magic\w*|wizard\w*|ghosts?|aliens?|robots?|play|trip|disco|prom|trick|prank|frogs?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:thing|vehicle|sea)$/.test(each.being.isa)),
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: hero && /teacher|class|pupil|child|leaver/.test(hero.word) ? null : somebody(hero),
    other: null,
    thing: null,
    also: [],
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [
    {
      ...kinBeside(toldWith(withSchoolFriend, LABEL)),
      when: LAST_DAY,
    },
  ],
  talk: {
    young: { yours: [() => 'What is on your peg?'] },
    older: {
      wonder: [({ hero }) => `Why did ${hero} say that this was not the last one?`],
      yours: [() => 'What would you write for whoever sits on your chair next?'],
    },
  },
};
