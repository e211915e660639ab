const WORDS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  eighteen: 18, 'twenty-four': 24, thirty: 30, 'thirty-six': 36,
}; // prettier-ignore
const YOUNGEST = 2;
const OLDEST = 12;
/** Nobody asks for a picture book for a grown-up; such a number means something else. */
const OLDEST_MEANT = 17;
const HALVES: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
};

const AGE =
  /(?<![\p{L}\d.,/-])(\d{1,2}(?:[.,]\d{1,2})?|[a-z]+(?:-[a-z]+)?)(?:\s*(?:and (?:a )?)?(½|¼|¾|[13]\/[24])|\s+and\s+a\s+(half))?\s*-?\s*(months?|mths?|mos?\b|years?|yrs?|y\b|yo\b)?/giu;

/**
 * The age a parent wrote, in years from 2 to 12: "4", "four", "3 years old", "18 months", "5 1/2", "turning six". Ages
 * under two and up to seventeen count as the nearest. Null when the text says no age.
 */
export function ageFromText(text: string): number | null {
  const low = text.slice(0, 200).toLowerCase().normalize('NFC').replace(/[–—]/g, '-');
  for (const [, number = '', fraction, half, unit] of low.matchAll(AGE)) {
    const whole = Object.hasOwn(WORDS, number)
      ? WORDS[number]
      : /^\d/.test(number)
        ? Number(number.replace(',', '.'))
        : undefined;
    if (whole === undefined || Number.isNaN(whole)) continue;
    const part = half === undefined ? (fraction === undefined ? 0 : (HALVES[fraction] ?? 0)) : 0.5;
    const years = unit !== undefined && unit.startsWith('m') ? (whole + part) / 12 : whole + part;
    if (years > OLDEST_MEANT || (years === 0 && unit === undefined)) continue;
    return Math.min(OLDEST, Math.max(YOUNGEST, years));
  }
  return null;
}
