/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "Daddy's beard is gone",
  'daddy has shaved off his beard',
  'dad shaved his beard and I did not know him',
  "she doesn't recognise daddy without his beard",
  "grandad's moustache has gone",
  'grandpa without a beard',
  'the day daddy had a new face',
  'where did daddys beard go',
  'dad came out of the bathroom with no beard',
  'my dad has a chin',
  'uncle shaved his moustache off',
  'daddy looks different now he has shaved',
  'baby cried when daddy shaved',
  'daddy no beard',
  "who is that man? it's daddy with no beard",
  "daddy's prickly beard that tickled is gone",
  'no more beard',
  'he shaved it all off and the dog barked at him',
  'dad grew a beard and shaved it off again',
  'daddy shaving',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'father christmas lost his beard',
  'a wizard with a very long beard',
  'a bird nesting in a beard',
  'a haircut',
  'daddy is gone',
  'daddy works away',
];
