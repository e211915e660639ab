/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Daddy comes home after six weeks away at sea and we make a banner',
  'a welcome home banner for Mummy',
  'making a welcome home sign for Dad who has been away for months',
  'Mum comes home after weeks away',
  'Dad is back from the army after five months',
  'Mummy comes back today after a long time working abroad',
  'Daddy is home from sea at last',
  'welcome home Daddy',
  'painting a banner because Mama is coming home',
  'Mommy comes home from deployment',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'counting the sleeps until Daddy comes home',
  'Daddy comes home late from work',
  'Mummy comes home from hospital',
  'a new baby comes home',
  'a lost dog finds the way home',
];
