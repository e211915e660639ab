/**
 * Words of the nursery for what every story calls by its plain name: "duckies" are ducks to whoever looks for a book of
 * ducks. One that may be a name, or another word ("a bit fishy"), is left as it is.
 */
const NURSERY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pussy|kitty) ?cat(s?)\b/gi, 'cat$1'],
  [/\bpuppy dogs\b/gi, 'puppies'],
  [/\bpuppy dog\b/gi, 'puppy'],
  [/\bdogg(?:ies|ys)\b/gi, 'dogs'],
  [/\bhors(?:ies|eys|eies)\b/gi, 'horses'],
  [/\bduck(?:ies|eys|ys)\b/gi, 'ducks'],
  [/\bfrogg(?:ies|ys)\b/gi, 'frogs'],
  [/\bbird(?:ies|ys)\b/gi, 'birds'],
  [/\bfish(?:ies|eys)\b/gi, 'fish'],
  [/\bpigg(?:ies|ys)\b/gi, 'pigs'],
  [/\bmoo[- ]cow(s?)\b/gi, 'cow$1'],
  [/\bbaa[- ]lamb(s?)\b/gi, 'lamb$1'],
  [/\bchoo[- ]?choo(?: trains?|s)?\b/gi, 'trains'],
];

/** A theme with the words of the nursery put plainly. */
export const withPlainWords = (theme: string): string =>
  NURSERY.reduce((told, [typed, plain]) => told.replace(typed, plain), theme);
