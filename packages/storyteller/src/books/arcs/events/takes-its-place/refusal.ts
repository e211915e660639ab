import { THINGS } from './jobs.ts';

/** What somebody says who has had enough of what they are for. */
const UNWILLING = String.raw`(?:really |simply |just |always |secretly |never )?(?:hate[sd]?|(?:does not|does ?n['’]?t|did not|did ?n['’]?t|no longer) (?:really |even )?(?:likes?|wants?)|can['’]?t (?:stand|bear)|(?:is|was|['’]s|gets?|got|has got|grew) (?:so |very |really |just |quite |terribly )?(?:tired|fed up|sick|bored|weary)|refuse[sd]?|won['’]?t|will not|would(?: not|n['’]?t)|would rather not|(?:has|had) (?:had )?enough|(?:is|went|goes|going) on strike|wants? (?:a|the) (?:day off|rest|holiday|break))`;

export const REFUSES = new RegExp(
  String.raw`\b(${THINGS})(?: called \p{L}+| named \p{L}+)? (?:who |that |which )?(${UNWILLING}\b[^.,;!?]*)`,
  'iu',
);

const NOW: readonly (readonly [RegExp, string])[] = [
  [/^hated\b/, 'hates'],
  [/\bdid(n['’]?t| not)\b/, "doesn't"],
  [/^(?:was|got|gets|grew|['’]s|has got)\b/, 'is'],
  [/^would(?: not|n['’]?t)\b/, "won't"],
  [/^refused\b/, 'refuses'],
  [/^had (?:had )?enough\b/, 'has had enough'],
  [/^went\b/, 'goes'],
  [/\bdoesnt\b/, "doesn't"],
  [/\bwont\b/, "won't"],
];

/** The thing that a theme is about, and what is said of it, as one says it today: "hates the rain". Null where it says none. */
export function refusalIn(raw: string): { readonly word: string; readonly says: string } | null {
  const found = REFUSES.exec(raw.trim());
  if (!found) return null;
  const [, word = '', said = ''] = found;
  const says = NOW.reduce((text, [then, now]) => text.replace(then, now), said.trim().toLowerCase());
  return { word: word.toLowerCase(), says };
}
