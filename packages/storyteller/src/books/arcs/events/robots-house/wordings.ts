/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the robots are bossing us about at home',
  'too much help from three machines',
  'they tidied granny away in the wardrobe',
  'robots put the cat in a drawer',
  "everything that doesn't move gets put in the cupboard",
  "keep wobbling or they'll tidy you up",
  'who ordered all these robots',
  'cleaning robots go bonkers',
  'three machines clear away more than we want',
  "the machines won't let us sit still",
  'a takeover by tin tidiers',
  'a house run by robots',
  "don't stand still or you end up in a box",
  'robits everywhere',
  'the hoover and the toaster are the bosses now',
  "robots everywhere and they're putting everything away, even us",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a robot who is my best friend',
  'a school for robots',
  'dad tidies the garage',
];
