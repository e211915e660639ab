import type { Theme } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { GAP } from './gap.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BAND = String.raw`(?:band|orchestra|choir|music group|jazz band|brass band|rock band|marching band)`;
const JOINS = new RegExp(
  [
    String.raw`\b(?:join(?:s|ed|ing)?|get(?:s|ting)? into|let into|belong to|part of) (?:the |a |an |his |her |their |our |my )?(?:\p{L}+ )?${BAND}\b`,
    String.raw`\b(?:shy|quiet|timid|nervous|bashful)\b[^.]*\b${BAND}\b`,
    String.raw`\boctopus\b[^.]*\b(?:${BAND}|instruments?|musician|music|drums?|drummer|concert|plays? the)\b`,
    String.raw`^(?:the |an )?animals?['’]? (?:band|orchestra|choir)$`,
    String.raw`\b(?:one[- ]man|one[- ]animal) band\b`,
    String.raw`\b(?:shy|timid|bashful) (?:\p{L}+ )?(?:musician|drummer|singer|trumpeter)\b`,
    String.raw`\b(?:eight|many|all the|lots of|several) instruments\b`,
  ].join('|'),
  'iu',
);

const fits = ({ hero, other, place }: Theme): boolean =>
  !hero?.plural &&
  [hero, other].every((each) => !each?.being || !/^(?:thing|vehicle)$/.test(each.being.isa)) &&
  (!place?.place || !/^(?:space|sky)$/.test(place.place.setting));

/** Somebody would like to be in the band, and is too shy to say so. */
export const JOINS_BAND: StoryEvent = {
  id: 'joins-band',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: JOINS,
  not: /\b(?:rubber band|hair ?band|head ?band|robbers?|christmas|carols?|nativity|lost|loses|stole\w*|steals?|broken|magic\w*|competition|contest|school|starts? a band|forms? a band|own band|one note|too loud|loud(?:est)?|birthday|wedding|space|forgets?|forgot|opera|grandma|grandpa|bremen)\b/i,
  fits,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero) ?? somebody(other),
    other: somebody(hero) ? somebody(other) : null,
    thing: about('band'),
  }),
  plots: [standsApart({ ...GAP, when: JOINS })],
  talk: {
    young: { yours: [() => 'What would you play in a band?'] },
    older: {
      wonder: [() => 'Why could it be done when nobody was looking?'],
      yours: [() => 'What can you do best when nobody looks?'],
    },
  },
};
