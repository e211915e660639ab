import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { SQUEAK } from './squeak.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** An old robot squeaks at every step. */
export const RUSTY_ROBOT: StoryEvent = {
  id: 'rusty-robot',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:rust\w*|squeak\w*|creak\w*|old|ancient|broken|forgotten|clunky|clumsy|noisy|slow|worn[- ]out|second[- ]hand|unwanted|useless) (?:\p{L}+ )?robots?\b|\brobot\b[^.]*\b(?:rust\w*|squeak\w*|creak\w*|old|nois(?:y|iest)|loud|clunky|scrap ?yard|junk ?yard|dump|nobody (?:needs?|wants?|uses?)|no one (?:needs?|wants?|uses?)|in (?:the|a|our|my) (?:garden|shed|barn|garage)|found in)\b|\b(?:finds?|found|finding|discover\w*) (?:an? |the )?(?:\p{L}+ )?robot\b/iu,
  not: /\b(?:evil|bad|space|moon|planet|alien|school|homework|tid(?:y|ies|ying)|clean\w*|heart|feel\w*|dream\w*|birthday|christmas|danc\w*|sing\w*|cook\w*|bak\w*|chef|football|toy|dinosaurs?|dragon|cat|dog|build\w*|built|makes?|made|invent\w*|sleep\w*|new|baby|sad|lonely|friends?|loves?|years old|teacher|flowers?|paint\w*)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.hero === null || theme.hero.being?.id === 'robot') &&
    theme.hero?.plural !== true &&
    (!theme.other?.being || theme.other.being.id === 'robot' || /yard|dump|shed|garage/.test(theme.other.word)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero ?? (other?.being?.id === 'robot' ? other : null),
    other: null,
    thing: null,
    also: [],
  }),
  plots: [standsApart({ ...SQUEAK, when: /\brobot/i })],
  talk: {
    young: { yours: [() => 'What squeaks in our house?'] },
    older: {
      wonder: [() => 'When was the squeak a bad thing, and when was it the best thing?'],
      yours: [() => 'By what would they know you in the fog?'],
    },
  },
};
