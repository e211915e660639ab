/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'what comes after la la lee?',
  'a nightingale opens her beak and nothing comes out',
  "the whale can't remember how it goes",
  'without the lullaby nobody in the wood can sleep',
  'la la hum, what was the next bit?',
  'a robin who has forgotten his tune',
  'everyone remembers a little bit of the melody',
  "the blackbird doesn't sing in the mornings any longer",
  "a cricket's fiddle tune went out of his head",
  'mermaid hums but the notes have gone',
  "who'll sing us to sleep now, asked the mice, when the frog went silent",
  'the bird whose music disappeared overnight',
  'a canary with no song in her',
  'the cuckoo only knows half of it',
  'a bird who has forgotten her song',
  "the whale doesn't know how her tune goes any more",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a school choir sings at christmas',
  'learning to play the recorder',
  'a loud band practises next door',
];
