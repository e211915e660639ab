/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a mountain that rumbles so loud the village can't get any shut-eye",
  'the hill that puffs and snores all night',
  'shush, volcano!',
  'who told the mountain to be quiet? now the baths are cold',
  'a volcano holds its breath',
  'grumbling lava mountain and the people below',
  'the volcano that went silent',
  'a goat lives at the foot of a noisy smoking mountain',
  'it goes boom all night, please stop, then oh please start again',
  'our mountain snores and nobody in the village can drop off',
  'what happens when a volcano tries not to erupt',
  'the warm spring went icy when the crater stopped',
  'Mia shouts up to the volcano',
  'smoke rings over the village',
  'a volcano that snores all night',
  'the mountain of fire above our village',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a volcano made with baking soda for science',
  'dinosaurs by a volcano',
  'a mountain climber',
];
