import type { Role } from '../../../frame.ts';

/** What a family calls either parent. */
export const PARENTS = 'mum|mummy|mom|mommy|mama|mam|dad|daddy|papa|baba';
/** Where the other parent lives: "at my house", "at mine", "at his dad's". */
export const AT_THE_OTHERS = String.raw`(?:at|to|with|in|from) (?:my (?:house|flat|place|home)|mine\b|(?:his |her |their )?(?:${PARENTS})(?:['’]?s)\b)`;

const MOTHERS = 'mum|mummy|mom|mommy|mama|mam';
const FATHERS = 'dad|daddy|papa|baba';
const MISSING = String.raw`(?:miss(?:es|ing)?|for|wants?|wanting) (?:his |her |their |to (?:see|ring|call|be with) (?:his |her |their )?)?`;

/** The parent who is missed in the home of the other one: "cries for mummy when he's at my house". */
export const MISSED_ROLE: Role = {
  fallback: { text: 'the other parent' },
  cues: [
    { match: new RegExp(String.raw`\b${MISSING}(${MOTHERS})\b(?!['’]?s)`, 'i'), phrase: { text: '$', gender: 'f' } },
    { match: new RegExp(String.raw`\b${MISSING}(${FATHERS})\b(?!['’]?s)`, 'i'), phrase: { text: '$', gender: 'm' } },
    { match: /\b(?:misses|missing|cries for|crying for|asks? for|asking for|wants) me\b[^.]*\bat (?:his|her|their) (?:dad|daddy|papa)['’]?s/i, phrase: { text: 'Mum', gender: 'f' } },
    { match: /\b(?:misses|missing|cries for|crying for|asks? for|asking for|wants) me\b[^.]*\bat (?:his|her|their) (?:mum|mummy|mom|mommy|mama)['’]?s/i, phrase: { text: 'Dad', gender: 'm' } },
  ],
}; // prettier-ignore
