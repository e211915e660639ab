/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bear sits down in our classroom',
  'my dog followed me to nursery',
  'Mia brings an elephant for show and tell',
  "there's a crocodile in the lining-up line",
  'a penguin turned up in assembly and there was no chair for it',
  'no peg, no chair, no apple for the lion',
  'a robot joins class three',
  'what if a cow came to school with me',
  "we walk two by two, and now there's an odd one out who is a giraffe",
  'riding a horse to kindergarten',
  'an octopus in the playground',
  'a monster wants to be in our class today',
  'a snowman at the classroom door',
  'somebody big and furry has come to lessons',
  'a bear turns up in our classroom',
  'I took my dragon to show and tell',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the class hamster',
  'a new boy starts at our school',
  'a dragon teacher',
];
