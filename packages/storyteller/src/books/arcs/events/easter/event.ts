import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { about, somebody } from '../page.ts';
import { HOLE } from './hole.ts';
import { SPECKLED } from './twelfth.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isEgg = (each: Entity | null): boolean => /^(?:easter )?(?:egg|chocolate|basket)s?$/i.test(each?.word ?? '');

/** An egg hunt at Easter. */
export const EASTER: StoryEvent = {
  id: 'easter',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\beaster(?: (?:egg hunts?|eggs?|bunn(?:y|ies)|rabbits?|hare|sunday|morning|holidays?|hunts?|basket))?\b|\begg hunts?\b/iu,
  not: /\b(?:(?:orthodox|greek|ukrainian|russian|romanian|serbian|bulgarian|georgian|coptic|macedonian|cypriot|ethiopian|eritrean) easter|jesus|church|cross|island|scared|afraid|fear\w*|school|bonnet|parade|died|dead|space|moon|dinosaur|dragon|stole\w*|steals?|thief|lost (?:his|her|its)(?! (?:\w+ )?eggs?\b)|sick|ill|wants? to|doesn'?t|hates?|lamb|why)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || isEgg(each) || !/^(?:thing|vehicle|sea)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: isEgg(hero) ? somebody(isEgg(other) ? null : other) : somebody(hero),
    other: isEgg(hero) || isEgg(other) ? null : somebody(other),
    thing: about('egg'),
    place: null,
    occasion: null,
    first: null,
  }),
  plots: [kinBeside(ableFriend(SPECKLED)), HOLE],
  talk: {
    young: { yours: [() => 'Where would you hide an egg?'] },
    older: {
      wonder: [() => 'Was it a fair swap? For whom?'],
      yours: [() => 'What is the best thing that you ever found?'],
    },
  },
};
