/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a girl who writes a secret diary',
  'who has been writing in my diary',
  'nobody is allowed to read this',
  'a little book with a lock',
  'the diary that answers back',
  'she hides her notebook in the garden wall',
  'somebody read my private journal',
  'a fox keeps a diary',
  'dear diary, today I was lonely',
  'my 9 year old writes everything down in her secret book',
  "green writing that isn't mine",
  'a boy puts his deepest secrets into a hole in the wall',
  'a mysterious reply on the next page',
  'a new friend found through a journal',
  'someone is writing in my secret journal',
  'dear diary, who are you',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the diary of a pirate captain',
  'a letter to grandma',
  'a secret door in the wall',
];
