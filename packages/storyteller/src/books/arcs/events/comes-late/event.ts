import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { DONKEY } from './donkey.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LATE =
  /\b(?:always|never|forever|often|too|so|keeps (?:being|coming|arriving)|gets everywhere|comes|came) (?:\p{L}+ )?(?:late|on time|too late)\b|\bwho (?:is|was) (?:never on time|late for everything|late to everything)\b|\blate (?:for|to) (?:everything|the picnic|dinner|supper|work)\b|\b(?:late|slow|tardy) (?:sloth|koala|rabbit|hare|tortoise|bear|owl|fox|mouse|dragon|knight|wizard|witch|pirate|king|princess)\b|\bclocks?\b[^.]*\b(?:(?:minutes?|hours?) (?:fast|slow|late|early)|wrong on purpose|on purpose|too fast|too slow)\b|\brunning late\b/iu;

/** Who comes by at a time has an event of its own; who is too small cannot hold a gate. */
const OTHERS = /^(?:thing|vehicle|sea|insect)$/;

/** Somebody who is always late. */
export const COMES_LATE: StoryEvent = {
  id: 'comes-late',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: LATE,
  not: /\b(?:race|races|racing|swim\w*|bed ?time|asleep|birthday|christmas|santa|space|moon|rocket|post\p{L}*|train|bus|tram|plane|home late|late at night|works? late|backwards?|magic\w*|chocolate|stops?|stopped|donkey|tooth fairy|baby|too late to|stays up|spring|school bus|slow-?motion)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    !theme.hero?.plural &&
    (!theme.hero?.being || theme.hero.word === 'clock' || !OTHERS.test(theme.hero.being.isa)) &&
    !/^(?:snail|slug|worm|mole|donkey)$/.test(theme.hero?.being?.id ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero?.word === 'clock' ? null : somebody(hero),
    other: somebody(other),
    thing: about('clock'),
  }),
  plots: [standsApart(ableFriend({ ...DONKEY, when: LATE }))],
  talk: {
    young: { yours: [() => 'What do you stop to look at on your way?'] },
    older: {
      wonder: [() => 'How far did the clock go wrong, and who did it?'],
      yours: [() => 'What did you once see because you were early, or late?'],
    },
  },
};
