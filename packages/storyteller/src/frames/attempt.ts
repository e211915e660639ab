import type { NounPhrase, Role } from '../frame.ts';

const tried = (match: RegExp, what: string): { readonly match: RegExp; readonly phrase: NounPhrase } => ({
  match,
  phrase: { text: `a try ${what}` },
});

/** What went wrong before somebody called themselves a name, where the parent says it: "a try at a sum". */
export const ATTEMPT: Role = {
  fallback: { text: 'a try' },
  cues: [
    tried(/\b(?:maths?|sums|numbers|times tables)\b/i, 'at a sum'),
    tried(/\bspellings?\b/i, 'at a spelling'),
    tried(/\b(?:hand ?)?writ(?:ing|e|es)\b/i, 'at writing'),
    tried(/\bread(?:ing|s)?\b/i, 'at reading'),
    tried(/\b(?:draw(?:s|ing|ings)?|art|paint(?:s|ing|ings)?)\b/i, 'at a picture'),
    tried(/\b(?:football|netball|rugby|cricket|sports?|PE|gymnastics)\b/i, 'at a sport'),
    tried(/\b(?:piano|violin|guitar|drums|recorder)\b/i, 'at a tune'),
    tried(/\bhomework\b/i, 'at homework'),
    tried(/\btests?\b|\bexams?\b/i, 'in a test'),
  ],
};
