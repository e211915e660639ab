import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { HEARD_FROM_AFAR } from './heard-from-afar.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What a theme says of a voice that is more than anybody near it would like. */
const LOUD =
  /\btoo (?:loud(?:ly)?|noisy)\b|\b(?:loud|loudest|noisiest|very loud|really loud|big|biggest|enormous|huge) (?:voice|roar|laugh|song|bark|moo|singing|mouth|shout)\b|\bloudest \p{L}+|\b(?:can['’]?t|cannot|could ?n['’]?t|does ?n['’]?t know how to|never|won['’]?t) (?:be quiet|whisper|speak quietly|talk quietly|use (?:his|her|their|an?) (?:inside|indoor|quiet) voice)\b|\b(?:always )?(?:shouts|shouting|yells|roars|sings|talks|laughs) (?:so |too |very |really )loud(?:ly)?\b|\b(?:a|the|my) (?:very |really |so )?(?:loud|noisy) (?:little )?(?:lion|whale|elephant|monster|girl|boy|giant|dinosaur|bear|ogre|cow|hippo|mouse|frog|parrot|donkey|princess|witch|t-rex)\b/iu;

/** Somebody whose voice is too much for everybody near, until those who are far off need it. */
export const TOO_LOUD: StoryEvent = {
  id: 'too-loud',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: LOUD,
  not: /\b(?:scared|afraid|frightened|hates?|nois(?:e|es)|sneez\w*|snor\w*|hiccup\w*|fart\w*|burp\w*|thunder\w*|firework\w*|music|drum\w*|trumpet|band|choir|concert|competition|light ?house|fog|boat|ship|neighbou?rs?|library|class|school|teacher|baby|a?sleep\w*|bed(?:time)?|toilet|hoover|vacuum|hand ?dryer|hurts?|ears?|street|party|quiet mouse|lost|shop)\b/i,
  fits: ({ hero }) => hero?.plural !== true && !/^(?:thing|vehicle)$/.test(hero?.being?.isa ?? ''),
  reads: () => ({
    ...NOTHING_ELSE,
    other: null,
    thing: about('rock'),
  }),
  plots: [{ ...standsApart(HEARD_FROM_AFAR), when: LOUD }],
  talk: {
    young: { yours: [() => 'How loud can you be? How soft?'] },
    older: {
      wonder: [({ hero }) => `When was the voice of ${hero} just loud enough?`],
      yours: [() => 'Where is a good place to be as loud as you can?'],
    },
  },
};
