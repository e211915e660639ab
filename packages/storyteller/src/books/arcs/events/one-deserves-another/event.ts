import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { BOW } from './bow.ts';
import { ON_OWN_HEAD } from './sought.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody looks everywhere for what is on their own head, and listens to nobody. */
export const ONE_DESERVES_ANOTHER: StoryEvent = {
  id: 'one-deserves-another',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: ON_OWN_HEAD,
  not: /\b(?:stole\w*|steals?|thief|wind|windy|blew|blown|rabbit in|lice|nits|haircut|nest|birthday)\b/i,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: ((one) => one && { ...one, plural: false })(
      [somebody(hero), somebody(other)].find((each) => each?.being && !/^(?:hat|thing)$/.test(each.being.isa)) ?? null,
    ),
    other: null,
    thing: null,
    also: [],
  }),
  plots: [{ ...BOW, when: ON_OWN_HEAD }],
  talk: {
    young: { yours: [() => 'What do you have on your head?'] },
    older: {
      wonder: [() => 'Why did the bow work, when talking did not?'],
      yours: [() => 'When did you look for something that was there all the time?'],
    },
  },
};
