import type { Role } from '../../frame.ts';

/** A brother or sister of whom a parent speaks; by name where it is given. */
export const SIBLING_ROLE: Role = {
  fallback: { text: 'the other one' },
  cues: [
    { match: /\b(?:big|older|elder) brother\b/i, phrase: { text: '{his} big brother', again: '{his} brother', gender: 'm' } },
    { match: /\b(?:big|older|elder) sister\b/i, phrase: { text: '{his} big sister', again: '{his} sister', gender: 'f' } },
    { match: /\b(?:little|younger|baby) brother\b/i, phrase: { text: '{his} little brother', again: '{his} brother', gender: 'm' } },
    { match: /\b(?:little|younger|baby) sister\b/i, phrase: { text: '{his} little sister', again: '{his} sister', gender: 'f' } },
    { match: /\bbrother\b/i, phrase: { text: '{his} brother', gender: 'm' } },
    { match: /\bsister\b/i, phrase: { text: '{his} sister', gender: 'f' } },
    { match: /\bcousin\b/i, phrase: { text: '{his} cousin' } },
  ],
}; // prettier-ignore

/** The same where it is said that they are older. */
export const OLDER_ROLE: Role = { ...SIBLING_ROLE, fallback: { text: 'somebody older' } };
