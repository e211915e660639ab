import type { Role } from '../../../frame.ts';

const NAME = String.raw`(?!We\b|He\b|She\b|They\b|The\b|And\b)\p{Lu}\p{Ll}[\p{L}'-]*`;
const TWO = String.raw`(${NAME} (?:and|&) ${NAME})`;

/** The foster carers, by their names where these were given: "We are Jo and Steve". */
export const HOSTS: Role = {
  fallback: { text: 'foster carers', plural: true },
  cues: [
    { match: new RegExp(String.raw`\b[Ww]e(?: are|['’]re) (?:called )?${TWO}`, 'u'), phrase: { text: '$', plural: true } },
    { match: new RegExp(String.raw`\b(?:carers?|parents|family|names|with|to)(?: are| is|,|:)?(?: called)? ${TWO}`, 'u'), phrase: { text: '$', plural: true } },
    { match: new RegExp(String.raw`\b(?:[Ff]oster (?:carer|mum|mom|dad|parent)|[Mm]y name is|I am|I['’]m)(?: is|,| called)? (${NAME})`, 'u'), phrase: { text: '$' } },
  ],
}; // prettier-ignore
