/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a storybook that stays closed',
  'it whispers once and then waits',
  'a quiet book that nobody has ever read',
  'the dragon librarian',
  "how do you open a story that doesn't want to",
  'an old red volume with a clasp that is stuck',
  'a picture book with a voice',
  'who can get this book open',
  "the pages won't come apart",
  'a fox looks after an old reading room',
  'a bear tickles a book with a feather',
  'once, it says, and nothing more',
  'the shy story on the top shelf',
  'the libary where the books talk',
  'however hard you pull, the pages stay together',
  'a story which starts talking to you from the shelf',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'books that fly out of the window',
  'a bookworm who eats pages',
  'one more bedtime story please',
];
