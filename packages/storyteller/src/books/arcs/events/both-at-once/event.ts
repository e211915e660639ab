import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { onFeet } from '../pair.ts';
import { PEDALS } from './pedals.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:wants?|wanted|wish(?:es|ed)?|longs?|longed|dream(?:s|ed|t)?|learn(?:s|ed|t|ing)?|tries|tried|hopes?|would (?:like|love)) (?:of |to |about )(?:be(?:ing|come|coming)? (?:an? )?(?:\p{L}+ )?pilot|(?:fly|flying|pilot|piloting) (?:an? |the |his |her |its |my )?(?:own )?(?:\p{L}+ )?(?:plane|aeroplane|airplane|jet|helicopter))\b|\b(?:who|that) (?:flies|flew|can fly) (?:an? |the |his |her |its )(?:\p{L}+ )?(?:plane|aeroplane|airplane|helicopter)\b/iu;

/** An animal wishes to fly what only people fly: a penguin and an aeroplane. */
export const BOTH_AT_ONCE: StoryEvent = {
  id: 'both-at-once',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:paper|toy|model|space\w*|rocket|holiday|airport|afraid|scared|fear\w*|santa|moon|race|carpet)\b/i,
  fits: (theme) => onTheGround(theme) || theme.place?.place?.setting === 'sky',
  needs: ({ hero }) =>
    hero !== null &&
    hero.plural !== true &&
    somebody(hero) !== null &&
    onFeet(hero) &&
    hero.being?.isa !== 'person' &&
    !/^(?:elephant|giraffe|whale|hippo|hippopotamus|rhino|rhinoceros|caterpillar|snail|slug|snake|worm)$/.test(
      hero.being?.id ?? '',
    ),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero,
    other: null,
    thing: about('goggles'),
    wish: null,
    farWish: null,
  }),
  plots: [{ ...PEDALS, when: OF }],
  talk: {
    young: { yours: [() => 'What can you do only with somebody else?'] },
    older: {
      wonder: [() => 'Who flew the aeroplane, the one above or the one below?'],
      yours: [() => 'What is too much for one, and just right for two?'],
    },
  },
};
