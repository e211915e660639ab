import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { FIRST_WINDOW } from './first-window.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PLACE = /palace|castle|cloud|ice|snow|king|queen|princess|prince|sky|crystal|house/i;
const who = (each: Entity | null): Entity | null => (each && !PLACE.test(each.word) ? somebody(each) : null);

/** Tea in a palace of ice, where nobody is warm, or of cloud, where nobody is heavy. */
export const ICE_PALACE: StoryEvent = {
  id: 'ice-palace',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:ice|icy|snow|frozen|crystal) (?:palaces?|castles?|kingdoms?)\b|\b(?:palaces?|castles?) (?:made )?(?:of|from) (?:ice|snow|clouds?|crystal)\b|\b(?:palaces?|castles?|kingdoms?) (?:up )?(?:in|above|on|over|among) the (?:clouds?|sky)\b|\b(?:cloud|sky|floating|flying) (?:palaces?|castles?|kingdoms?)\b|\b(?:ice|snow) (?:queen|king)(?:['’]s)?\b(?: (?:palace|castle))?|\bcloud (?:queen|king)\b/iu,
  not: /\b(?:dragons?|knights?|scared|afraid|fear\w*|birthday|christmas|santa|builds?|building|built|sand|bouncy|beanstalk|giants?|unicorns?|space|moon|sea|lost|loses|dress|costume|party|balloon|sledge|melts|witch|fairy|fairies|cook|snow queen)\b/i,
  fits: ({ hero, other }) =>
    hero?.plural !== true &&
    [hero, other].every((each) => !who(each) || !/^(?:vehicle|sea|insect|thing)$/.test(each?.being?.isa ?? '')),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: who(hero) ?? who(other),
    other: who(hero) ? who(other) : null,
    thing: about('chair'),
  }),
  plots: [{ ...standsApart(ableFriend(FIRST_WINDOW)), when: /palace|castle|kingdom|queen|king/i }],
  talk: {
    young: { yours: [() => 'What do you see from your window?'] },
    older: {
      wonder: [() => 'Why had nobody in the palace ever been able to do that?'],
      yours: [() => 'When was a mistake of yours good for something?'],
    },
  },
};
