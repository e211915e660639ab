import type { Role } from '../frame.ts';

/** The other child of a home, as the parent speaks of it; by name where that was given. */
export const THE_OTHER_ONE: Role = {
  fallback: { text: 'the other one' },
  cues: [
    { match: /\btwins?\b/i, phrase: { text: '{his} twin' } },
    {
      match: /\bbrothers?\b|\bmy other son\b|\b(?:my|two|both) (?:two |three )?(?:boys|sons)\b/i,
      phrase: { text: '{his} brother', gender: 'm' },
    },
    {
      match: /\bsisters?\b|\bmy other daughter\b|\b(?:my|two|both) (?:two |three )?(?:girls|daughters)\b/i,
      phrase: { text: '{his} sister', gender: 'f' },
    },
  ],
};
