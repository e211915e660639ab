/** Themes as parents type them, of what a child collects. */
export const WORDINGS: readonly string[] = [
  'his collection of interesting gravel',
  'she keeps every ticket',
  'collects bottle tops and has hundreds',
  'his pockets are always full of conkers',
  'she saves all the broken crayons in a biscuit tin',
  'he has a drawer full of elastic bands',
  'my daughter brings home a leaf from every walk',
  'she collects lids',
  'a boy who collects bits of string',
  'his stick collection by the front door',
  'she has 27 pine cones under her bed and they all have names',
  'she collects receipts from the supermarket',
];
