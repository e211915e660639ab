import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { BORROWED } from './borrowed.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What is sold in a shop and can hold a door. */
const SOLD =
  /^(?:toy|teddy|doll|toy train|ball|robot|drum|kite|book|umbrella|hat|teapot|lamp|clock|bell|pillow|lantern|basket|bucket|piano|guitar|trumpet|cup|saucepan|yo-yo|skateboard|balloon|telephone)$/;
const isSold = (each: Entity | null): boolean =>
  each !== null && (SOLD.test(each.being?.id ?? '') || SOLD.test(each.word));

/** Something in a shop that nobody buys. */
export const NOT_BOUGHT: StoryEvent = {
  id: 'not-bought',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:toy|teddy(?: bear)?|bear|doll|train|ball|robot|drum|kite|book|umbrella|hat|teapot|lamp|clock|bell|rabbit|bunny|puppet|lantern)s? (?:who|that|which)? ?(?:nobody|no one|no-one) (?:ever )?(?:bought|buys|wanted|wants|chose|chooses|picked|picks|would buy|wanted to buy|wants to buy|took|takes|liked|likes)\b|\b(?:unsold|unwanted) (?:toy|teddy|doll|robot|book|umbrella|hat)\b|\b(?:toy|teddy|doll|robot|book) (?:who|that|which) (?:was|is) never (?:bought|sold|chosen|picked)\b|\bthe last (?:toy|teddy|doll|robot) (?:in|on|left) (?:the|in) (?:the )?(?:shop|shelf|toy ?shop)\b|\b(?:nobody|no one) (?:buys|bought|wants|wanted) (?:to buy )?the (?:\p{L}+ )?(?:toy|teddy|doll|robot|book|umbrella|hat)\b/iu,
  not: /\b(?:play with|plays with|christmas|birthday|died|shelter|friend|lost|read|team)\b/i,
  fits: (theme) => onTheGround(theme),
  reads: ({ hero, raw }) => ({
    ...NOTHING_DONE,
    hero: isSold(hero) ? hero : null,
    other: null,
    thing: about(/\bdoll\b/i.test(raw) ? 'doll' : 'coin'),
    place: null,
    first: null,
    also: [],
  }),
  plots: [BORROWED],
  talk: {
    young: { yours: [() => 'What would you take home from a shop, just for a night?'] },
    older: {
      wonder: [() => 'Who had the most of it in the end?'],
      yours: [() => 'What do you have that belongs to more than one?'],
    },
  },
};
