/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my grandma used to be a pirate',
  'a pirate granny',
  'grandad was a racing driver',
  'nana was once a pirate and nobody believes it',
  'a racing car driver grandad',
  'my grandpa is a secret racing driver',
  "our gran's life as a pirate",
  'great-grandma the pirate',
  'grandad used to drive racing cars',
  'my auntie was a pirate captain',
  'mum used to be a rally driver',
  'grandma the racing driver',
  'a grandmother with a secret past',
  'what grandpa did before he was old',
  'my grandma was famous once and never told us',
  'granny has a pirate chest under her bed',
  'grandad drives so slowly but he was a racing champion',
  'the secret past of my nan',
  'nobody believes that my grandad raced cars',
  'our nana sailed the seven seas as a pirate',
  'did my grandma really play for England',
  'my grandad says he played for England',
  'did grandad really sing with a band once',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'pirates looking for treasure with grandma',
  'a day at the races with grandad',
  'grandma is a superhero',
  'granny is secretly a spy',
  'a racing car that is scared',
];
