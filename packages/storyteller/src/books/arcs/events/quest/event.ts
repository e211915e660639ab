import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { soughtIn } from './sought.ts';
import { TWO_FREE_HANDS } from './two-free-hands.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF_THE_COURT =
  /^(?:\p{L}+ )?(?:kings?|queens?|kingdoms?|swords?|quests?|treasure|crowns?|cups?|stones?|monarch)$/iu;

/** A quest: something of the King's is lost, and somebody sets out for it. */
export const QUEST: StoryEvent = {
  id: 'quest',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bquests?\b|\b(?:magic(?:al)?|lost|legendary|ancient|golden|enchanted) swords?\b|\bsword of\b|\bholy grail\b|\bsav(?:e|es|ing) (?:the|her|his|their) kingdom\b/iu,
  not: /\b(?:dragons? eggs?|pirates?|space|moon|robots?|aliens?|video game|toilet|potty|bed(?:time)?|sleep\w*|biscuits?|snacks?|cheese|socks?|school|mum|mummy|dad|friend|homework|bath|swordfish|underwater|sea)\b/i,
  // Where a quest goes is not read from it: what a theme says it is for is no place.
  fits: ({ hero, other }) =>
    [hero, other].every(
      (each) => !each?.being || OF_THE_COURT.test(each.word) || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other, raw }) => {
    const [first = null, second = null] = [hero, other]
      .filter((each) => !OF_THE_COURT.test(each?.word ?? ''))
      .map(somebody);
    return {
      hero: first,
      other: second,
      thing: about(soughtIn(raw).drawn),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      wish: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  plots: [standsApart(TWO_FREE_HANDS)],
  talk: {
    young: { yours: [() => 'What would you take on a quest?'] },
    older: {
      wonder: [() => 'Why could somebody open the door who had nothing left?'],
      yours: [() => 'Which of the three would you have found hardest to give away?'],
    },
  },
};
