/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a girl who goes to a school for magic but her spells keep going wrong',
  "a magic school where she can't do magic",
  'a boy at wizard school whose spells never work',
  'the worst pupil at witch school',
  'a witch academy and a girl whose magic always goes wrong',
  'she fails her exam at the school of magic',
  "a boy at magic school who can't cast a single spell right",
  'his spells keep missing at wizard academy',
  'bad at magic in a school for wizards',
  'he turned the headteacher into a teapot by mistake',
  'she turned her friend into a toad by accident at magic school',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'first day at a school for witches',
  'a wizard whose spells go wrong',
  'a magic show at school',
  'everything goes wrong at school',
  'a school for dragons',
];
