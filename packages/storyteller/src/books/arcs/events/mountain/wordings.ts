/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'are we at the top yet',
  'a long walk all the way up a very high hill',
  'hiking with grandpa until our legs ache',
  'the fox who thought every hilltop was the last one',
  'every family leaves a stone at the summit',
  'up and up into the cloud',
  'a goat reaches the highest peak',
  'my son wants to climb ben nevis',
  'a big steep climb and a tiny stone in her pocket',
  'when you think you are there and there is another top behind it',
  'a day in the fells with rucksacks and sandwiches',
  'our holiday in the alps going up on foot',
  'a rabbit scrambles up the rocks to see the view',
  'the tallest moutain in the world',
  'up and up and up, will we ever reach the top?',
  'a goat and a boy walk to the very highest point',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a mountain of washing',
  'a dragon who lives on a mountain',
  'skiing down the hill too fast',
];
