/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my little brother knocks down everything I build',
  'a very tall tower of blocks',
  'crash goes the lego',
  'the baby wrecks her bricks',
  'a bear stacks and stacks, and somebody topples it',
  'why do you always ruin my tower',
  'building as high as the ceiling',
  'the puppy who ran right through my blocks',
  'one brick on top of another, higher and higher',
  "she's so cross because her sister smashed it",
  'wibble wobble, down it comes',
  'a boy who likes knocking things over',
  'making the biggest tower with daddy',
  'toddler demolishes what the big one made',
  'my little brother keeps knocking down my blocks',
  'crash goes the lego again',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a princess locked in a tower',
  'a sandcastle and the tide',
  'the clock tower stops',
];
