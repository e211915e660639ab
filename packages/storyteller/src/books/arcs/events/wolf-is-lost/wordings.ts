/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'little red riding hood but the wolf is the one whos lost',
  'little red riding hood',
  'red riding hood and a nice wolf',
  'red riding hood with a happy ending for the wolf',
  'little red riding hood helps the wolf',
  'the story of red riding hood but different',
  'red riding hood makes friends with the wolf',
  'Mia as little red riding hood',
  'a funny red riding hood',
  'red riding hood but the wolf is not bad',
  'the big bad wolf is lost in the woods',
  'the big bad wolf wants his mum',
  'a wolf who is lost and a girl in a red coat helps him',
  'the wolf who could not find his way through the forest',
  'a lost wolf cub',
  'a little wolf loses his pack',
  'the wolf only wanted to go home',
  'what if the wolf was nice in little red riding hood',
  'the wolf in the red riding hood story is scared',
  'the boy in the red hood and the wolf',
  'red riding hood and grandma and the wolf have tea',
  'a big bad wolf who is not so bad',
  'the wolf sleeps in grandmas bed',
  'what big ears you have',
  'little red and the lost wolf',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the wolf and the three little pigs',
  'a wolf who is afraid of the dark',
  'a wolf who cannot howl',
  'the boy who cried wolf',
  'a red coat',
  'a bear who is lost',
  'visiting grandma in the woods',
];
