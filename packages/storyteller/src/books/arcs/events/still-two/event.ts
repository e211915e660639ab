import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { TURNS } from './age-said.ts';
import { REACH } from './reach.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody is a year older, and looks for what is different. */
export const STILL_TWO: StoryEvent = {
  id: 'still-two',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: TURNS,
  not: /\b(?:party|parties|cake|pirates?|magic\w*|wish\w*|scared|afraid|nobody|forgot|baby|school|lost|jealous|dragons?|unicorns?|stars?|rooms?|o['’]clock)\b/i,
  fits: (theme) =>
    onTheGround(theme) && [theme.hero, theme.other].every((each) => !each?.being || each.being.isa !== 'vehicle'),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: null,
    also: [],
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [{ ...standsApart(ableFriend(mateBeside(REACH))), when: TURNS }],
  talk: {
    young: { yours: [() => 'What can you reach now?'] },
    older: {
      wonder: [({ hero }) => `Since when could ${hero} have done it?`],
      yours: [() => 'What can you do now that you could not do a year ago?'],
    },
  },
};
