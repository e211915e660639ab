/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'mummy has a baby in her tummy',
  'waiting and waiting for a little brother',
  "we're expecting in march, a book for the big sister please",
  'a girl who is about to have a sibling',
  "he's becoming a big brother soon",
  'when is the baby going to come out',
  'how big is the baby now, as big as a melon?',
  'getting ready for the new arrival',
  'my daughter will be a big sister',
  'the day the newborn came home',
  "mum's bump is growing and growing",
  'the tiny hand that held on to my finger',
  "Tom can't wait to meet the baby",
  'a baby brother is on his way and it takes so long',
  "I'm going to be a big sister soon",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a baby dragon hatches',
  'twins who fight over a toy',
  'a baby who cries all night',
];
