/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'T rex comes to our house for dinner and eats everything even the sofa',
  'a dinosaur comes to tea and eats the whole house',
  'a monster comes for dinner and eats the table',
  'the dragon who came to lunch and ate the chairs',
  'a crocodile comes to supper and eats all the furniture',
  'the bear who came for breakfast and ate everything in the kitchen',
  'we invite a giant for dinner and he eats the plates too',
  'a goat comes to visit and eats the curtains and the sofa',
  'a hungry dinosaur in our house eats everything',
  'the visitor who ate the sofa',
  'a T-rex ate our sofa',
  'a lion comes for tea and eats up everything in the house',
  'the guest who would not stop eating',
  'a monster eats our fridge and the carpet',
  'the shark comes to dinner and eats the chairs',
  'the wolf came for dinner and ate the whole kitchen',
  'an ogre at the dinner table eats the table',
  'a hippo comes to lunch and everything is gone',
  'T rex eats the furniture',
  'what if a dinosaur came for dinner and ate the telly',
  'a very hungry guest',
  'the elephant who came to tea and ate us out of house and home',
  'a gorilla comes to dinner and eats his chair',
  'dinosaur eats the sofa and burps',
  'the friend who came for tea and ate everything, even the door',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dragon comes for tea',
  'a dog who eats everything',
  'a goat who eats my homework',
  'dinner with grandma',
  'a monster who ate the whole cake',
  'he will not eat his dinner',
  'an elephant who sits on the sofa',
];
