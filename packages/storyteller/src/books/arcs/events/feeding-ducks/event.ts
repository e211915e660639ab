import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { TRAIL } from './trail.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const FED =
  /^(?:ducks?|ducklings?|swans?|cygnets?|goose|geese|goslings?|lambs?|sheep|goats?|kids?|hens?|chickens?|chicks?|pon(?:y|ies)|horses?|donkeys?|pigeons?|birds?|robins?|sparrows?|pond|park|oats?|bread)$/;

/** Who has a pocket: nobody who swims or has wheels. */
const canThrow = (theme: Theme): boolean => {
  const being = theme.hero?.being;
  return (
    onTheGround(theme) &&
    (!being || FED.test(theme.hero?.word ?? '') || !/^(?:sea|insect|vehicle|thing|bird)$/.test(being.isa))
  );
};

/** The ducks are fed, and whatever else is fed from a pocket. */
export const FEEDING_DUCKS: StoryEvent = {
  id: 'feeding-ducks',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:feed\w*|fed) (?:(?:the|some|our|all|little|hungry|baby|wild|a) )*(?:ducks?|ducklings?|swans?|cygnets?|geese|goslings?|lambs?|sheep|goats?|hens?|chickens?|chicks?|pon(?:y|ies)|horses?|donkeys?|pigeons?|birds?|robins?|sparrows?)\b|^(?:the )?(?:hungry |little )?(?:ducks|swans|geese) (?:at|on|in) (?:the )?(?:\p{L}+ )?(?:pond|lake|park|river)$|\b(?:at|to|by) the (?:duck|swan) ?pond\b|^(?:the )?duck ?pond$|\bhungry ducks\b/iu,
  not: /\b(?:won['’]?t|refus\w*|afraid|scared|fear\w*|ugly|lost|missing|dead|died|magic|talk\w*|alien|monster|crocodile|penguin|shark|snow|winter|frozen|ice|who (?:can|wants|is|was))\b/i,
  fits: canThrow,
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && !FED.test(hero.word) ? hero : null,
    other: null,
    thing: null,
    place: null,
    first: null,
  }),
  plots: [TRAIL],
  talk: {
    young: { yours: [() => 'Which duck would you give the first one to?'] },
    older: {
      wonder: [() => 'Who had the most in the end, and who had thought so?'],
      yours: [() => 'When did something go right for you because of a hole?'],
    },
  },
};
