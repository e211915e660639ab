const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const LARGEST = 9_999;
/** Longer rows of digits are not said one by one: nobody sings a telephone number of two lines. */
const MOST_DIGITS = 8;

function cardinal(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  if (number < 100) {
    const rest = number % 10;
    return `${TENS[Math.floor(number / 10)] ?? ''}${rest > 0 ? `-${cardinal(rest)}` : ''}`;
  }
  const size = number < 1000 ? 100 : 1000;
  const rest = number % size;
  const head = `${cardinal(Math.floor(number / size))} ${size === 100 ? 'hundred' : 'thousand'}`;
  return rest === 0 ? head : `${head} ${rest < 100 ? 'and ' : ''}${cardinal(rest)}`;
}

const FINISHED: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const ordinal = (number: number): string =>
  cardinal(number).replace(/[a-z]+$/, (last) => FINISHED[last] ?? `${last.replace(/y$/, 'ie')}th`);

const oneByOne = (digits: string): string => [...digits].map((digit) => ONES[Number(digit)] ?? '').join(' ');
const whole = (digits: string): string =>
  Number(digits) > LARGEST || /^0\d/.test(digits) ? oneByOne(digits) : cardinal(Number(digits));

/** A number as it is typed: digits with commas, a decimal part, an ending such as "st". */
const NUMBER = /(\d[\d,]*\d|\d)(?:\.(\d+))?(st|nd|rd|th)?/giu;

/**
 * A line with its numbers in words, British style: "7" is "seven", "1st" is "first", "105" is "one hundred and five".
 * Long rows of digits are said one by one; null when one is too long to be said at all.
 */
export function numbersInWords(line: string): string | null {
  let canBeSaid = true;
  const said = line.replace(NUMBER, (_, digits: string, decimals: string | undefined, ending: string | undefined) => {
    const bare = digits.replaceAll(',', '');
    if (bare.length + (decimals?.length ?? 0) > MOST_DIGITS) canBeSaid = false;
    if (ending !== undefined && decimals === undefined && Number(bare) <= LARGEST) return ` ${ordinal(Number(bare))} `;
    const point = decimals === undefined ? '' : ` point ${oneByOne(decimals)}`;
    return ` ${whole(bare)}${point} ${ending ?? ''}`;
  });
  return canBeSaid ? said : null;
}
