import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { QUIET_BIT } from './quiet-bit.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A noise that nobody made. */
export const PARP: StoryEvent = {
  id: 'parp',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:farts?|farted|farting|farty|parps?|parped|parping|bottom burps?|windy pops?|passing wind|pass(?:es|ed)? wind|whoopee cushion)\b/iu,
  not: /\b(?:moon|space|contest|competition|rocket|flies|fly|superpower|sea|bath)\b/i,
  fits: (theme) =>
    onTheGround(theme) && theme.hero?.plural !== true && !/^(?:sea|insect|vehicle)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero === null ? null : somebody(hero),
    other: null,
    thing: about('flute'),
  }),
  plots: [standsApart(ableFriend(QUIET_BIT))],
  talk: {
    young: { yours: [() => 'What noises can you make?'] },
    older: {
      wonder: [() => 'Why did nobody say anything at first?'],
      yours: [() => 'When was it hard for you not to laugh?'],
    },
  },
};
