import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { CORKS } from './corks.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A genie, a lamp, a well: three wishes are granted. */
export const THREE_WISHES: StoryEvent = {
  id: 'three-wishes',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bgenies?\b(?:[^.]*\bwish(?:es)?\b)?|\bdjinns?\b|\b(?:magic|old|dusty|wishing|aladdin\S*) lamps?\b|\b(?:three|3|two|one|magic|last|her|his|their) wish(?:es)?\b|\bwishing wells?\b|\bgrants? (?:\p{L}+ )?wish(?:es)?\b|\bwish(?:es)? (?:that )?(?:go(?:es)? wrong|went wrong|come true|comes true)\b/iu,
  not: /\b(?:star|stars|birthday|candles?|christmas|santa|dragons?|unicorns?|fish|goldfish|fair(?:y|ies)|mermaids?|dandelions?|school|space|princess|sick|better|mum(?:my)? and dad|wishes? (?:to|for|she|he|they)|wishbone|bath|sleep\w*|bed(?:time)?|scared|afraid|lost)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|sea)$/.test(each.being.isa)),
  reads: ({ hero, other }) => ({
    relation: 'none',
    clause: null,
    place: null,
    wish: null,
    thing: about('hat'),
    hero: hero?.being ? hero : null,
    other: other?.being ? other : null,
  }),
  plots: [CORKS],
  talk: {
    young: { yours: [() => 'What would you say, very clearly, into the ear of a genie?'] },
    older: {
      wonder: [() => 'Was it good or bad that the first two wishes went wrong?'],
      yours: [() => 'What would you ask somebody who is always only asked for things?'],
    },
  },
};
