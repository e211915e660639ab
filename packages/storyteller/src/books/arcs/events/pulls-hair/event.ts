import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { PULLS_HAIR } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** Somebody small at home pulls everybody's hair. */
export const PULLS_HAIR_EVENT: StoryEvent = {
  id: 'pulls-hair',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: PULLS_HAIR,
  not: /\b(?:nursery|school|bit(?:e|es|ing)|hit(?:s|ting)?|kick\w*|teacher|monster|monkey|bully|bullies|his own hair|her own hair|falls? out|fell out)\b/i,
  fits: onTheGround,
  needs: ({ raw }) => PULLS_HAIR.test(raw),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('bell'),
    also: [],
  }),
  plots: [standsApart({ id: 'bells', young, middle, old, when: PULLS_HAIR })],
  talk: {
    young: { yours: [() => 'What noise do you make when somebody pulls?'] },
    older: {
      wonder: [() => 'What was it that was so funny about hair?'],
      yours: [() => 'What do you think somebody small at home takes you for?'],
    },
  },
};
