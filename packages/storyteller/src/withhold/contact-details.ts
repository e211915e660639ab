const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** What is told by its shape alone, and what is said instead. They are not put back: no story needs them. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b[\w.+-]+ ?@ ?[\w-]+(?:\.[\w-]+)+/gu, '(an address)'],
  [/\b[\w.+-]+(?: dot [\w-]+)* at [\w-]+(?: dot [\w-]+)+/giu, '(an address)'],
  [/\bhttps?:\/\/\S+|\bwww\.\S+/giu, '(an address)'],
  [/\b[a-z0-9-]+\.(?:com|org|net|edu|gov|info|io|app|co\.uk|org\.uk|ac\.uk|sch\.uk|uk|us|ca|au|de|fr|es|ie|nz|in)\b(?:\/\S*)?/giu, '(an address)'],
  [/(?<![\w@])@[\p{L}\d_.]{2,}/gu, '(an address)'],
  // What people are called on the net: "leosmum2019".
  [/(?<![\p{L}\d@])(?!covid)\p{L}[\p{L}_.]{3,}\d{2,}(?![\p{L}\d])/giu, '(an address)'],
  // Dates: a date of birth tells who somebody is, and nobody says which date is one.
  [/\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/gu, '(a date)'],
  [new RegExp(String.raw`\b(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:${MONTHS})\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? (?:(?:19|20)\d\d|['’]?\d\d)\b(?! ?(?:year|month|week|day|time|o['’]clock|am|pm))`, 'giu'), '(a date)'],
  [new RegExp(String.raw`\b(?:the )?\d{1,2}(?:(?:st|nd|rd|th)(?: of)?| of) (?:${MONTHS})\b\.?`, 'giu'), '(a date)'],
  [new RegExp(String.raw`\b(?:${MONTHS})\.? (?:the )?\d{1,2}(?:st|nd|rd|th)\b`, 'giu'), '(a date)'],
  // Without its ending a number before "may" may count children.
  [new RegExp(String.raw`(?<=\b(?:on|born|birthday|dob|d\.o\.b\.?|of birth|is|was|from|since|until|by|before|after)(?: is| on| of| the|:)* )(?:\d{1,2} (?:${MONTHS})|(?:${MONTHS}) \d{1,2})\b`, 'giu'), '(a date)'],
  [new RegExp(String.raw`\b\d{1,2} (?:${MONTHS.replace('|may|', '|').replace('mar(?:ch)?', 'mar')})\b`, 'giu'), '(a date)'],
  [/(?<=\bborn (?:in )?)(?:19|20)\d\d\b/giu, '(a date)'],
  // Post codes of the United Kingdom, Canada and the Netherlands.
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/giu, '(a place)'],
  [/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/gu, '(a place)'],
  [/\b\d{4} ?[A-Z]{2}\b/gu, '(a place)'],
  // Telephone numbers in groups, then any long run of digits, also with letters between ("NHS 485 777 3456", "AB123456C").
  [/(?<![\p{L}\d])\+?\(?\d[\d() ./-]{5,}\d(?![\p{L}\d])/gu, '(a number)'],
  [/(?<!\p{L})\+?[\p{Lu}]{0,3}\d{5,}[\p{Lu}]?\b/gu, '(a number)'],
]; // prettier-ignore

/** A text without addresses, telephone and other long numbers, post codes and full dates. */
export const withoutContactDetails = (text: string): string =>
  PATTERNS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

/** Every such detail that stands in a text. */
export const contactDetailsIn = (text: string): string[] =>
  PATTERNS.flatMap(([pattern]) => [...text.matchAll(pattern)].map(([found]) => found));
