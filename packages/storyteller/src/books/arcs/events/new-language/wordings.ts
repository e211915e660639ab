/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'we moved to spain and nobody understands me',
  "my son doesn't speak the language at his new school",
  'learning english as a second language',
  'moving to a new country',
  'my daughter speaks polish at home and english at nursery',
  'growing up with two languages',
  'bilingual child',
  'a penguin who moves to a country where nobody understands him',
  'starting school without a word of german',
  'everybody talks and I do not understand anything',
  'he knows all the words but they are the wrong ones here',
  'a fox in a land where nobody speaks fox',
  'she only says hello because it is the only word she knows',
  'the first word in a new language',
  'we live abroad and my child is learning dutch',
  'a bear who says the wrong word to everyone',
  'no one at nursery understands what he says because he speaks arabic',
  'how do you make friends when you do not speak the language',
  'words from home that nobody here knows',
  'swapping words with a new friend',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a new girl in our class who speaks no english',
  'my best friend is moving to another country',
  'learning to count in french',
  'a boy who can talk to animals',
];
