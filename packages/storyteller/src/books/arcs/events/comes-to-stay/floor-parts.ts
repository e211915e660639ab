/** What somebody says who would not trouble anybody. */
export const COMFORTABLE = [
  'Very comfortable',
  'Most comfortable',
  'Quite comfortable',
  'Perfectly comfortable',
  'Wonderfully comfortable',
  'As snug as can be',
  'It could not be better',
  'Simply lovely',
  'Quite delightful',
  'Nothing could be nicer',
  'Just what I like',
] as const;
