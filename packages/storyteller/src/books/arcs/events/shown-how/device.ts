/** Who learns it, as a theme says it. */
export const OLD_ONE = String.raw`(?:grand(?:ma|pa|dad|mother|father|mum)|gran|granny|nan|nana|nanny|nanna|oma|opa|grampy|gramps|grandpop|old (?:lady|man))`;

/** What is learnt. */
export const DEVICE = String.raw`(?:(?:mobile|smart|cell) ?-?phone|phone|mobile|tablet|i ?pad|computer|laptop|internet|video ?-?call(?:s|ing)?|text(?:s|ing)?|e-?mails?|messages?|photos?|selfies?|emojis?|screen)`;

/** What the new thing is called in the book, and what is in all the pictures that it takes at first. */
export function deviceIn(raw: string): { readonly what: string; readonly part: string } {
  if (/\b(?:tablet|i ?pad)\b/i.test(raw)) return { what: 'tablet', part: 'thumb' };
  if (/\b(?:computer|laptop|internet|e-?mails?)\b/i.test(raw)) return { what: 'computer', part: 'chin' };
  return { what: 'phone', part: 'thumb' };
}
