import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { about, somebody } from '../page.ts';
import { THROUGH_THE_CRACK } from './through-the-crack.ts';
import { isRival } from './what-at.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody is better at what one has always been best at: a new girl, a rival. */
export const BETTER_THAN_ME: StoryEvent = {
  id: 'better-than-me',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:better|faster) (?:at (?:\p{L}+ ){1,3}than|than (?:her|him|me) (?:at|in))\b|\b(?:is|are) better than (?:her|him|me)\b|\brivals?\b|\brivalry\b|\bno longer the best\b|\bused to be the best\b/iu,
  not: /\b(?:pirates?|kingdoms?|kings?|gangs?|restaurants?|bakeries|bakery|bakers?|lemonade|teams?|robots?|knights?|dragons?|planets?|wizards?|witch\w*|baking|cook\w*|cakes?|parents?|mum|dad|treasure|enemy|spies|ninjas?|quest|map|race|racing)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:thing|vehicle|insect)$/.test(each.being.isa)),
  quarrel: true,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: isRival(hero) ? null : somebody(hero),
    other: isRival(other) ? null : somebody(other),
    thing: about('coat'),
    wish: null,
  }),
  plots: [kinBeside(THROUGH_THE_CRACK)],
  talk: {
    young: { yours: [() => 'What do you like to do again and again?'] },
    older: {
      wonder: [() => 'What had each of them been looking for through the crack?'],
      yours: [() => 'Who is good at it in a way that is not yours?'],
    },
  },
};
