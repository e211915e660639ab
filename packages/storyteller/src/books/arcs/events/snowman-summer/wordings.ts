/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a snowman in our freezer next to the peas',
  'how long can our snowman last once it gets hot',
  'the snow lady who has never seen a daisy',
  'keeping a snowman cold all through spring',
  'can a snowman go out in July?',
  "he's made of ice and snow but he dreams of sunshine and bees",
  'mum why does my snowman drip? we must save him',
  'a snowman hiding from the heat in the fridge by the milk',
  "two snow friends determined to still be here when it's warm",
  'what does a snowman do when winter is over',
  "the little man of snow who didn't want to turn into a puddle",
  'a nosy snowman asks what the hot months are like',
  'a snowman who licks an ice cream among the flowers',
  'a thaw is coming and nobody has told the snowman',
  'the snowman in our freezer',
  "can a snowman go to the seaside when it's hot",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a summer's day at the beach",
  'building a snowman in the garden',
  'a puddle that used to be snow and what happens to water',
];
