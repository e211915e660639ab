import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { COIN } from './coin.ts';
import { wareIn } from './ware.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A stall at the garden gate, where something is sold. */
export const STALL: StoryEvent = {
  id: 'stall',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\blemonade\b|\b(?:bake|cake|biscuit|cookie) (?:sales?|stalls?|stands?)\b|\b(?:sell(?:s|ing)?|sold) (?:\p{L}+ ){0,2}(?:cakes?|biscuits?|cookies|cupcakes?|buns)\b|\brais(?:e|es|ing) money\b|\bsav(?:e|es|ing) (?:the|our) (?:\p{L}+ )?(?:library|park|playground)\b/iu,
  not: /\b(?:scared|afraid|fear\w*|space|moon|pirates?|dragon|market|bakery|shop|competition|contest|stole|steals?|thief|magic|robot|christmas|halloween)\b/i,
  fits: (theme) =>
    onTheGround(theme) && [theme.hero, theme.other].every((each) => !each?.being || !/^vehicle$/.test(each.being.isa)),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about(wareIn(raw.toLowerCase()).kind === 'lemonade' ? 'lemonade' : 'cake'),
    also: [],
    place: null,
  }),
  plots: [COIN].map(ableFriend),
  talk: {
    young: { yours: [() => 'What would you sell at a stall?'] },
    older: {
      wonder: [() => 'They sold everything. Why was there one coin in the box?'],
      yours: [() => 'What would you save up twelve coins for?'],
    },
  },
};
