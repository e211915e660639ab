import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { ROPES } from './ropes.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:electric(?:ity|al)? )?pylons?\b[^.]*|\b(?:power ?lines?|electric(?:ity)? (?:poles?|lines?|cables?|towers?)|overhead cables?)\b[^.]*/iu;

/** A row of pylons by the road, and where what they carry goes. */
export const GIANTS_PASS_IT_ON: StoryEvent = {
  id: 'giants-pass-it-on',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:power cut|storm|struck|lightning|climb\w*|shock|how (?:is|does|do)|scared|afraid|kite)\b/i,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
  }),
  plots: [{ ...standsApart(ROPES), when: OF }],
  talk: {
    young: { yours: [() => 'What in your room do the giants help with?'] },
    older: {
      wonder: [() => 'What were the pylons passing on?'],
      yours: [() => 'Can you find the way that the light takes to your home?'],
    },
  },
};
