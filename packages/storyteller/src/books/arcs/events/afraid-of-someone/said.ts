/** What is said instead of looking. */
export const REFRAINS = [
  "I'm not looking!",
  "I won't look!",
  "I can't look!",
  'Not looking!',
  'No looking!',
  'I never look!',
  'Nobody look!',
  "I daren't look!",
  'No, not looking!',
  'Still not looking!',
] as const;
export const TITLES = ['not looking', 'a little bit nearer', 'now do not look', 'still as a flowerpot'];
