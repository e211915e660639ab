import type { Role } from '../../../frame.ts';

const NAME = String.raw`((?!Mum|Dad|Mom|He|She|They|And|But)\p{Lu}\p{Ll}[\p{L}'-]*)`;
/** What a parent's new partner is called by the family. */
export const PARTNERS = String.raw`[Pp]artner|[Bb]oyfriend|[Gg]irlfriend|fianc[eé]e?|husband|wife|[Ss]tep-?(?:dad|father|mum|mom|mother)`;

/** A parent's new partner by name: "my partner Claire", "his stepdad Paul", "Dave is moving in". */
export const NEWCOMER_ROLE: Role = {
  fallback: { text: 'somebody new' },
  cues: [
    { match: new RegExp(String.raw`\b(?:${PARTNERS})(?:,| is| is called| called| named)* ${NAME}`, 'u'), phrase: { text: '$' } },
    { match: new RegExp(String.raw`${NAME},? (?:is )?(?:my|(?:his|her|their) (?:mum|mom|dad)['’]s|the) (?:new )?(?:${PARTNERS})\b`, 'u'), phrase: { text: '$' } },
    { match: new RegExp(String.raw`${NAME} (?:is |has )?(?:moving|moved|moves) in\b`, 'u'), phrase: { text: '$' } },
    { match: new RegExp(String.raw`\b(?:[Hh]is|[Hh]er) name(?:['’]s| is) ${NAME}`, 'u'), phrase: { text: '$' } },
    { match: new RegExp(String.raw`\b[HhSs]h?e(?:['’]s| is) (?:called|named) ${NAME}`, 'u'), phrase: { text: '$' } },
    { match: /\bstep-? ?dad\b(?!['’]s)/i, phrase: { text: '{his} stepdad', gender: 'm' } },
    { match: /\bstep-? ?(?:mum|mom)\b(?!['’]s)/i, phrase: { text: '{his} stepmum', gender: 'f' } },
  ],
}; // prettier-ignore
