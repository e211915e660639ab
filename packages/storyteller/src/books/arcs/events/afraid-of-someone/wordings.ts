/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a mouse who is scared of the cat next door',
  'my daughter is frightened of dogs',
  'he crosses the road whenever he sees a dog',
  'the elephant who was afraid of a mouse',
  'she screams when there is a spider',
  'nervous around big dogs',
  'a fox who runs away from people',
  "Mia doesn't like clowns, they give her the creeps",
  'the lion who was terrified of a hen',
  'he panics if a pigeon comes near',
  'a little boy with a fear of geese',
  'the bear who hid from the goat',
  'is that cow going to hurt me, she asked',
  "a girl who won't walk past the neighbours dog",
  'a mouse who trembles when the cat is near',
  "my son is terrified of the neighbour's dog",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a spider who lives in the bath',
  'afraid of the dark',
  'a dog and a cat who are best friends',
];
