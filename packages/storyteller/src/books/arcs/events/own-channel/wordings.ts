/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'A girl starts a YouTube channel about her hamster',
  'my son wants to be a YouTuber',
  'Leo makes videos about his cat',
  'a boy makes YouTube videos',
  'starting a YouTube channel',
  'my daughter films her rabbit for her channel',
  'a video channel with only one viewer',
  'Priya is a vlogger',
  'nobody watches my videos',
  'a girl who wants to be famous on YouTube',
  'making videos with my dog',
  'the boy who wanted a million views',
  'a YouTuber and his hamster',
  'becoming an influencer',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'stuck inside a video game',
  'too much time on the tablet',
  'the class hamster is missing',
  'a hamster who wants to be famous',
  'swimming across the channel',
  'a boy who loves video games',
];
