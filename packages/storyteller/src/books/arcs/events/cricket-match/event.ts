import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { TOO_SLOW } from './too-slow.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\bcricket (?:match|game|final|cup|team|club|tournament|season|pitch|world cup|bat|ball)\b|\b(?:play\w*|bowl\w*|bat(?:s|ting)?|love\w*|at) (?:\p{L}+ ){0,2}cricket\b|\b(?:game|match) of cricket\b|\bspin bowler\b|\bwickets?\b|^cricket$|\bcricket\b[^.]*\b(?:win|wins|won|winning|bowl\w*|innings|runs)\b/iu;

/** A match at cricket, and a ball that is far too slow. */
export const CRICKET_MATCH: StoryEvent = {
  id: 'cricket-match',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:moves?|moving|leav\w+|sad|cried|cries|chirp\w*|insects?|grasshoppers?|sings?|fiddle|violin|learn\w*|scared|afraid|nervous|worried|los(?:es?|t|ing)|hurt|injur\w*|not picked|dropped|bull(?:y|ied|ies)|fell out|hates?|can['’]?t|cannot|never|wicket gate)\b/i,
  fits: (theme) => onTheGround(theme),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('cricket'),
    wish: null,
    occasion: null,
    also: [],
  }),
  plots: [standsApart({ ...TOO_SLOW, when: OF })],
  talk: {
    young: { yours: [() => 'What do you do very slowly?'] },
    older: {
      wonder: [() => 'Why is it harder to hit a thing that takes its time?'],
      yours: [() => 'What have you been told that you do too slowly?'],
    },
  },
};
