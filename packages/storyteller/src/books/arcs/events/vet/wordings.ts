/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Ava is a vet and looks after poorly animals',
  'Ella the vet',
  'my daughter is a vet for the day',
  'being a vet',
  'a vet who makes animals better',
  'Mia opens an animal hospital',
  'looking after sick animals',
  'a girl who helps poorly animals',
  'a boy who makes hurt animals better',
  'Doctor Leo and the poorly animals',
  'vet Ben and the animals',
  'a busy day at the animal hospital',
  'a day in the life of a vet',
  'an animal rescue centre run by Freya',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'our dog goes to the vet',
  'a crocodile at the vet',
  'teddy goes to the doctor',
  'scared of the doctor',
  'when I grow up I want to be a vet',
  'a giraffe with a sore throat',
];
