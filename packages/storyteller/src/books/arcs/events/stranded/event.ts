import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { MOAT } from './moat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isOfSea = (each: Entity | null): boolean => each !== null && /\b(?:whale|dolphin)s?$/.test(each.word);

/** A whale lies on the sand, and the sea is a long way out. */
export const STRANDED: StoryEvent = {
  id: 'stranded',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:whale|dolphin)\b[^.]*\b(?:beach\w*|shore|sand|stranded|washed up)\b|\b(?:stranded|beached) (?:\p{L}+ )?(?:whale|dolphin)\b|\b(?:sav\w+|rescu\w+|help\w*) (?:a |the |an? \p{L}+ )(?:\p{L}+ )?(?:whale|dolphin)\b/iu,
  not: /\b(?:who|sings?|space|moon|birthday|party|bath|pool|magic\w*|school|aquarium|zoo|race|dance\w*|castle|afraid|scared|submarine|net|plastic|mermaid|family|mother|mum\w*|way home|lost)\b/i,
  fits: (theme) =>
    [theme.hero, theme.other].some(isOfSea) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || isOfSea(each) || !/^(?:thing|vehicle)$/.test(each.being.isa),
    ),
  // Whoever lies there is the second one, and whoever digs the first.
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: [hero, other].map((each) => (isOfSea(each) ? null : somebody(each))).find((each) => each !== null) ?? null,
    other: [hero, other].find(isOfSea) ?? null,
    place: null,
    thing: null,
  }),
  plots: [MOAT],
  talk: {
    young: { yours: [() => 'What do you dig on the beach?'] },
    older: {
      wonder: [() => 'Why did the water stay in the moat, and not on the sand?'],
      yours: [() => 'What would you give up, if it could help somebody as big as that?'],
    },
  },
};
