import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LINE } from './line.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NEAR = /\bsea ?-?sick\w*|\b(?:sick|queasy|green)\b/i;

/** Somebody goes green on a ship. */
export const SEASICK: StoryEvent = {
  id: 'seasick',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsea ?-?sick\w*|\b(?:feels?|felt|gets?|got|is|was|goes|went|always) (?:\p{L}+ )?(?:sick|queasy|green) (?:on|at|in) (?:(?:the|a|an|her|his|their|our) )?(?:\p{L}+ )?(?:boat|ship|ferry|sea|waves)\b|\b(?:boat|ship|ferry|waves)\b[^.]*\b(?:feels?|felt|makes?|made) (?:\p{L}+ )?(?:sick|queasy)\b/iu,
  not: /\b(?:space|moon|hospital|died|whale|shark|dolphin|octopus|sick of)\b/i,
  fits: ({ hero, other }) =>
    [hero, other].every(
      (each) => !each?.being || (!each.plural && !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa)),
    ),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero) ?? somebody(other),
    other: somebody(hero) ? somebody(other) : null,
    thing:
      (somebody(hero) ?? somebody(other))
        ? null
        : about(/\b(?:boat|ferry|ship)\b/i.exec(raw)?.[0].toLowerCase() ?? 'boat'),
  }),
  plots: [standsApart(ableFriend({ ...LINE, when: NEAR }))],
  talk: {
    young: { yours: [() => 'What is the stillest thing that you can see from here?'] },
    older: {
      wonder: [() => 'What was the only thing that did not move?'],
      yours: [() => 'What do you look at when everything goes up and down?'],
    },
  },
};
