import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { eatenIn } from './eaten.ts';
import { TASTED } from './tasted.ts';
import { TUMMY } from './tummy.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ATE =
  /\b(?:ate|eats|eating|has eaten|swallow(?:s|ed)|gobbl(?:es|ed)(?: up)?|munch(?:es|ed) up) (?:up )?(?:too (?:much|many)|all|every\w*|any ?thing|paper|the whole|the|her|his|its|our|my|a|an)\b|\b(?:greedy|(?:always|very|ever) hungry|^(?:the|an?) hungry) \p{L}+/iu;

const ONE_THING = new RegExp(String.raw`^(?!.*\b(?:every ?thing|any ?thing|paper|signs?)\b).*(?:${ATE.source})`, 'iu');

/** What has no tummy may still eat signs and lists. */
const TASTES = /\b(?:every ?thing|any ?thing|paper|signs?)\b/i;

/** Somebody who ate all of it: the cat who ate too much, the dragon who ate all the books. */
export const ATE_IT_ALL: StoryEvent = {
  id: 'ate-it-all',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: ATE,
  not: /\b(?:won'?t|only|never|doesn'?t|does not|tooth|teeth|tummy ache|people|children|child|boy|girl|grandma|grandmother|fly|pasta|vegetables?|greens|broccoli|peas|stole\w*|thief|birthday cake|moon|sun|stars?|poison\w*|apple that|at the restaurant|caterpillar|breakfast|lunch|with|ice|bell|whistle|clock|kazoo|trumpet)\b/i,
  fits: ({ hero, raw }) =>
    !/['’]s\b/.test(raw) &&
    hero?.plural !== true &&
    hero?.being?.isa !== 'person' &&
    (somebody(hero) !== null || (hero?.being?.isa === 'vehicle' && TASTES.test(raw))),
  reads: ({ hero, raw }) => ({
    ...NOTHING_DONE,
    hero,
    other: null,
    thing: ONE_THING.test(raw) ? about(eatenIn(raw).what) : null,
    place: null,
  }),
  plots: [{ ...TUMMY, when: ONE_THING }, TASTED],
  talk: {
    young: { yours: [() => 'What noise does your tummy make?'] },
    older: {
      wonder: [({ hero }) => `Why could ${hero} not hide it?`],
      yours: [() => 'What could you eat until there was none left?'],
    },
  },
};
