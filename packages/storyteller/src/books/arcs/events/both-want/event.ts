import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { ONE_PUSHES } from './one-pushes.ts';
import { BOTH_WANT_RIDE, RIDE, rideIn } from './said.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Two children want the same scooter, at the same time. */
export const BOTH_WANT: StoryEvent = {
  id: 'both-want',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: BOTH_WANT_RIDE,
  not: /\b(?:won['’]?t|does ?n['’]?t|do ?n['’]?t|never|refuses?|friends|broke\w*|stole\w*|stolen|lost|race|races|learn\w*|wheels? fell|shop|supermarket|moon|space|christmas|birthday|hits?|bites?|accident)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || /^(?:person|vehicle|thing)$/.test(each.being.isa)),
  needs: ({ raw }) =>
    new RegExp(String.raw`\b${RIDE}\b`, 'iu').test(raw) && /\b(?:both|one|shar\w+|turns?|fight|argue)\b/i.test(raw),
  reads: ({ raw }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about(rideIn(raw)),
  }),
  plots: [{ ...ONE_PUSHES, when: BOTH_WANT_RIDE }],
  talk: {
    young: { yours: [() => 'Do you like to push, or to ride?'] },
    older: {
      wonder: [() => 'When did it begin to go better? What had changed?'],
      yours: [() => 'What goes better with somebody behind you?'],
    },
  },
};
