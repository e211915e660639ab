/** Titles of the plot, by the two names. */
export const titlesOf = (a: string, b: string): readonly string[] => [
  `${a} is ${b} today`,
  'the wrong hat',
  `good morning, ${b}`,
  'a hat and a scarf',
];
