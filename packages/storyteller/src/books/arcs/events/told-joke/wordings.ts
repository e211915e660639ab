/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "why did the banana go to the doctor? because it wasn't peeling well",
  'knock knock jokes',
  "knock knock who's there",
  'a joke that is told all day',
  'telling jokes all day long',
  'my son tells the same joke over and over',
  'a funny joke',
  'jokes for kids',
  'a riddle',
  'what do you call a sleeping dinosaur? a dino-snore',
  "what's brown and sticky? a stick",
  'why did the chicken cross the road',
  'she wants to make everybody laugh with her joke',
  'a girl who knows the best joke in the world',
  'nobody gets my joke',
  'silly jokes at breakfast',
  'my joke book',
  'he loves telling jokes',
  'the joke nobody laughed at',
  'the funniest joke ever',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the princess who never laughed',
  'a clown nobody laughs at',
  'why is the sky blue',
  'what do you do when you are sad',
  'they make jokes about me at school',
  'the class clown',
  'going to the doctor',
  'a banana',
];
