/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my ball is in the garden no one ever goes in',
  'a hidden place full of apple trees',
  "there's a door under the ivy",
  'what grows on the other side of that high wall',
  'apple cores tossed over the wall',
  'we kicked it too high and now we have to get it back',
  'who planted all this',
  'an old gate covered in leaves',
  'a fox and a hedgehog find a wild orchard behind bricks',
  'a key hole between the leaves',
  'the garden that planted itself',
  'a squirrel peeps through the hole in the fence',
  'nobody has been in there for a hundred years',
  'the secret gardin',
  'our ball landed on the other side and there were flowers everywhere',
  'who planted all this behind the old bricks?',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "our neighbour's garden gnome",
  'lost in a maze',
  'humpty dumpty sat on a wall',
];
