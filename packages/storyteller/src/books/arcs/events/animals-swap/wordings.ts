/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a trip to the zoo where the animals swap places',
  'the animals at the zoo all swap homes for a day',
  'the zoo animals have swapped cages',
  'the penguin and the lion swap places at the zoo',
  'all the animals are in the wrong enclosures',
  'the day the zoo got mixed up',
  'the elephant is in the monkey house and the monkey is with the penguins',
  'animals who swap houses with each other',
  'a zoo keeper comes to work and everyone is in somebody elses cage',
  'at the zoo the animals change places with the visitors',
  'swap day at the zoo',
  'the signs at the zoo are all wrong',
  'the animals in the safari park trade places',
  'the giraffe wants to live in the hippo house for a day',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a trip to the zoo',
  'a lion escapes from the zoo',
  'a cat and a dog swap places',
  'two friends swap lunches',
  'the animals swap voices',
  'animals on the farm',
  'a boy and his dad swap places for a day',
];
