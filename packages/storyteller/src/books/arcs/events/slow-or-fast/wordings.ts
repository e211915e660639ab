/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a snail who's fed up of taking all day to get anywhere",
  'the number 9 bus that turns up ten minutes after it should, every single morning',
  "a tortoise sick of being last to everything, he'd love to zoom",
  'Grandma rushes about and never stops to listen',
  "the postie's van that keeps everybody waiting",
  'hurry up hurry up! nobody in our family ever has a minute',
  'a slug who tries out a skateboard',
  'can a worm go whoosh?',
  "a dad who dashes out of the door on a Sunday thinking it's Monday",
  'a sloth with a need for speed',
  'slowpoke the caterpillar never gets there before the strawberries are eaten',
  'the tram that is behind the timetable but waits for the old lady',
  'quick quick quick, said the rabbit who could not slow down',
  'why is our train not here yet? it stops for ducks and sheep',
  'a snail who is fed up with taking ages',
  'the bus that never turns up when it should',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a snail and a hare in a running race',
  'late for school on the first day',
  'a fast rocket to the moon',
];
