import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { HAT } from './hat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A sock has lost the other one. */
export const ODD_SOCK: StoryEvent = {
  id: 'odd-sock',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:odd|lonely|missing|lost|lone|single|only one|other|one) (?:\p{L}+ )?(?:sock|stocking)s?\b|\bsocks?\b[^.]*\b(?:los[te]s?|lost|missing|without (?:a|his|her|its) (?:pair|twin|brother|sister|partner)|alone|lonely|looking for|looks for|finds? (?:a|his|her|its) (?:pair|twin|match|partner|friend)|who wanted a (?:pair|friend)|disappear\w*|vanish\w*)\b|\bwhere (?:do|did|are|is) (?:\p{L}+ ){0,3}socks?\b/iu,
  not: /\b(?:christmas|santa|puppet|stole|steals?|thief|monster|matching|smelly|knits?|knitted)\b/i,
  // A giant who has lost a sock is who it is about.
  fits: ({ hero, raw }) =>
    !(
      hero?.being &&
      hero.being.id !== 'sock' &&
      /\bwho (?:has |had )?(?:lost|loses|lose|mislaid|can(?:'|’)?t find) (?:his|her|its|their|a) (?:\p{L}+ )?(?:sock|stocking)s?\b/iu.test(
        raw,
      )
    ),
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: hero?.being?.id === 'sock' && !hero.plural ? hero : null,
    other: null,
    thing: about('hat'),
    place: null,
    first: null,
    also: [],
  }),
  plots: [{ ...HAT, when: /sock|stocking/i }],
  talk: {
    young: { yours: [() => 'Where do lost socks go in your house?'] },
    older: {
      wonder: [() => 'On which page could one have known where the other one was?'],
      yours: [() => 'What can one be, when one is not half of something?'],
    },
  },
};
