/** Titles of the plot, by the third word of its count and the second. */
export const TITLES = (third: string, second: string): readonly string[] => [
  `nearly at ${second}`,
  `no ${third}`,
  `what comes after ${second}`,
  `never say ${third}`,
];
