import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { TOO_QUIET } from './too-quiet.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody snores, of the family or not. Whoever only will not sleep has a book of their own. */
export const SNORES: StoryEvent = {
  id: 'snores',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsnor(?:es?|ed|ing|er|ers|y)\b/iu,
  not: /\b(?:monster under|dragon['’]s cave|treasure|thunder|volcano|stops? time|school|class\w*|train|teacher|library|theatre|sleepover|camping|tent|giant)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect|thing)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('blanket'),
  }),
  plots: [ableFriend(TOO_QUIET)],
  talk: {
    young: { yours: [() => 'What do you hear when you are in bed?'] },
    older: {
      wonder: [() => 'Why could nobody sleep when it was quiet?'],
      yours: [() => 'What sounds in the night do you know?'],
    },
  },
};
