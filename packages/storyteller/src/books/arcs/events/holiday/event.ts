import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BAG } from './bag.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Away from home with a bag: to a hotel, a caravan, a country. */
export const HOLIDAY: StoryEvent = {
  id: 'holiday',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:on|our|my|the|a|first|family|summer|caravan|winter|half[- ]?term|packing for|for|['’]s) (?:(?:first|summer|family|big|best|caravan|lovely|beach|seaside) )?holidays?\b|\bholidays? (?:in|to|at|with|by|on|abroad)\b|\bvacation\b|\bgo(?:es|ing)? abroad\b|\b(?:stay(?:s|ing)?|night|sleeping) (?:in|at) (?:a|the|our) (?:\p{L}+ )?(?:hotel|caravan|holiday cottage|villa|guest ?house)\b|^(?:the|a|our|my) (?:\p{L}+ )?(?:hotel|caravan)(?: with \p{L}+)?$|\bpack(?:s|ing)? (?:a|the|my|his|her|our) (?:bag|case|suitcase)\b|\b(?:lost|wrong|missing) (?:suitcase|luggage|bag)\b|\bsuitcase\b|\bcaravans?\b|\bweek in (?:a|the|our) (?:\p{L}+ )?(?:hotel|cottage|villa|chalet)\b|\b(?:go|goes|going|trip|travels?|travelling|week) (?:to|in) (?:spain|italy|france|greece|portugal|turkey|cyprus|malta|wales|scotland|cornwall|ireland|germany|egypt|morocco|mexico|florida)\b/iu,
  not: /\b(?:last day of|end of|back to school|after the|camp\w*|tent|moon|space|mars|planet|rocket|santa|father christmas|christmas|haunted|ghost|monster|scared|afraid|fear\w*|plane|aeroplane|airplane|flight|boat|cruise|ship|train|bank holiday|snow hotel|ice hotel|bug hotel|thief|stole\w*|steals?|detective|mystery|spy|runs? a|school bag|surf\w*|sand ?castles?|cat ?sitter|alone|without|homesick|miss(?:es|ing)? home|won['’]?t|divorc\w*|beach(?! holiday)|birthday)\b/i,
  fits: ({ hero, place }) =>
    (/^caravans?$/.test(hero?.word ?? '') || !/^(?:thing|vehicle)$/.test(hero?.being?.isa ?? '')) &&
    hero?.plural !== true &&
    !/^(?:space|undersea|sky)$/.test(place?.place?.setting ?? ''),
  reads: ({ raw, hero, other, place }) => ({
    ...NOTHING_DONE,
    hero: /^caravans?$/.test(hero?.word ?? '') ? null : hero,
    other: somebody(other),
    thing: hero && !/^caravans?$/.test(hero.word) ? null : about('bag'),
    first: null,
    // A holiday is not always at the sea.
    place: place && place.word !== 'hotel' && raw.toLowerCase().includes(place.word) ? place : null,
  }),
  plots: [{ ...BAG, when: /\b(?:holidays?|vacation|abroad|hotel|caravans?|suitcase|luggage|pack\w*)\b/i }],
  talk: {
    young: { yours: [() => 'What goes into your bag first?'] },
    older: {
      wonder: [() => 'How did each of them find out who was behind the wall?'],
      yours: [() => 'What would somebody think of you who had only your bag?'],
    },
  },
};
