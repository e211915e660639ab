import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOISES, noiseIn } from './noises.ts';
import { TIN } from './tin.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Something goes bang in the night, and one must know what. */
export const BANG_IN_THE_NIGHT: StoryEvent = {
  id: 'bang-in-the-night',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${NOISES}\b[^.]*\b(?:night|bed ?time|dark|midnight|asleep|upstairs|downstairs|bedroom)\b|\b(?:night|bed ?time|midnight|asleep)\b[^.]*\b${NOISES}\b|\b(?:big|loud|great|huge|mysterious|strange|funny|terrible|enormous|very loud) ${NOISES}(?: at bed ?time| in the night)?$|\bwhat (?:went|was that|goes|made (?:the|that)) (?:\p{L}+ )?${NOISES}\b|\bthings? that (?:go|goes|went) (?:bump|bang)\b|\bwho (?:made|makes) (?:the|that|such a) (?:big |loud )?${NOISES}\b`,
    'iu',
  ),
  not: /\b(?:thunder\w*|storm\w*|lightning|firework\w*|bonfire|drums?|drummer|big bang theory|space|planet|universe|universes|band|scared|afraid|fear\w*|frightened|car|plane|aeroplane|rocket|volcano|ghosts?|monsters?|burglar|thief|war|dinosaurs|christmas|santa|father christmas|reindeer|new year'?s?|knock\w*|attic|crash(?:es|ed)? (?:into|landed|lands)|crash landing|falls?|fell)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || (!each.plural && !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa)),
    ),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: (somebody(hero) ?? somebody(other)) ? null : about(noiseIn(raw)),
  }),
  plots: [standsApart(ableFriend({ ...TIN, when: new RegExp(NOISES, 'iu') }))],
  talk: {
    young: { yours: [() => 'Can you make a clang? And a slap? And a very small bang?'] },
    older: {
      wonder: [() => 'What did you hear of it on the second page that they did not?'],
      yours: [() => 'Which noises does your house make at night?'],
    },
  },
};
