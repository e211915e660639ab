/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Mia plants a button and it grows',
  'planting a sock in the garden',
  'a sock is planted in the garden and grows into a sock tree',
  'what happens if you plant a spoon',
  'a bear who planted a biscuit',
  'she buried a coin to grow a money tree',
  'he plants his last sweet and waits for a sweet tree',
  'the button tree',
  'a rabbit plants a pencil and a pencil tree grows',
  'growing a sausage in a flowerpot',
  'a squirrel plants a key',
  'watering a spoon until it grows',
  'the mouse who planted a marble',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'planting a sunflower',
  'a seed that did not want to grow',
  'the giant turnip',
  'the odd sock that nobody wants',
  'a lost button',
];
