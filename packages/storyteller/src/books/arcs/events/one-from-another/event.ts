import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { NO_PLUG } from './no-plug.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const DAY = String.raw`(?:diwali|deepavali|divali|christmas|hanukk?ah|eid|new year(?:['’]?s eve)?)`;
const OUT = String.raw`(?:(?:go|goes|went|going|gone|are|all) (?:all )?(?:out|off)|fail\w*|br(?:eak|oke)\w*|stop\w*|don['’]?t work|do not work|won['’]?t work)`;
const OF = new RegExp(
  [
    String.raw`\b${DAY}\b[^.]*\b(?:lights?|lamps|diyas?|electricity|power)\b[^.]*\b${OUT}\b[^.]*`,
    String.raw`\b(?:lights?|lamps|diyas|electricity|power)\b[^.]*\b${OUT}\b[^.]*\b${DAY}\b[^.]*`,
    String.raw`\b(?:power ?cut|black ?out|no (?:electricity|power|lights))\b[^.]*\b${DAY}\b[^.]*|\b${DAY}\b[^.]*\b(?:power ?cut|black ?out|no (?:electricity|power|lights)|in the dark)\b[^.]*`,
    String.raw`\b(?:one|little|small|smallest|tiny|last) (?:\p{L}+ )?diya\b[^.]*`,
  ].join('|'),
  'iu',
);

/** The lights of a festival go out all down the street. */
export const ONE_FROM_ANOTHER: StoryEvent = {
  id: 'one-from-another',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:tree lights|santa|sleigh|rudolph|reindeer|scared|afraid|fear\w*|dragons?|ghosts?|aliens?|robots?|space|theatre|school play|died|dead|steals?|stole\w*|thief)\b/i,
  fits: onTheGround,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [{ ...standsApart(ableFriend(mateBeside(NO_PLUG))), when: OF }],
  talk: {
    young: { yours: [() => 'Where at home is there a small light?'] },
    older: {
      wonder: [() => 'Why was the first light no smaller when it had been shared?'],
      yours: [() => 'What else can one give away and still have?'],
    },
  },
};
