/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'counting sleeps until Daddy comes home',
  'how many more sleeps until Mummy is back?',
  'one sleep, two sleeps, and then Daddy is home',
  'seven sleeps and then mum is home again',
  'my brother is in the army and I cross off the days',
  'my dad is only home at weekends',
  'Mummy comes back on Friday and I count the nights',
  'waiting for Papa to come home from sea',
  'counting the nights until my sister comes back',
  'a bear who counts the sleeps until his daddy comes home',
  'my dad is on a ship for six weeks',
  'ten more sleeps until Mama is home',
  'a chart with all the days until Dad is back',
  'Daddy is a soldier and far away',
  'when is Mummy coming home from her trip?',
  'my dad drives a lorry and comes home on Saturdays',
  'a penguin who waits for her father to come back from the sea',
  'too many sleeps',
  'the days go so slowly until mum is back',
  'crossing off the days until Dad is back from the navy',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'Daddy comes home late from work',
  'how many sleeps until Christmas',
  'a weekend at Dad’s house',
  'counting sheep to fall asleep',
];
