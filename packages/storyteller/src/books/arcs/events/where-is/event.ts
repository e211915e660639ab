import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';
import { BEHIND } from './behind.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who can go softly behind somebody. */
const SOFT = /^(?:pet|farm|wild|bird|magic|dinosaur|toy)$/;
const sought = ({ hero, other }: Theme): Entity | null =>
  [hero, other].map(somebody).find((each) => each?.being && SOFT.test(each.being.isa) && !each.plural) ?? null;

/** Somebody is looked for everywhere, and is behind whoever looks: a game for the youngest. */
export const WHERE_IS: StoryEvent = {
  id: 'where-is',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /^(?:where(?:['’]s| is| has| are)) (?:(?:the|my|our|little|baby|big|grey|brown|that) )*\p{L}+(?: the \p{L}+)?(?: hiding| gone| today)?$|\bpeek-?a-?boo\b|\bpeep-?bo\b/iu,
  not: /\b(?:mum\w*|mom\w*|dad\w*|nan\w*|gran\w*|papa|mama|moon|sun|stars?|home|santa|god|heaven|god|school|everybody|everyone|i)\b/i,
  fits: (theme) => onTheGround(theme) && (/\bpeek|\bpeep/i.test(theme.raw) || sought(theme) !== null),
  reads: (theme) => ({
    ...NOTHING_DONE,
    hero: null,
    other: sought(theme),
    place: theme.place && theme.raw.toLowerCase().includes(theme.place.word) ? theme.place : null,
    thing: sought(theme) ? null : about('box'),
  }),
  plots: [standsApart(ableFriend(BEHIND))],
  talk: {
    young: { yours: [() => 'Where do you hide for peekaboo?'] },
    older: {
      wonder: [() => 'Who knew it all the time?'],
      yours: [() => 'When did you last look for something that you had with you?'],
    },
  },
};
