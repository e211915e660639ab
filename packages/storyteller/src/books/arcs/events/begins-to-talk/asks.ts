/** What somebody new to talking says: the refrain. */
export const ASKS = [
  'But why',
  'And why',
  'Why, though',
  'Yes, but why',
  'How come',
  'But how come',
  'And what for',
  'Why is that',
  'Why ever',
  'Really? Why',
  'Why so',
] as const;

/** Titles of the plot, by the name of the one who talks. */
export const titlesOf = (a: string, asks: string): readonly string[] => [
  `${asks.toLowerCase()}?`,
  `what ${a} asked`,
  `${a} wants to know`,
  'because',
];
