import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { HAT } from './hat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PONY = String.raw`(?:pony|ponies|horses?|foal)`;
const SHOW = String.raw`(?:shows?|gymkhanas?|rosettes?|competitions?|horse ?trials)`;
const OF = new RegExp(
  [
    String.raw`\b${PONY}\b[^.]*\b(?:first |big |own |village |county |summer )*${SHOW}\b`,
    String.raw`\b${SHOW}\b[^.]*\b${PONY}\b`,
    String.raw`\bgymkhanas?\b|\brosettes?\b[^.]*\briding\b|\briding (?:competition|show)\b`,
  ].join('|'),
  'iu',
);

/** A first show on a pony who eats whatever is in reach, and the judge has a hat on. */
export const FIRST_PONY_SHOW: StoryEvent = {
  id: 'first-pony-show',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:show ?jump\w*|jump\w*|refus\w*|scared|afraid|nervous|worried|magic\w*|flying|unicorns?|talent show|puppet|tv|nobody can ride|can['’]?t ride|wild|circus|rocking|toy|scooter|dance show|fell off|falls off|dinosaurs?|show (?:me|him|her|them|us)|shows? (?:that|how|the|everyone))\b/i,
  fits: onTheGround,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('pony'),
    wish: null,
    occasion: null,
    also: [],
  }),
  plots: [standsApart({ ...HAT, when: OF })],
  talk: {
    young: { yours: [() => 'What would you plait a ribbon into?'] },
    older: {
      wonder: [() => 'What did the judge see, beside a hat being eaten?'],
      yours: [() => 'When did something go wrong that you like to tell about now?'],
    },
  },
};
