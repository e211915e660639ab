import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BALL } from './ball.ts';
import { FROGS } from './frogs.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Where a tree stands. */
const INDOORS =
  /^(?:classroom|school-gate|shop|library|doctor|boat|cave|stage|swimming-pool|bathroom|bedroom|kitchen|living-room|street|castle|snow|undersea)$/;

/** Hiccups, or burps, that come again and again. */
export const HICCUPS: StoryEvent = {
  id: 'hiccups',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bhic+(?:up|cup|ough)\w*|\bhicup\w*|\bburp\w*|\bbelch\w*/i,
  not: /\b(?:hospital|doctor|ill|sick|baby brother|baby sister|newborn|fire (?:engine|station|fighter)s?|volcano|robot|school|train|flying|concert|choir|tug\w*|boat|ship|submarine)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    theme.hero?.being?.isa !== 'sea' &&
    !(theme.place?.place && INDOORS.test(theme.place.place.setting)),
  // Hiccups are nobody and nothing that is carried.
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    fear: null,
    first: null,
    hero: somebody(hero) ?? (hero?.being?.isa === 'vehicle' ? hero : null),
    other: somebody(other),
    thing: somebody(hero) || hero?.being?.isa === 'vehicle' ? null : about('tree'),
  }),
  plots: [BALL, FROGS].map(ableFriend),
  talk: {
    young: { yours: [() => 'What do you do when you have the hiccups?'] },
    older: {
      wonder: [() => 'Where did the noise turn out to be of use?'],
      yours: [() => 'What surprised you today?'],
    },
  },
};
