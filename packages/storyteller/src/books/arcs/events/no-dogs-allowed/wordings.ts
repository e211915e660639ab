/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "we can't have a dog",
  'no dogs allowed',
  'my daughter wants a puppy but we live in a flat',
  'I am allergic to cats but I love them',
  'the landlord says no pets',
  'mum says no to a puppy',
  'an imaginary dog, because a real one is not allowed',
  'my son begs for a dog every single day',
  'a kitten makes her sneeze',
  'a dragon who is not allowed a pet',
  'walking an invisible dog on a string',
  'our flat is too small for a dog',
  'why can I not have a dog?',
  'everyone else has a dog, only we do not',
  'daddy is allergic to dogs',
  'he longs for a dog he will never get',
  'a dog nobody can see',
  'the answer is still no, said Dad, about the puppy',
  'I want a pet and I may not have one',
  'no room for a dog in our house',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'our new puppy',
  'a dog who is not allowed on the sofa',
  'scared of dogs',
  'our dog died',
];
