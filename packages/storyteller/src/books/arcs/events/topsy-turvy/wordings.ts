/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "mum and dad are the kids today and I say when it's bedtime",
  'we woke up on the ceiling',
  'the clock ticks the wrong way and the cake comes back',
  'grown ups throwing tantrums about shoes',
  "everything's falling upwards",
  'a day that runs from supper to breakfast',
  'kids rule! grannies and dads must do what we say',
  "the world's on its head",
  'my parents shrank into children',
  "today I'm in charge and Daddy won't get dressed",
  'milk poured up instead of down',
  'time in reverse',
  'opposites: up is down and down is up',
  'what if children were the grown-ups for once',
  'everything is upside down today',
  'the kids are the grown-ups and the grown-ups are the kids',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a sloth hanging in a tree',
  'learning to do a handstand',
  'an upside-down cake',
];
