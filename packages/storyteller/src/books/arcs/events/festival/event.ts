import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { FESTIVALS, festivalOf } from './festivals.ts';
import { PLATE } from './plate.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What a festival is called by is nobody who comes to it, and no place: three kings, the moon. */
const OF_ITS_NAME = /^(?:the )?(?:kings?|saints?|moon|mooncakes?)$/i;
const guest = (each: Entity | null): Entity | null => (OF_ITS_NAME.test(each?.word ?? '') ? null : somebody(each));

/** A day on which a family gives sweets to whoever comes: Diwali, Eid, Hanukkah, the lunar New Year, Nowruz. */
export const FESTIVAL: StoryEvent = {
  id: 'festival',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(FESTIVALS.map(({ of }) => of.source).join('|'), 'iu'),
  not: /\b(?:scared|afraid|fear\w*|lost|loses|died|dead|fast(?:s|ing)?|moon(?! (?:festival|cakes?))|space|turkey (?:who|that|runs?|escapes?)|(?:dragon|lion) (?:danc\w+|boats?)|(?:new year|tet)\b[^.]*\bdragons?|dragons?\b[^.]*\b(?:new year|tet)|parades?|lights? (?:go|goes|went|going|are) (?:out|off)|school play|history|why do)\b/i,
  fits: (theme) =>
    (onTheGround(theme) || OF_ITS_NAME.test(theme.place?.word ?? '')) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:thing|vehicle|sea)$/.test(each.being.isa)),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: guest(hero),
    other: guest(other),
    thing: guest(hero) ? null : about(festivalOf(raw)?.name ?? 'plate'),
    place: null,
    occasion: null,
    first: null,
  }),
  plots: [PLATE],
  talk: {
    young: { yours: [() => 'What would you put on the plate?'] },
    older: {
      wonder: [() => 'Why did the last one taste better in two halves?'],
      yours: [() => 'What do you make at home that you would give to somebody new?'],
    },
  },
};
