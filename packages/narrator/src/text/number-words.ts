/** Numbers as English words, spelled the way a storyteller says them (no "and", no hyphens). */

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
/** Above this a number is said digit by digit. */
const LARGEST = 999_999_999_999;
/** Digits said of a number that is too large to be a quantity. */
const MOST_DIGITS = 16;

/** A whole number from zero: 25 -> "twenty five". Larger than a trillion: digit by digit. */
export function cardinal(digits: string): string {
  const value = Number(digits);
  return value > LARGEST ? digitByDigit(digits) : wordsOf(value);
}

/** 21 -> "twenty first". */
export function ordinal(digits: string): string {
  const words = cardinal(digits).split(' ');
  const last = words.pop() ?? '';
  const ending = IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, ending].join(' ');
}

/** A year: 1995 -> "nineteen ninety five", 2005 -> "two thousand five", 1905 -> "nineteen oh five". */
export function year(value: number): string {
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (century === 20 && rest < 10) return wordsOf(value);
  if (rest === 0) return century % 10 === 0 ? wordsOf(value) : `${wordsOf(century)} hundred`;
  return `${wordsOf(century)} ${rest < 10 ? `oh ${wordsOf(rest)}` : wordsOf(rest)}`;
}

/** "007" -> "zero zero seven"; at most the first sixteen digits. */
export function digitByDigit(digits: string): string {
  return Array.from(digits.slice(0, MOST_DIGITS), (digit) => SMALL[Number(digit)] ?? '').join(' ');
}

function wordsOf(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 > 0 ? ` ${SMALL[value % 10]}` : ''}`;
  for (const [size, name] of SCALES) {
    if (value < size) continue;
    const rest = value % size;
    return `${wordsOf(Math.floor(value / size))} ${name}${rest > 0 ? ` ${wordsOf(rest)}` : ''}`;
  }
  return '';
}
