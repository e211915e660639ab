/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'abracadabra and nothing happens',
  "the wizard says the words but there's not even a spark",
  "a unicorn who doesn't sparkle any more",
  "the fairy's spells won't work today",
  "a witch wakes up and finds that she's quite ordinary",
  'her powers have stopped',
  'a magician whose spells all go off behind his back',
  "why can't I do it any longer? said the little sorceress",
  'my superhero son has run out of superpowers',
  "a dragon who hasn't any magic",
  "Merlin can't conjure a thing",
  'everything the witch tries happens somewhere else',
  "Mia used to be able to make things float and now she can't",
  "the elf who'd forgotten how to do magic",
  'a witch whose magic has stopped working',
  'the unicorn lost her sparkle',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a thief steals the wizard's wand",
  'a magic show at a birthday party',
  'the last unicorn in the enchanted forest',
];
