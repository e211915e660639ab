/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "there isn't any ice cream any more",
  'the baker has nothing on his shelves',
  'sorry, all gone, says the ice cream man',
  'a long queue and an empty freezer',
  'not a single bun to sell',
  'the bakery where the oven is warm but the bread has finished',
  'everyone wants a lolly and the van is empty',
  'no doughnuts today',
  'a penguin sells ice cream and the last scoop is gone',
  'a hot day, a line of children and zero cones',
  'we got there too late, no loaves left',
  'what does a baker do without flour',
  'a bear came for cake but the shop had sold the last one',
  'the icecream van that was emty',
  'sorry, all sold',
  "the baker hasn't a single roll left and there is a long queue",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the ice cream that melted',
  'somebody stole the bread',
  'we ran out of petrol',
];
