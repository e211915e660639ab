/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the moon has never seen daytime',
  "why don't the sun and moon ever meet?",
  'a boy chats with the moon from his bedroom',
  'bring me a little bit of sunshine, whispered the moon',
  "the moon's friend, a small mouse",
  'could you catch daylight in a jar and give it to the night sky',
  'a girl at the window and the lonely round moon',
  'the moon asks what the day is like',
  "where does the moon's light come from, as a story",
  'moonbeams and a shiny spoon',
  'does the moon know the sun?',
  'a bear who tells the moon about mornings',
  'the moon is curious about the day she always misses',
  "my daughter says good evening to the moon each night, she thinks they're mates",
  'the moon would love to see the sun',
  "why don't the sun and the moon ever meet",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a rocket to the moon',
  'the man in the moon loses his hat',
  'afraid when the sun goes down',
];
