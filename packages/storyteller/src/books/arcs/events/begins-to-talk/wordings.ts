/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'one morning the dog said hello',
  'our cat starts speaking',
  'a teddy that suddenly talks',
  'what if my rabbit could talk',
  'a robot who asks why about everything',
  'the hamster opened his mouth and words came out',
  'our horse has found his words and asks about everything',
  'my guinea pig can speak',
  'a parrot that really talks, and asks questions',
  'the day the hen said good morning',
  'a sheep who says but why',
  'the morning our goat answered me',
  'a talking frog comes home with Mia',
  "our dog talks, and won't stop asking why",
  'our cat suddenly said hello',
  'why? asks the dog, who has just learned to speak',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a baby's first word",
  'a girl who is too shy to speak in class',
  'a boy who talks all the time',
];
