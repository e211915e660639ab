/** Noises that wake a house. */
export const NOISES = '(?:bang|crash|thump|thud|boom|bump|wallop)';

/** The noise of a theme: "bang". */
export const noiseIn = (raw: string): string => new RegExp(String.raw`\b${NOISES}\b`, 'i').exec(raw)?.[0] ?? 'bang';

/** What somebody says who has heard another noise, without its stop. */
export const refrainsOf = (n: string): readonly [string, ...string[]] => [
  `More of a ${n}`,
  `That's not a ${n}`,
  `A ${n} is different`,
  `I heard a ${n}`,
  `It was a real ${n}`,
  `It was a proper ${n}`,
  `That was no ${n}`,
  `I know a ${n} when I hear one`,
  `It was rounder, like a ${n}`,
  `No, it went ${n}`,
];
export const titlesOf = (n: string): readonly [string, ...string[]] => [
  `the ${n} in the night`,
  `clang, slap, ${n}`,
  `what went ${n}`,
  'clang, slap, boing',
];
