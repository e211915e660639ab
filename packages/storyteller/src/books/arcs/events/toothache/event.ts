import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { STONE } from './stone.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NEAR = /tooth|teeth/i;
/** Before whom one would run. */
const BITES =
  /^(?:crocodile|alligator|lion|tiger|bear|polar bear|brown bear|wolf|dragon|dinosaur|t-rex|hippo|hippopotamus|monster|giant|leopard|cheetah|panther|troll|ogre|yeti|walrus|fox|fire dragon)$/;

/** Somebody with large teeth has toothache, and nobody dares to look. */
export const TOOTHACHE: StoryEvent = {
  id: 'toothache',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\btooth ?-?aches?\b|\b(?:sore|aching|hurting|painful|bad) (?:tooth|teeth)\b|\b(?:tooth|teeth) (?:that |which )?(?:hurts?|aches?|is sore|are sore|was sore)\b/iu,
  not: /\b(?:wobbly|loose|fairy|dentist|brush\w*|school|sea|space|moon|sweets|chocolate)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    return (
      onTheGround(theme) &&
      hero?.being !== undefined &&
      hero.being !== null &&
      !hero.plural &&
      (BITES.test(hero.being.id) || BITES.test(hero.word)) &&
      !/^(?:thing|vehicle)$/.test(other?.being?.isa ?? '')
    );
  },
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero,
    other: somebody(other),
    thing: null,
  }),
  plots: [standsApart(ableFriend({ ...STONE, when: NEAR }))],
  talk: {
    young: { yours: [() => 'How wide can you open? May I look?'] },
    older: {
      wonder: [({ hero }) => `How could you tell that ${hero} was not angry?`],
      yours: [() => 'When did somebody think that you were cross, and it was something else?'],
    },
  },
};
