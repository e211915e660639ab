/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a rabbit who steals carrots and learns to share',
  'a fox who steals eggs and says sorry',
  'a squirrel steals nuts and then shares them',
  'a mouse who takes all the cheese and learns to share it',
  'a bear steals honey and has to say sorry',
  'a rabbit steals carrots from the farmer',
  'a cheeky bunny steals lettuces from the garden and makes friends',
  'a raccoon who stole biscuits and gave some back',
  'a badger stops stealing apples',
  'a hedgehog learns that stealing strawberries is wrong',
  'a greedy squirrel who took every acorn and learns to share',
  'a rat who steals cheese and owns up',
  'a goat steals cabbages from the garden and says sorry',
  'a puppy steals sausages and learns not to',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a monkey stole my hat',
  'who ate the cake?',
  'a bear who will not share his honey',
  'a rabbit who only eats carrots',
  'a magpie who steals shiny things',
];
