import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ME_TOO } from './me-too.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A diary that is secret, and is answered. */
export const DIARY: StoryEvent = {
  id: 'diary',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bdiar(?:y|ies)\b|\bsecret (?:note ?book|journal)\b/i,
  not: /\b(?:wimpy|diary of|food diary|old diary|grandma'?s|grandpa'?s|granny'?s|brother|sister|mum|dad|anne|war|pirate|captain|ghost|treasure|attic|time|school diary|holiday diary|travel diary|finds?|found)\b/i,
  fits: (theme) =>
    onTheGround(theme) && (!theme.hero?.being || !/^(?:thing|vehicle|sea|insect|bird)$/.test(theme.hero.being.isa)),
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: null,
    thing: about('diary'),
    place: null,
    first: null,
  }),
  plots: [ME_TOO],
  talk: {
    young: { yours: [() => 'Where is a good place for a secret?'] },
    older: {
      wonder: [() => 'When could you have guessed that there was another garden?'],
      yours: [() => 'What would you like somebody to answer to?'],
    },
  },
};
