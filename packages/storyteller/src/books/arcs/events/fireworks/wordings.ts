/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'watching the fireworks on the hill',
  'bonfire night with grandpa',
  'staying up until midnight',
  'whizz, bang, crackle, up on the hill in the dark',
  'happy new year',
  'sparklers in the garden',
  'a dog under the bench on guy fawkes night',
  'bang, whoosh, gold flowers in the sky',
  'woolly hats and rockets in the dark',
  'a rabbit with a hat over his ears on new years eve',
  'colours exploding up in the night sky',
  'my kids are so excited for the fire works',
  'a bear sees in the new year',
  'ooooh, aaaah, said everyone',
  "whoosh bang sparkle, it's Guy Fawkes",
  'watching the rockets from the hill with a woolly hat on',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a camp fire in the woods', 'a firework factory', "a firefighter's day"];
