/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'looking at old bones in glass cases',
  'a day out to see the dinosaur skeletons',
  'the exhibit that was really his lunch',
  'please do not touch the exhibits',
  'Leo looks at an old pot made of a hundred pieces',
  'a rabbit visits the gallery and leaves something behind',
  'someone thinks my sandwich is a thousand years old',
  'a guided tour past very old things',
  'what is behind the rope at the science centre museum',
  'the new thing in the glass case',
  'our family trip to see fossils',
  'the little bear on the museum steps with a packed lunch',
  'how can they tell how old it is',
  'she loves the natural history muesum',
  'looking at dinosaurs and mummies with granny, please do not touch',
  'a day out among old pots and bones',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a night when the statues come alive',
  'somebody steals the crown from the museum',
  'grandma makes the best sandwiches',
];
