import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ONE_EACH } from './one-each.ts';
import { OVER_SWEETS } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const RANKED = /king|queen|prince|ruler|emperor|empress|boss/;

const SWEETS = /\b(?:cand(?:y|ies)|sweets?|sweeties|chocolates?|cakes?|ice creams?|lollipops?|biscuits?|cookies?)\b/i;

/** Somebody to whom all that is sweet belongs. */
export const ALL_FOR_THE_KING: StoryEvent = {
  id: 'all-for-the-king',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OVER_SWEETS,
  not: /\b(?:teeth|tooth\w*|dentist|steals?|stole\w*|thief|lost|loses|van|factory|birthday|bak(?:e|es|ing)|competition|melt\w*|dragons?|witch)\b/i,
  fits: (theme) =>
    onTheGround(theme) && [theme.hero, theme.other].every((each) => !/^(?:vehicle|sea)$/.test(each?.being?.isa ?? '')),
  needs: ({ raw }) => OVER_SWEETS.test(raw) || (RANKED.test(raw) && SWEETS.test(raw)),
  reads: ({ hero }) => {
    const one = somebody(hero);
    const ruler = one && !RANKED.test(one.word) ? one : null;
    return {
      hero: ruler,
      other: null,
      relation: 'none',
      thing: ruler ? null : about('potato'),
      also: [],
      place: null,
      want: null,
      clause: null,
      first: null,
      activity: null,
    };
  },
  plots: [{ ...ONE_EACH, when: OVER_SWEETS }],
  talk: {
    young: { yours: [() => 'What would you like one of?'] },
    older: {
      wonder: [() => 'What did the cushion-bearer look at, on the first page?'],
      yours: [() => 'Which law would you write, if you could write only one?'],
    },
  },
};
