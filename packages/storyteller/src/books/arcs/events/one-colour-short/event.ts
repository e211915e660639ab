import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { SHORT_OF_ONE } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** A rainbow has lost one of its colours. */
export const ONE_COLOUR_SHORT: StoryEvent = {
  id: 'one-colour-short',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SHORT_OF_ONE,
  not: /\b(?:unicorn|dragon|fish|zebra|slide|end of (?:the|a) rainbow|pot of gold|world|town|all (?:the|its|her|his) colou?rs|all colou?r|jelly|cake|thief|detective)\b/i,
  fits: ({ hero }) => hero === null || hero.being?.id === 'rainbow' || !hero.known,
  needs: ({ raw }) => /\brainbow\b/i.test(raw),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being?.id === 'rainbow' ? { ...hero, plural: false } : null,
    other: null,
    thing: hero?.being?.id === 'rainbow' ? null : about('rainbow'),
    also: [],
  }),
  plots: [{ id: 'come-to-look', young, middle, old, when: SHORT_OF_ONE }],
  talk: {
    young: { yours: [() => 'What colour do you like best in a rainbow?'] },
    older: {
      wonder: [() => 'Why had the colour never seen a rainbow before?'],
      yours: [() => 'What are you a part of that you cannot see from outside?'],
    },
  },
};
