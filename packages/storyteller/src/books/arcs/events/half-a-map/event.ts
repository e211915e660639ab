import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { about, somebody } from '../page.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { YOU_FIRST } from './you-first.ts';

const OF_THE_MAP = /pirate|map|treasure|enem|rival|half|halves|captain|island|girl|boy|kid|child/iu;

/** A treasure map is torn in two, and whoever has the other half is no friend. */
export const HALF_A_MAP: StoryEvent = {
  id: 'half-a-map',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bmaps?\b[^.]*\b(?:torn|ripped|half|halves|in two|split|cut in)\b|\b(?:torn|ripped|half (?:of )?(?:a|the)|other half of|two halves of) (?:\p{L}+ ){0,3}?maps?\b|\brivals?\b[^.]*\btreasure\b|\btreasure\b[^.]*\b(?:rivals?|enem(?:y|ies))\b|\b(?:rival|enemy) pirates?\b|\bpirates?\b[^.]*\b(?:rivals?|enem(?:y|ies))\b/iu,
  not: /\b(?:space|moon|planets?|school|mends?|sews?|scared|afraid|birthday|christmas|half[- ]past|cookies?|biscuits?|cake)\b/i,
  fits: ({ hero, other }) =>
    [hero, other].every(
      (each) => !each?.being || OF_THE_MAP.test(each.word) || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero && OF_THE_MAP.test(hero.word) ? null : somebody(hero),
    other: other && OF_THE_MAP.test(other.word) ? null : somebody(other),
    thing: about('map'),
    wish: null,
  }),
  quarrel: true,
  plots: [kinBeside(YOU_FIRST)],
  talk: {
    young: { yours: [() => 'What can you only do with two?'] },
    older: {
      wonder: [() => 'Why did they tear the map again?'],
      yours: [() => 'When is it hard to be the one who goes first?'],
    },
  },
};
