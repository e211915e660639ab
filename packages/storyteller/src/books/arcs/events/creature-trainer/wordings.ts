/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a creature trainer',
  'a trainer who catches small magical creatures',
  'being a monster trainer',
  'catching and training magical creatures',
  'a boy who trains little monsters for battles',
  'a girl and her creature in the creature league',
  'collecting magical creatures and battling with them',
  'the monster training league',
  'my creature is the weakest one in the battle',
  'a creature battle',
  'becoming the best creature trainer',
  'a small creature that cannot fight in the league',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'how to train a dragon',
  'training for a race',
  'a monster under the bed',
  'my new trainers',
  'sea creatures',
  'creatures in the woods at night',
  'training our puppy',
];
