import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { GREEN_DOOR } from './green-door.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:lamp|lantern)[- ]?lighters?\b[^.]*|\b(?:lights?|lighting|lit) (?:all )?(?:the |up the )?(?:street|gas) ?(?:lamps?|lights?|lanterns?)\b[^.]*|\bgas ?(?:lamps?|lights?) (?:at|in|on)\b[^.]*/iu;

/** Who lights everybody home has nobody who lights the last lamp. */
export const LAST_LAMP: StoryEvent = {
  id: 'last-lamp',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:genie|aladdin|lighthouse|christmas|power cut|traffic|stole\w*|steals?|blackout)\b/i,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: ((one) => one && { ...one, plural: false })(somebody(hero) ?? somebody(other)),
    other: null,
    thing: null,
    also: [],
  }),
  plots: [{ ...standsApart(GREEN_DOOR), when: OF }],
  talk: {
    young: { yours: [() => 'Which light do you see from your bed?'] },
    older: {
      wonder: [() => 'Where did the bump come from?'],
      yours: [() => 'Who does something for everybody in your street?'],
    },
  },
};
