/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an alien crash lands in our garden and needs help fixing his spaceship',
  "an alien's spaceship breaks down in the garden",
  'a robot crash lands on earth and wants to get home',
  "a little alien who can't get home because his rocket is broken",
  'Mia helps an alien fix his spaceship',
  'a spaceship crashes in the school playground and an alien gets out',
  'mending an alien spaceship',
  'an alien lands in the back garden and needs a new part for his ship',
  'a UFO crash lands in the field behind our house',
  'the alien whose rocket broke down on earth',
  'helping a lost alien repair her rocket',
  'a Martian is stuck on earth with a broken spaceship',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a friendly alien comes to school',
  'a trip to space in a rocket',
  'an alien who loves underpants',
  'a broken rocket toy',
  'aliens land in the garden and have a party',
  'building a spaceship',
];
