/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the only girl in the football team',
  'being the only girl on the team',
  'the only girl on the boys team',
  'a girl who plays football with the boys',
  'a girl in a rugby team full of boys',
  'my daughter is the only girl in her cricket team',
  'the boys do not tell her the plan because she is a girl',
  'the only girl in the hockey club',
  'a girl joins the boys football team',
  'she has to change in a different room because she is the only girl',
  'one girl and ten boys',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the only girl in the family',
  'the girls football team',
  'a girl who scores the winning goal',
  'the boys say that football is not for girls',
  'picked last for the team',
  'an only child',
];
