/** What is told by its shape alone, and what is said instead. They are not put back: no story needs them. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, '(an address)'],
  [/\bhttps?:\/\/\S+|\bwww\.\S+/giu, '(an address)'],
  [/\b[a-z0-9-]+\.(?:com|org|net|edu|gov|info|io|app|co\.uk|org\.uk|ac\.uk|sch\.uk|uk|us|ca|au|de|fr|es|ie|nz|in)\b(?:\/\S*)?/giu, '(an address)'],
  [/(?<![\w@])@[\p{L}\d_.]{2,}/gu, '(an address)'],
  // Dates with a year: a date of birth tells who somebody is.
  [/\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/gu, '(a date)'],
  [
    /\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? (?:19|20)\d\d\b/giu,
    '(a date)',
  ],
  [
    /(?<=\b(?:born|birthday|birthdate|dob|d\.o\.b\.?)(?: is| on| of| the|:)* )\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9}\b|(?<=\b(?:born|birthday|birthdate|dob|d\.o\.b\.?)(?: is| on| of| the|:)* )\p{Lu}\p{Ll}{2,8} \d{1,2}(?:st|nd|rd|th)?\b/giu,
    '(a date)',
  ],
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
