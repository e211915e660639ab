import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';

import { SIGN } from './sign.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LAST = String.raw`(?:(?:always|forever|ever|never anything but) (?:comes? |came |finishe[sd] |in )?last|(?:comes?|came|finishe[sd]) last (?:every|each|all|in|but|and|until)|never (?:ever )?w[io]ns?|has never won|slowest)`;
const WINS = String.raw`\b(?:but|and|until|then)\b[^.]*\bw[io]ns?\b`;
const OF = new RegExp(String.raw`\b${LAST}\b[^.]*|\bslowest\b[^.]*\bw[io]ns?\b[^.]*`, 'iu');

/** Somebody who comes last in every race, and wins one in the end. */
export const ALWAYS_LAST: StoryEvent = {
  id: 'always-last',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:snails?|tortoises?|turtles?|slugs?|sloths?|sports day|swim\w*|boats?|space|football|team|school|wants? to be slow|games?|hide|sad to|picked|loser|egg and spoon)\b/i,
  fits: (theme) => {
    const { hero, raw } = theme;
    if (!onTheGround(theme) || !hero?.being || hero.plural) return false;
    return (
      hero.being.isa === 'vehicle' ||
      (/^(?:pet|farm|wild|magic)$/.test(hero.being.isa) && new RegExp(WINS, 'iu').test(raw))
    );
  },

  reads: () => ({
    ...NOTHING_DONE,
    other: null,
    thing: null,
    also: [],
    place: null,
    first: null,
  }),
  plots: [{ ...SIGN, when: OF }],
  talk: {
    young: { yours: [() => 'What can you see when you are at the back?'] },
    older: {
      wonder: [() => 'Why did nine of them count as one?'],
      yours: [() => 'When was it a good thing that you were not first?'],
    },
  },
};
