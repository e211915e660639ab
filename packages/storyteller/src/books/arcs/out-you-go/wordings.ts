/** Sentences that it tells. */
export const WORDINGS: readonly string[] = [
  'a shark in the library',
  'a cow on the roof',
  'a giraffe in the lift',
  'there is a bear in the lift',
  'a camel on the roof',
  'a walrus on the roof',
];
