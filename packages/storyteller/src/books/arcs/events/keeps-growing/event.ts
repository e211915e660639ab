import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { IT_COUNTS } from './it-counts.ts';
import { grownIn, KINDS_OF_IT } from './kinds.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const STOPS_NOT = String.raw`(?:won['’]?t|wo n['’]?t|would(?:n['’]?t| not)|will not|did(?:n['’]?t| not)|does(?:n['’]?t| not)|never|can['’]?t|cannot|could(?:n['’]?t| not)) (?:ever )?(?:stop(?:s|ped)?|end(?:s|ed)?)(?: (?:growing|rising|spreading|getting (?:bigger|longer|taller)))?`;
const MORE = String.raw`(?:bigger and bigger|longer and longer|taller and taller|larger and larger|huger and huger)`;
const GROWS = String.raw`(?:${STOPS_NOT}|(?:keeps?|kept|just keeps|goes|went) (?:on )?(?:and on )?(?:growing|rising|getting (?:bigger|longer|taller))|gr(?:ew|ows) (?:and (?:grew|grows)|${MORE}|too big|so big|out of|through|as big)|(?:gets?|got|is getting|was getting|became|grew|grows) ${MORE}|(?:is |was )?growing and growing|(?:is |was |grew )?as big as (?:an?|the|our|my) (?:house|bus|car|town|street|school|mountain|hill))`;

/** A thing that is made or planted, and does not stop growing. Whoever is alive grows in other books. */
export const KEEPS_GROWING: StoryEvent = {
  id: 'keeps-growing',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${KINDS_OF_IT}s? (?:that |which |who )?(?:just )?${GROWS}\b|\b(?:never[- ]ending|ever[- ]growing|endless) (?:\p{L}+ )?${KINDS_OF_IT}\b`,
    'iu',
  ),
  not: /\b(?:competition|prize|show|magic(?:al)? (?:seed|bean)s?|planet|space|moon|halloween|lantern|giants?|castle|steals?|stole|died|dead|ill|christmas|family tree|eats?|eating)\b/i,
  fits: (theme) => onTheGround(theme) && grownIn(theme.raw.toLowerCase()) !== null,
  // What grows is nobody; whoever made it may be.
  reads: ({ hero, other, raw }) => {
    const x = grownIn(raw.toLowerCase());
    const who = [hero, other].filter((each) => each && each.word.split(' ').at(-1) !== x).map(somebody);
    return {
      hero: who.find((each) => each !== null) ?? null,
      other: null,
      thing: about(x ?? 'cake'),
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
    };
  },
  plots: [standsApart(ableFriend(IT_COUNTS))],
  talk: {
    young: { yours: [() => 'Who would you share it with?'] },
    older: {
      wonder: [() => 'What was it really doing, when it seemed to grow?'],
      yours: [() => 'Who would be the next one to come down our road?'],
    },
  },
};
