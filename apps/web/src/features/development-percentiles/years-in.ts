const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The first number of an age, or the middle of the two it lies between. */
function numberIn(words: string): number | null {
  const group = /(\d+)\s*(?:-|–|to)\s*(\d+)/u.exec(words);
  if (group) return (Number(group[1]) + Number(group[2])) / 2;
  const digits = /\d+(?:[.,]\d+)?/u.exec(words);
  if (digits) return Number(digits[0].replace(',', '.'));
  const word = NUMBERS.findIndex((number) => new RegExp(`\\b${number}\\b`, 'u').test(words));
  return word < 0 ? null : word + 2;
}

/**
 * How many years an age says that a parent wrote in their own way: "5", "4 and a half", "30 months", "nearly six". The
 * middle of an age group ("8-10"). Null when there is no number of years in it.
 */
export function yearsIn(age: string | null): number | null {
  const words = (age ?? '').trim().toLowerCase();
  const number = numberIn(words);
  if (number === null) return null;
  const inYears = /(?<![a-z])y(?:ears?|rs?|o)?\b/u.test(words);
  if (!inYears && /(?<![a-z])mo(?:nths?)?\b/u.test(words)) return number / 12;
  return number + (/½|\band a half\b/u.test(words) ? 0.5 : 0);
}
