import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { RIM } from './rim.ts';

const EID = String.raw`(?:eid|the end of ramadan|ramadan)`;
const OF = new RegExp(
  [
    String.raw`\b(?:moon|crescent|hilal)\b[^.]*\b${EID}\b[^.]*`,
    String.raw`\b${EID}\b[^.]*\b(?:moon|crescent|hilal)\b[^.]*`,
    String.raw`\b(?:bak\w+|mak\w+|helping|helps)\b[^.]*\b(?:cookies|biscuits|ma['’]?amoul|kah?k|klecha|nan ?khatai)\b[^.]*\beid\b[^.]*`,
    String.raw`\beid (?:cookies|biscuits|ma['’]?amoul|kah?k)\b[^.]*`,
    String.raw`\b(?:night|evening|day) before eid\b[^.]*|\bchand ?raat\b[^.]*|\blast (?:night|evening|day) of ramadan\b[^.]*`,
    String.raw`\b(?:wait\w*|cannot wait|can['’]?t wait) (?:for|until|till) eid\b[^.]*|\bis it eid (?:yet|tomorrow)\b`,
  ].join('|'),
  'iu',
);

/** The evening on which it is seen whether tomorrow is Eid. What a family believes is left to it. */
export const THIN_MOON: StoryEvent = {
  id: 'thin-moon',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:rocket|astronaut|space(?:ship)?|dragons?|dinosaurs?|magic\w*|scared|afraid|lost|died|dead|neighbours?|presents?|a[dz]ha|qurbani?|hajj|eid (?:al|el|ul)[- ]kabir|(?:start|beginning|first (?:night|day)) of ramadan|ramadan (?:starts?|begins?)|(?:before|until|till|for) ramadan)\b/i,
  reads: () => ({
    ...NOTHING_DONE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [{ ...standsApart(ableFriend(mateBeside(RIM))), when: OF }],
  talk: {
    young: { yours: [() => 'What shape is the moon tonight?'] },
    older: {
      wonder: [() => 'Why did they look in the wrong place for so long?'],
      yours: [() => 'What was the hardest thing that you have ever waited for?'],
    },
  },
};
