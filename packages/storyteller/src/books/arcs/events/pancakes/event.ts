import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { STUCK } from './stuck.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Pancakes are made at home: one for everybody, and one that goes wrong. */
export const PANCAKES: StoryEvent = {
  id: 'pancakes',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bpancakes?\b/i,
  not: /\b(?:bigger and bigger|stop(?:s|ped)? growing|kept growing|race|shop|café|cafe|restaurant|monster|giant|mountain|(?<!['’]s )house|runs? away|ran away|runaway|school|moon|dragon|hates?|camp\w*)\b/i,
  fits: (theme) => onTheGround(theme) && theme.hero?.being?.isa !== 'vehicle',
  reads: ({ hero }) => ({
    relation: 'none',
    place: null,
    clause: null,
    activity: null,
    occasion: null,
    thing: about('pancakes'),
    ...(hero && (!hero.being || /pancake/.test(hero.word)) ? { hero: null } : {}),
  }),
  plots: [standsApart(STUCK)],
  talk: {
    young: { yours: [() => 'What do you like on a pancake?'] },
    older: {
      wonder: [() => 'When did you know that it would come down?'],
      yours: [() => 'What have you seen stuck somewhere high up?'],
    },
  },
};
