/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a girl joins our class who doesn't understand what we say",
  'how do you play with someone who speaks differently',
  'he came from far away and knows only one word',
  'the new pupil has different words for everything',
  'a boy in my nursery who only says one word',
  'making friends without talking the same language',
  "she just moved here from brazil and can't talk to us yet",
  'nobody in the classroom knows what the new child means',
  "my daughter's new classmate is from spain",
  'waiting for snow with someone who has never seen it',
  'two children, two languages',
  'the otter class gets a newcomer from over the mountains',
  'a pupil from abroad who always says the same thing',
  'Ben wants to say hello to the new kid but they have no english',
  'a girl joins our class and nobody understands what she says',
  'Yuki has just come from japan and only knows one word of english',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'learning to count to ten in french',
  'an alien who lands in the playground',
  'I am starting at a new school',
];
