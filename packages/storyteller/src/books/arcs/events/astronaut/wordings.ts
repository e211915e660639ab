/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a penguin takes one small step on the moon',
  'the first child up there in a space suit',
  'a bear with an itchy nose inside his helmet',
  'walking about on the moon and bouncing',
  'what does an astronaut say when he gets there',
  'a cat who leaves pawprints on the moon',
  'moonwalk',
  'my son lands on the moon and plants a flag',
  "an itch you can't scratch because of the helmet",
  'the brave cosmonaut dog',
  'Mia in a white suit and a great big helmet',
  'two astronauts climb out and jump ever so high',
  'the very first elephant to touch down on the moon',
  'a spaceman and his big moment, everyone on earth is watching',
  'one small step with an itchy nose',
  'two cosmonauts walk about on the moon',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a hungry astronaut who wants pizza',
  'a boy who dresses up as an astronaut for the party',
  'an alien who lands in our garden',
];
