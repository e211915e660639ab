/** Sentences that it tells. */
export const WORDINGS: readonly string[] = [
  'a shark in the library',
  'a giraffe in the lift',
  'there is a bear in the lift',
  'a rhino in the lift',
];
