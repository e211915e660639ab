/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "the witch's book of magic has flown off",
  'my spells are gone! said the wizard, I had them on the shelf',
  'a book that flaps its pages and escapes',
  'where oh where is my spelbook',
  'half-done magic all over the village, a cow half blue',
  'a sorceress who never reads to the end of the page',
  'hunting for a runaway book of enchantments',
  'somebody left the magic book open and away it went',
  'the fairy mislaid her book full of charms',
  'catch that book before it turns anyone else into half a hen',
  'a naughty book of spells loose in the farmyard',
  "a wizard without his book can't undo anything",
  'the girl who helps a witch hunt for her missing magic words',
  'a book that leaves bits of magic wherever it goes',
  "the wizard can't find his magic book anywhere",
  'a book of spells flaps off out of the window',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a library book that is late',
  "a wizard's school book bag",
  'learning to read my first book',
];
