import type { Role } from '../../frame.ts';

/** Another child, as a parent names one: "a boy called Harvey", "a girl in her class, Ava". */
const ONE_CALLED = String.raw`\b(?:boy|girl|child|kid|classmate|lad)s?(?: in (?:his|her|their|the) (?:class|year|school))?,?(?: (?:called|named))? (?!I\b|The\b|He\b|She\b|They\b|Year\b|Mr\b|Mrs\b|Miss\b|Ms\b)(\p{Lu}\p{Ll}+)\b`;

/** Whoever says the unkind thing: by name where a parent gives it. */
export const WHO_TEASES: Role = {
  fallback: { text: 'somebody' },
  cues: [
    { match: new RegExp(ONE_CALLED, 'u'), phrase: { text: '$' } },
    { match: /(?<!like )\b(?:a|another|one|this) boy\b/i, phrase: { text: 'a boy' } },
    { match: /(?<!like )\b(?:a|another|one|this) girl\b/i, phrase: { text: 'a girl' } },
    { match: /\b(?:his|her|their) friends?\b/i, phrase: { text: 'a friend' } },
  ],
};
