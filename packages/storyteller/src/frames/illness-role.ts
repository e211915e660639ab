import type { Role } from '../frame.ts';

/** What somebody in the family has, in the parent's own word: a child who has heard "cancer" at home is told of no "illness". */
export const ILLNESS: Role = {
  fallback: { text: 'an illness' },
  cues: [
    { match: /\b(?:cancer|chemo|chemotherapy|leuk[ae]+mia|lymphoma)\b/i, phrase: { text: 'cancer' } },
    { match: /\bbrain tumou?r\b/i, phrase: { text: 'a brain tumour' } },
    { match: /\btumou?r\b/i, phrase: { text: 'a tumour' } },
    { match: /\blump\b/i, phrase: { text: 'a lump' } },
    { match: /\bMS\b|\bmultiple sclerosis\b/, phrase: { text: 'MS' } },
    { match: /\blupus\b/i, phrase: { text: 'lupus' } },
    { match: /\blong covid\b/i, phrase: { text: 'long Covid' } },
  ],
};
