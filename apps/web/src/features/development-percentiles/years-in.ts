const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/**
 * How many years an age says that a parent wrote in their own way: "5", "4 and a half", "30 months", "nearly six". Null
 * when there is no number of years in it.
 */
export function yearsIn(age: string | null): number | null {
  const words = (age ?? '').trim().toLowerCase();
  const digits = /(\d+(?:[.,]\d+)?)\s*(½)?/u.exec(words);
  const word = NUMBERS.findIndex((number) => new RegExp(`\\b${number}\\b`, 'u').test(words));
  if (!digits && word < 0) return null;
  const number = digits ? Number((digits[1] ?? '').replace(',', '.')) : word + 2;
  if (/\bmonths?\b|\bmo\b/u.test(words) && !/\by(?:ears?|rs?|o)?\b/u.test(words)) return number / 12;
  const half = digits?.[2] !== undefined || /\band a half\b/u.test(words);
  return number + (half ? 0.5 : 0);
}
