/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a day at the office with mummy',
  'what my dad does all day',
  'mum puts on her uniform and leaves in the morning',
  'can I come with you today, daddy',
  'daddy drives a lorry for his job',
  'take your daughter to work day',
  "too small to help in mum's bakery",
  'my mother is a nurse at the hospital',
  'waving at the window when papa sets off for the office',
  "I want to help at my dad's garage",
  "what do grown-ups do all day while I'm at nursery",
  'going along to the fire station where mommy works',
  'daddy has a shift tonight',
  "visiting mum's desk, her telephone and her coworkers",
  'where does daddy go all day?',
  'I went with mum to her office',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'dad is always working and never plays',
  "my teacher's first day",
  'a robot with a new job',
];
