import type { Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { LATE } from './late.ts';
import { WORDS } from './words.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A machine for homework is somebody in its book, and nothing that is lost or made. */
const reads = ({ hero, thing }: Theme): Partial<Theme> => ({
  hero: hero?.being?.id === 'robot' ? hero : null,
  thing: hero?.being?.id === 'robot' ? null : thing,
  relation: 'none',
  clause: null,
});

/** A robot or a machine that means well. */
export const ROBOT: StoryEvent = {
  id: 'robot',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\brobots?\b.*\b(?:wrong|mistakes?|mixes|muddles?|tid\w*|homework|clean\w*|chores|everything|housework|helps?|literal\w*|confused|mixed|sums?|maths|school|kitchen|butler)\b|\b(?:homework|tidying|cleaning|answer\w*)[ -](?:machine|robot)\b|\bmachine (?:that|which|who|for)\b.*\b(?:homework|tid\w*|wrong|questions?|sums?|clean\w*|room)\b|\b(?:tid\w*|homework|wrong)\b.*\brobots?\b/i,
  not: /\b(?:would rather|scared|afraid|fear\w*|birthday|party|football|dinosaurs?|alien|space|moon|first|lost|friend\w*|feelings?|love\w*|danc\w*|sing\w*|sleep\w*|bed(?:time)?|garden|(?:build\w*|built)(?!.*\bhomework\b)|made of)\b/i,
  fits: ({ hero }) => hero === null || hero.being?.id === 'robot',
  reads,
  plots: [WORDS, LATE],
  talk: {
    young: { yours: [() => 'What would you ask a robot to do?'] },
    older: {
      wonder: [() => 'Was it really wrong, all the time?'],
      yours: [() => 'What do people say that could mean two things?'],
    },
  },
};
