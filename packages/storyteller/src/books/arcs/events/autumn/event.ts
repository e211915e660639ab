import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { PILE } from './pile.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF_AUTUMN = /^(?:autumn|leaf|leaves|conkers?|acorns?|trees?|walk|day|pile|wind|heap)$/;

/** Leaves on the ground, and conkers in every pocket. */
export const AUTUMN: StoryEvent = {
  id: 'autumn',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bautumn\w*\b|\bconkers?\b|\b(?:pile|piles|heap|heaps) of leaves\b|\bleaf piles?\b|\b(?:jump\w*|kick\w*|play\w*|rak\w+|splash\w*|swish\w*|rustl\w*|walk\w*) (?:about |around )?(?:\p{L}+ )?(?:in |through |into |up )?(?:the |all the |a pile of |big )?(?:\p{L}+ )?leaves\b|\b(?:collect\w*|gather\w*|pick\w* up|find\w*) (?:\p{L}+ ){0,2}(?:conkers|acorns|leaves)\b|\bleaves (?:are )?fall\w*\b|\bfalling leaves\b|\bfall leaves\b/iu,
  not: /\b(?:lanterns?|parade|picnic|camp\w*|(?<!\b(?:walk\w*|way) (?:home |back )?(?:to|from) )school|halloween|pumpkins?|who|that|find\w* a|found a|rescu\w*|last leaf|scared|afraid|hibernat\w*|sleeps?|sleepy|magic\w*|fairy|fairies|space|moon|treasure|birthday|party|harvest|bonfire|firework\w*|dragon|witch\w*|hedgehog|nuts|squirrel\w*|apples?|mushrooms?|swallows?|geese|bike|race|dinosaurs?|autumn is|hik(?:e|es|ing))\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || OF_AUTUMN.test(each.word) || !/^(?:thing|vehicle)$/.test(each.being.isa),
    ),
  reads: ({ hero, other, place }) => ({
    ...NOTHING_DONE,
    hero: hero && !OF_AUTUMN.test(hero.word) ? somebody(hero) : null,
    other: other && !OF_AUTUMN.test(other.word) ? somebody(other) : null,
    place: place && /\b(?:park|woods?|forest|garden)\b/.test(place.word) ? place : null,
    thing: about('leaves'),
    occasion: null,
  }),
  plots: [PILE],
  talk: {
    young: { yours: [() => 'What do you pick up in autumn?'] },
    older: {
      wonder: [() => 'Who was in the last pile of all, and who knocked?'],
      yours: [() => 'Where would you sleep, if you had to sleep until spring?'],
    },
  },
};
