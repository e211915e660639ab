/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'why does the moon come with us?',
  "wherever I go it's there behind the roofs",
  "walking home late on daddy's shoulders with the moon above",
  'whose moon is it, mine or yours?',
  'we stop and it stops, we run and it runs',
  'my toddler asked from the car seat why the moon is chasing us',
  'every time we turn a corner there it is again',
  'the moon is my friend and goes where I go',
  "a badger can't shake off the moon",
  'peeping over the bakery and over the library, that same round face',
  'the moon trails after a little mouse',
  'does the moon go with Grandma as well?',
  'Mia and the moon go for a walk',
  'the moon sees us all the way to our front door',
  'why does the moon follow me home',
  'the moon walks with us wherever we go',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a wolf howls at the moon',
  'an astronaut walks on the moon',
  'a puppy who follows me home',
];
