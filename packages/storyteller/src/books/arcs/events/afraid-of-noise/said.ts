/** What is said to a noise that has come without leave. */
export const REFRAINS = [
  'Who asked you?',
  'Who told you to?',
  'Who said so?',
  'Who wanted that?',
  'Who called you?',
  'Who ordered that?',
  'Who asked for that?',
  'Who sent for you?',
  'Who wished for that?',
  'Well, who asked you?',
] as const;
export const TITLES = ['now!', 'what comes before', 'something very loud', 'who asked you?'];
