import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Good night is said, to one after another. */
export const GOOD_NIGHTS: StoryEvent = {
  id: 'good-nights',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:say(?:s|ing)? )?good ?nights? (?:to )?(?:(?:all|the|my|our|every|farm|zoo|jungle|forest|wild|sleepy|little|baby) )*(?:animals?|everyone|everybody|farm|zoo|jungle|forest|woods?|garden|world|bugs|cows?|sheep|dinosaurs|dinos|diggers|trucks|lorries|tractors|trains|cars|buses|vehicles|machines|engines|building site|toys|teddies|teddy bears|pets|birds|monkeys|lions|elephants|foxes|rabbits|bunnies|ducks|pigs|horses|ponies|fish|whales|penguins|bears|puppies|kittens|dogs|cats)\b|\b(?:says?|saying) good ?night to (?:everyone|everybody|all|the)\b|\b(?:sleepy|bedtime (?:on|at|in) the|night ?time (?:on|at|in) the) (?:farm|zoo|jungle|forest|garden)\b|\banimals (?:are |all )?(?:going|go|get ready) (?:to|for) (?:sleep|bed)\b/i,
  not: /\b(?:won'?t|can'?t|cannot|will not|doesn'?t|moon|museum|monster|lost|escape\w*|scared|afraid|grandma|grandpa|mummy|daddy)\b/i,
  fits: ({ hero }) => hero === null || hero.plural || hero.being?.isa === 'thing' || hero.name === null,
  // Whom it is said to is met on the way.
  reads: () => ({
    ...NOTHING_DONE,
    hero: null,
    other: null,
    place: null,
    thing: null,
    first: null,
  }),
  plots: [{ id: 'left-out', young, middle, old }],
  talk: {
    young: { yours: [() => 'To whom do you say good night?'] },
    older: {
      wonder: [() => 'Why could they sleep in the end?'],
      yours: [() => 'Who says it to you, and how?'],
    },
  },
};
