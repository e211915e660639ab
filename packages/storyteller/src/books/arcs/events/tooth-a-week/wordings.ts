/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'sharks',
  'a shark',
  'a great white shark',
  'my son is obsessed with sharks',
  'a shark with a wobbly tooth',
  'a shark and the tooth fairy',
  'how many teeth does a shark have',
  "sharks' teeth",
  'a shark who keeps losing teeth',
  'finding a shark tooth on the beach',
  'the tooth fairy visits a shark',
  'a shark with too many teeth',
  'what happens when a shark loses a tooth',
  'sharks and their teeth',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a mermaid and a shark',
  'my first wobbly tooth',
  'a shark who only eats seaweed',
  'afraid of sharks',
  'a crocodile at the dentist',
];
