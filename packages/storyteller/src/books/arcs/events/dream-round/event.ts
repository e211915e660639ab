import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ONE_EACH } from './one-each.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BRINGS = String.raw`(?:deliver\w*|brings?|bringing|brought|carr(?:y|ies)|s[eo]lls?|sold|selling|mak(?:e|es|ing)|made|hands? out|sends?)`;
const OF = new RegExp(
  [
    String.raw`\b${BRINGS} (?:(?:all|out|the|our|us|your|good|sweet|everybody['’]?s?|everyone['’]?s?|people|children|their) ){0,3}dreams\b`,
    String.raw`\bdreams? (?:deliver\w*|lorry|lorries|truck|van|train|shops?|stores?|factory|makers?|post\w*|parcels?|round|depot|works|machine)\b`,
    String.raw`\bdreams\b[^.]*\b(?:mixed up|parcels?|delivered|muddled)\b|\bwrong dreams?\b`,
    String.raw`\b(?:lorry|van|truck) full of dreams\b`,
  ].join('|'),
  'iu',
);

/** Who brings the dreams, and to whom. */
export const DREAM_ROUND: StoryEvent = {
  id: 'dream-round',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:nightmares?|bad dreams?|scared|afraid|frightened|come true|came true|dream(?:s|ed|ing)? of|dream ?catcher|steals?|stole\w*|thief|lost (?:his|her|my))\b/i,
  beforeAll: (raw) => OF.test(raw),
  needs: ({ raw }) => /\bdreams?\b/i.test(raw),
  fits: ({ hero }) => !hero?.being || hero.plural !== true,
  reads: ({ hero, raw }) => ({
    ...NOTHING_ELSE,
    hero: /\bdriver|post|man|woman|maker|somebody|someone|people\b/i.test(raw) ? null : somebody(hero),
    other: null,
    thing: about(/\bvan\b/i.test(raw) ? 'van' : 'lorry'),
    wish: null,
    occasion: null,
    also: [],
  }),
  plots: [{ ...ONE_EACH, when: OF }],
  talk: {
    young: { yours: [() => 'What would you like to dream about?'] },
    older: {
      wonder: [() => 'What made it so hard once the question had been asked?'],
      yours: [() => 'What would be in a dream that your whole street gave a bit to?'],
    },
  },
};
