import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { SEVEN_STRIPES } from './seven-stripes.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\brainbow slides?\b|\b(?:sli(?:d(?:e|es|ing)|d)|whoosh\w*|rid(?:e|es|ing)|skid\w*) (?:(?:all the way|right) )?(?:down|off|on|over) (?:a|the|her|his|our) (?:\p{L}+ )?rainbow\b|\bslides? (?:made (?:out )?of|on|down|that is) (?:a |the )?rainbows?\b|\brainbow (?:that|which) (?:is|was|turns? into|becomes?) a slide\b|\bclimb(?:s|ed|ing)? (?:up )?(?:a|the|to the top of (?:a|the)) rainbow\b/iu;

/** A rainbow comes down behind the shed, and there are seven ways to slide down it. */
export const RAINBOW_SLIDE: StoryEvent = {
  id: 'rainbow-slide',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:lost|stole\w*|steals?|missing|colou?rs? (?:are|is|have|has) gone|gold|leprechaun|pot of|fish|road|motorway|helter|water ?park|scared|afraid|broken)\b/i,
  fits: ({ hero, other }) =>
    [hero, other].every((each) => !each?.being || !/^(?:vehicle|sea)$/.test(each.being.isa)) && hero?.plural !== true,
  needs: ({ raw }) => /\brainbow/i.test(raw) && /\b(?:slid\w+|climb\w*|bottoms?)\b/i.test(raw),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: somebody(hero) ? null : about('rainbow'),
    occasion: null,
  }),
  plots: [{ ...SEVEN_STRIPES, when: OF }],
  talk: {
    young: { yours: [() => 'Which colour would you slide down first?'] },
    older: {
      wonder: [() => 'What was the rain up there, and what was the sun?'],
      yours: [() => 'When did you laugh and cry at the same time?'],
    },
  },
};
