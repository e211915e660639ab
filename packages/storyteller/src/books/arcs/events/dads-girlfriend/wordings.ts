/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "dad's new girlfriend",
  "mum's new boyfriend",
  "mum's boyfriend is moving in",
  "I don't like my dad's girlfriend",
  "getting used to daddy's new girlfriend",
  "meeting dad's girlfriend for the first time",
  "mummy's new boyfriend comes to dinner",
  "my mum's boyfriend does everything wrong",
  "dad's girlfriend sits in the wrong chair",
  "her daddy's new wife",
  "his mum's new husband",
  "dad's girlfriend stays at our house",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'two homes',
  'mum and dad are getting divorced',
  "my big sister's boyfriend",
  'my new stepsister',
  "dad's new car",
];
