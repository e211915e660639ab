/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'nope, nope, nope',
  'my two year old refuses everything',
  "I don't want to, says the little hippo to whatever you offer",
  'a bear whose answer is never yes',
  'no thank you, not me, never',
  'the contrary goat',
  'what happens when you turn everything down',
  'her favourite word has two letters',
  "he says he doesn't want the last pancake, but he does",
  'a rabbit who disagrees',
  'will you play? no. will you come? no.',
  'the terrible twos',
  'the word that comes out too fast',
  'mister no-no-no',
  'no no no no no',
  "my two year old's answer to everything",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ["she won't eat her peas", "I don't want to go to bed", 'no more school'];
