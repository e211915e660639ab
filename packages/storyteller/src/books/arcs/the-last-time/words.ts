/** What is said each time, and is never true. */
export const LAST_TIMES = [
  'That was the last time',
  "It won't happen again",
  "And that's the end of that",
  'Now that is over',
  "That'll be the last of it",
  'Once is quite enough',
  "Well, that's that",
  "And it's all done with now",
] as const;
/** The same for the youngest. */
export const LAST_ONES = [
  'No more now',
  'All done now',
  'That is all',
  'All over now',
  'That was the last',
  'Now it is done',
] as const;

export const TITLES = [
  'the last time',
  'not another word',
  "don't say it",
  'once is enough',
  'the end of that',
] as const;
export const TITLES_OF_A_REASON = ['the last time', 'nobody had asked', 'the end of that', 'is that all?'] as const;
