/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my sister thinks she is a cat',
  'my little brother thinks he is a dog',
  'my brother says he is a dinosaur and only roars',
  'a girl who thinks she is a cat',
  'a boy who pretends to be a dog all day',
  'my daughter will only answer to miaow',
  'our toddler crawls about and barks like a puppy',
  'my son is a dinosaur this week',
  'she has been a cat since Monday',
  'he wants to be a dog all day long',
  'being a cat for the whole weekend',
  'my sister only says miaow',
  'my cousin is convinced that she is a horse',
  'my twin believes she is a penguin',
  'she eats her dinner on the floor because she is a cat',
  'he will not walk, because he is a frog',
  'a little girl who turns into a kitten whenever it is time to tidy up',
  'the week my sister was a rabbit',
  'my brother growls at everyone, since he is a bear',
  'playing at being a cat all day',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my sister wants a cat',
  'a dog who thinks it is a cat',
  'my brother is afraid of dogs',
  'a girl who can talk to cats',
  'a boy who turns into a wolf',
];
