import { onTheGround, type StoryEvent } from '../event.ts';
import { IS_NOISE } from './noise.ts';
import { NOW } from './now.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const AFRAID =
  /\b(?:scared|afraid|frightened|terrified|fears?|fear of|hates?|doesn['’]?t like|does not like|don['’]?t like|do not like|didn['’]?t like|too loud|so loud|too noisy|hated|scary|covers? (?:her|his|their|my|its) ears)\b/i;

/** Somebody is afraid of a loud noise, and finds out what comes before it. */
export const AFRAID_OF_NOISE: StoryEvent = {
  id: 'afraid-of-noise',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: IS_NOISE,
  not: /\b(?:monsters?|ghosts?|witch|alien|smoke|fire alarm|war|bombs?|guns?|night ?time|dark|haircut|clippers|wants? to|loses?|lost|birthday)\b/i,
  fits: (theme) =>
    AFRAID.test(theme.raw) &&
    // Thunder with somebody in bed has a story of its own.
    (!/thunder|lightning/i.test(theme.raw) || theme.hero?.being?.isa === 'vehicle') &&
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    theme.hero?.being?.isa !== 'sea',
  reads: ({ hero, other, raw }) => ({
    clause: null,
    want: null,
    first: null,
    activity: null,
    thing: null,
    place: null,
    occasion: null,
    hero: hero?.being && !IS_NOISE.test(hero.word) && AFRAID.test(raw) ? hero : null,
    other: other?.being && !IS_NOISE.test(other.word) && !/^(?:thing|vehicle)$/.test(other.being.isa) ? other : null,
  }),
  plots: [NOW],
  talk: {
    young: { yours: [() => 'What makes a very loud noise at home, and what comes just before it?'] },
    older: {
      wonder: [() => 'What did the blanket take away besides the noise?'],
      yours: [() => 'Which noise is worse when you do not know when it comes?'],
    },
  },
};
