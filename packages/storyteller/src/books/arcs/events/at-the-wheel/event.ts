import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ONE_MORE } from './one-more.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const RIDE = String.raw`(?:(?:steam |express |night )?trains?|bus(?:es)?|double[- ]?deckers?|mini ?bus|coach|trams?)`;
/** A driver, and the bus that is driven, are what somebody is and does there. */
const whoever = (each: Entity | null): Entity | null =>
  each && /\b(?:drivers?|conductor)$/.test(each.word) ? null : somebody(each);

/** Somebody drives a train or a bus, and stops for whoever is there. */
export const AT_THE_WHEEL: StoryEvent = {
  id: 'at-the-wheel',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b(?:drives?|driving|drove|in charge of|at the wheel of|steers?) (?:an? |the |his |her |my |our )?(?:\p{L}+ ){0,2}?${RIDE}\b`,
      String.raw`\b${RIDE} driver\b[^.]*\b(?:for (?:a|the|one) day|stops? for|kind|picks up)\b`,
      String.raw`^(?:an? |the )?(?:kind |little )?${RIDE} driver$`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:sea|seaside|beach|toy|model|cardboard|wrong|lost|scared|afraid|frightened|magic\w*|flying|ghost|christmas|santa|moon|space|asleep|sleep\w*|crash\w*|broke\w*|first ride|wants? to be|when (?:i|he|she) grows?|school bus)\b/i,
  fits: ({ hero }) => !/^(?:sea|insect|thing)$/.test(hero?.being?.isa ?? '') && hero?.plural !== true,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: whoever(hero),
    other: whoever(other),
    thing: about('bucket'),
  }),
  plots: [standsApart(ONE_MORE)],
  talk: {
    young: { yours: [() => 'Whom would you stop for?'] },
    older: {
      wonder: [() => 'What would have happened on the hill if they had been on time?'],
      yours: [() => 'When were you late for a good reason?'],
    },
  },
};
