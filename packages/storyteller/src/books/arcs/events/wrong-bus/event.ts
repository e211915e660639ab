import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { about, somebody } from '../page.ts';
import { SCREW } from './screw.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const RIDES = '(?:bus|train|tram|coach|trolley ?bus)';
const WRONG = new RegExp(
  String.raw`\bwrong (?:\p{L}+ )?${RIDES}\b|\b${RIDES}\b[^.]*\bwrong (?:way|place|town|stop|number|station)\b`,
  'iu',
);

/** Somebody is on a bus that goes somewhere else. */
export const WRONG_BUS: StoryEvent = {
  id: 'wrong-bus',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WRONG,
  not: /\b(?:ghost|space|moon|sea|magic\w*|flying|wrong (?:wheel|toilet)|christmas|santa|alone|stole\w*|kidnap\w*|toy train)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || (!each.plural && !/^(?:thing|sea|insect)$/.test(each.being.isa)),
    ),
  // The bus is nobody: there are a good many people on it.
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: (somebody(hero) ?? somebody(other)) ? null : about(/\btrain\b/i.test(raw) ? 'train' : 'bus'),
    fear: null,
    first: null,
  }),
  plots: [ableFriend({ ...SCREW, when: WRONG })],
  talk: {
    young: { yours: [() => 'Where would you like to go by bus?'] },
    older: {
      wonder: [() => 'Why did nobody on it say anything for so long?'],
      yours: [() => 'When did you think that you were the only one, and were not?'],
    },
  },
};
