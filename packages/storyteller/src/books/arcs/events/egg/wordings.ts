/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a boy finds an egg in the grass',
  'what will come out of it',
  "a dragon's egg hatches",
  'a mysterious egg in our garden',
  'is it a stone or is it an egg',
  "the baby dinosaur that thinks I'm its mum",
  'crack, crack, somebody is coming out',
  'a badger keeps an egg warm',
  'a duckling hatches and follows him everywhere',
  'an owl finds a strange egg in her nest',
  'a speckled thing that is warm when you touch it',
  'waiting for the chick to hatch',
  'my daughter watched ducklings hatching at school, something about that',
  'who laid this giant egg',
  'I found an egg, what will come out',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an easter egg hunt',
  'a boiled egg for breakfast',
  'an egg and spoon race',
];
