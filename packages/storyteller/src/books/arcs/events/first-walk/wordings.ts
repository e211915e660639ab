/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a puppy on his first walk',
  "our puppy's first walk",
  'taking the new puppy for a walk',
  "the puppy's first time outside",
  'the puppy goes for his very first walk on a lead',
  'walking the dog',
  'a dog who carries a stick that is too long',
  'the dog finds a huge stick in the park',
  'going for a walk with our dog',
  'a puppy learns to walk on the lead',
  'my daughter takes the dog for a walk',
  'the stick does not fit through the gate',
  'a dog walk in the park with grandad',
  'a stick that will not go through the narrow gate',
  'on the lead for the first time and sniffing everything',
  'the dog carries a branch home and will not drop it',
  'a long stick in a small mouth',
  'a narrow gate and a stick that is wider',
  'she puts the puppy on his lead and off to the park',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'our baby takes her first steps',
  'walking to school on my own',
  'a dog who ran away on a walk',
  'a walk in the woods',
  'the new puppy chews everything',
  'my dog is lost',
];
