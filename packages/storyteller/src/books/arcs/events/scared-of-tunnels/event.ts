import type { Theme } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { IT_ANSWERS_BACK } from './it-answers-back.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What goes through tunnels on wheels of its own. */
const GOES_THROUGH =
  /^(?:train|bus|car|lorry|fire engine|tractor|ambulance|police car|racing car|tram|truck|digger|bin lorry)$/;

const goesOnWheels = ({ hero }: Theme): boolean =>
  hero?.being?.isa === 'vehicle' &&
  !hero.plural &&
  (GOES_THROUGH.test(hero.being.id) || /\b(?:train|engine|tram|car|van|bus|lorry|truck)$/.test(hero.word));

/** "My son", "I", or nobody: the child of the book. */
const isOfChild = ({ hero }: Theme): boolean => !hero?.being || hero.being.isa === 'person';

/** Somebody on wheels is afraid of tunnels, or a child is. */
export const SCARED_OF_TUNNELS: StoryEvent = {
  id: 'scared-of-tunnels',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:scared|afraid|frightened|terrified|fear\w*|hates?|hated|does ?n['’]?t (?:like|want to go (?:in|into|through))|did ?n['’]?t (?:like|want to go (?:in|into|through))|wo ?n['’]?t go (?:in|into|through)|would ?n['’]?t go (?:in|into|through)|not brave enough (?:for|to go (?:in|into|through))) (?:of )?(?:going (?:in|into|through|in to) )?(?:(?:the|a|any|all|every|long|dark|big|black|railway|deep) )*tunnels?\b/iu,
  not: /\b(?:secret|under the school|sea|underwater|mole|rabbit|worm)\b/i,
  fits: (theme) => onTheGround(theme) && (goesOnWheels(theme) || isOfChild(theme)),
  needs: (theme) => goesOnWheels(theme) || isOfChild(theme),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being?.isa === 'vehicle' ? hero : null,
    other: null,
    thing: about('tunnel'),
  }),
  plots: [IT_ANSWERS_BACK],
  talk: {
    young: { yours: [() => 'Where do you like to shout hello?'] },
    older: {
      wonder: [({ hero }) => `Who was it that ${hero} heard?`],
      yours: [() => 'Where have you heard your own voice come back?'],
    },
  },
};
