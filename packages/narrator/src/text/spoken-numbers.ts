import { cardinal, digitByDigit, ordinal, year } from './number-words.ts';

const CURRENCIES: Readonly<Record<string, readonly [one: string, many: string, hundredth: string]>> = {
  $: ['dollar', 'dollars', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '€': ['euro', 'euros', 'cents'],
};
const UNITS: Readonly<Record<string, string>> = {
  '%': 'percent',
  '°': 'degrees',
  '°c': 'degrees',
  '°f': 'degrees',
  am: 'a m',
  pm: 'p m',
  kg: 'kilograms',
  g: 'grams',
  km: 'kilometers',
  cm: 'centimeters',
  mm: 'millimeters',
  m: 'meters',
  ml: 'milliliters',
  l: 'liters',
  x: 'times',
};
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': 'a half',
  '¼': 'a quarter',
  '¾': 'three quarters',
  '⅓': 'a third',
  '⅔': 'two thirds',
  '1/2': 'one half',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
  '1/3': 'one third',
};

/**
 * How a written word that holds a digit is said: amounts, times, percentages, ordinals, ranges, years, decades,
 * decimals, simple fractions and units. Anything else is said as its numbers and letters in turn.
 */
export function spokenNumber(written: string): string {
  const word = written.toLowerCase();
  return (
    FRACTIONS[word] ??
    range(word) ??
    clock(word) ??
    money(word) ??
    ordinalNumber(word) ??
    decade(word) ??
    withUnit(word) ??
    numbersAndLetters(word)
  );
}

function range(word: string): string | undefined {
  const match = /^(\d[\d.,]*)[-–](\d[\d.,]*)(\D*)$/.exec(word);
  if (!match) return undefined;
  return `${amount(match[1] ?? '')} to ${spokenNumber(`${match[2] ?? ''}${match[3] ?? ''}`)}`;
}

function clock(word: string): string | undefined {
  const match = /^(\d{1,2}):(\d{2})(am|pm)?$/.exec(word);
  if (!match) return undefined;
  const [hour, minute, half] = [match[1] ?? '', match[2] ?? '', match[3]];
  const minutes =
    minute === '00' ? (half ? '' : "o'clock") : minute.startsWith('0') ? `oh ${cardinal(minute)}` : cardinal(minute);
  return joined(cardinal(hour), minutes, half && UNITS[half]);
}

function money(word: string): string | undefined {
  const match = /^([$£€])(\d[\d,]*)(?:\.(\d{2}))?$/.exec(word);
  const names = match && CURRENCIES[match[1] ?? ''];
  if (!match || !names) return undefined;
  const whole = (match[2] ?? '').replaceAll(',', '');
  const part = match[3] && match[3] !== '00' ? `and ${cardinal(match[3])} ${names[2]}` : '';
  return joined(cardinal(whole), Number(whole) === 1 ? names[0] : names[1], part);
}

function ordinalNumber(word: string): string | undefined {
  const match = /^(\d[\d,]*)(?:st|nd|rd|th)$/.exec(word);
  return match ? ordinal((match[1] ?? '').replaceAll(',', '')) : undefined;
}

function decade(word: string): string | undefined {
  const match = /^(1\d|20)(\d0)['’]?s$/.exec(word);
  if (!match) return undefined;
  const spoken = year(Number(`${match[1]}${match[2]}`));
  return spoken.endsWith('y') ? `${spoken.slice(0, -1)}ies` : `${spoken}s`;
}

function withUnit(word: string): string | undefined {
  const match = /^([+-]?)(\d[\d.,]*)([^\d.,]*)$/.exec(word);
  if (!match) return undefined;
  const unit = match[3] ?? '';
  if (unit !== '' && !(unit in UNITS)) return undefined;
  const sign = match[1] === '-' ? 'minus' : match[1] === '+' ? 'plus' : '';
  return joined(sign, amount(match[2] ?? '', unit === ''), UNITS[unit]);
}

/** "1,000" is a thousand, "3.5" three point five, "007" is read out; four bare digits of our time are a year. */
function amount(written: string, mayBeYear = false): string {
  const number = written.replace(/[.,]+$/, '');
  if (/^\d{1,3}(,\d{3})+$/.test(number)) return cardinal(number.replaceAll(',', ''));
  const decimal = /^(\d+)[.,](\d+)$/.exec(number);
  if (decimal) return `${cardinal(decimal[1] ?? '')} point ${digitByDigit(decimal[2] ?? '')}`;
  if (/^0\d/.test(number)) return digitByDigit(number.replace(/\D/g, ''));
  if (mayBeYear && /^(1[1-9]|20)\d\d$/.test(number)) return year(Number(number));
  return /^\d+$/.test(number) ? cardinal(number) : numbersAndLetters(number);
}

function numbersAndLetters(word: string): string {
  const runs = word.match(/\d+|[a-z']+/g) ?? [];
  return runs.map((run) => (/\d/.test(run) ? amount(run) : run)).join(' ');
}

const joined = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ');
