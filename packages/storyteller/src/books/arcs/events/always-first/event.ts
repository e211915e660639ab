import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { SHUTS_THE_GATE } from './shuts-the-gate.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who is first nowhere, however much it would like to be. */
const SLOW = /^(?:snail|tortoise|turtle|sloth|worm|slug|koala)$/;

/** Somebody always has to be the first. */
export const ALWAYS_FIRST: StoryEvent = {
  id: 'always-first',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:always|must|has to|have to|had to|wants?|wanted|needs?|likes?|loves?|insists on) (?:to )?(?:always )?(?:be|being|come|coming|go|going) (?:the )?(?:very )?first\b|\balways (?:the )?first\b|^me first\b|\b(?:be|is|being) (?:always )?first in (?:the )?(?:line|queue)\b|\bpush(?:es|ed|ing)? (?:in|to the front)\b|\b(?:won['’]?t|never|hates?|doesn['’]?t (?:like|want)) (?:to )?(?:be|being|come|coming) (?:the )?(?:last|second)\b/iu,
  not: /\b(?:moon|space|mars|first day|first time|once|race|snow|christmas|school nurse|astronaut|mountain|to (?:see|find|know|say|climb|wake|hear)|last (?:to|one|page)|at (?:a |the )?game|picked)\b/i,
  fits: (theme) => {
    const { hero } = theme;
    return (
      onTheGround(theme) &&
      hero?.plural !== true &&
      !SLOW.test(hero?.being?.id ?? '') &&
      (hero === null || (somebody(hero) !== null && !/^(?:sea|insect|bird)$/.test(hero.being?.isa ?? '')))
    );
  },
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero === null ? null : somebody(hero),
    other: null,
    thing: about('gate'),
  }),
  plots: [standsApart(ableFriend(SHUTS_THE_GATE))],
  talk: {
    young: { yours: [() => 'Who goes last when you all go out?'] },
    older: {
      wonder: [() => 'What was the duckling waiting for?'],
      yours: [() => 'What does one see at the end of a line?'],
    },
  },
};
