/** Titles of the plot, by the place that somebody hides at and what is said into every other. */
export const titlesOf = (nest: string, saying: string): readonly string[] => [
  saying.toLowerCase(),
  `what ${nest} said`,
  `ask ${nest}`,
  'the best place of all',
];
