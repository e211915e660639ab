/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a dinosaur in the garden',
  'Ethan meets a dinosaur in the garden',
  'a dinosaur comes to our garden',
  'there is a dinosaur in our back garden',
  'my son finds a dinosaur in the garden',
  'Leo meets a dinosaur',
  'my pet dinosaur',
  'Max has a pet dinosaur',
  'Noah and his pet dinosaur',
  'my daughter has a dinosaur for a pet',
  'hiding a dinosaur from mum',
  'how do you hide a dinosaur',
  'I found a dinosaur and want to keep it',
  'Jack keeps a dinosaur in the shed',
  'a boy makes friends with a dinosaur in his garden',
  'Mia and the dinosaur in the back yard',
  'a diplodocus in the flower bed',
  'a dinosaur behind the shed',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dinosaur comes to school',
  'digging up dinosaur bones in the garden',
  'back to the time of the dinosaurs',
  'a dinosaur egg in the garden',
  'a baby dinosaur who is lost',
];
