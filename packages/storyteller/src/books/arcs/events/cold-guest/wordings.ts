/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a penguin in our fridge',
  "a polar bear comes to stay because it's too hot outside",
  'the penguin who lives with us',
  'who keeps leaving the fridge door open',
  'a penguin sits on the frozen peas',
  'a bath full of ice cubes for our visitor',
  'my pet penguin',
  "it's much too warm here, said the polar bear",
  'a polar bear in the freezer',
  'he fell out of the back of the fish lorry',
  'the penguin on our doorstep is melting',
  "a visitor from the ice who can't stand the heat",
  "shut the door, you're letting the cold out",
  'a pengwin moves in with Mia',
  'a penguin is living in our fridge',
  'polar bear finds our house much too hot',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'penguins at the zoo',
  'a polar bear who wants to swim',
  'a snowman in summer',
];
