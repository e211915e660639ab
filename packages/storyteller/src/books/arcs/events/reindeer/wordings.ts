/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the littlest one who pulls the sleigh',
  "Rudolph's small cousin can't get off the ground",
  'too young to pull father christmas',
  'learning to fly on christmas eve',
  'antlers in the snow and a letter for santa',
  'Dasher, Dancer and a tiny new one',
  'a calf who jumps and goes plop into the snow',
  'will she ever join the sleigh team',
  'a reindeer who only leaves holes in the snow',
  'everyone else is in the air and I am on the ground',
  "the youngest in santa's stable practises taking off",
  'hoofprints in the deep snow before christmas',
  'a letter blown away in the wind and somebody with antlers runs after it',
  "the raindeer who couldn't fly",
  "Rudolph's little sister",
  "the smallest one on santa's team who can't get off the ground",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a reindeer with a cold nose',
  'santa stuck in the chimney',
  'a moose in the garden',
];
