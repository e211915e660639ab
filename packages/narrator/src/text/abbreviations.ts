/** Short forms written with a full stop, and what is said for them. */
const SPOKEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mr: 'mister',
    mrs: 'missiz',
    ms: 'miz',
    dr: 'doctor',
    prof: 'professor',
    st: 'saint',
    jr: 'junior',
    sr: 'senior',
    vs: 'versus',
    etc: 'et cetera',
    'e.g': 'for example',
    'i.e': 'that is',
    'a.m': 'a m',
    'p.m': 'p m',
    approx: 'about',
  }),
);
/** These stand before a name, a number or an example, so the full stop after them never ends a sentence. */
const LEADING = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'st', 'vs', 'e.g', 'i.e', 'approx']);
/** Said letter by letter when written in capitals. Others in capitals are words said with force: "STOP". */
const INITIALISMS = new Set('tv dvd cd pe uk usa abc pj pjs adhd id dj wc bbc it ict'.split(' '));

/** Whether a word (without its last full stop) is one that carries a full stop: "Dr", "e.g", "J.K". */
export const isAbbreviation = (word: string): boolean =>
  SPOKEN.has(word.toLowerCase()) || /^(\p{L}\.)+\p{L}$/u.test(word);

/** Whether a full stop after this word belongs to the word alone: "Dr", or the initial in "A. Milne" (but not "I"). */
export const leadsOn = (word: string): boolean =>
  LEADING.has(word.toLowerCase()) || (/^(\p{Lu}\.)*\p{Lu}$/u.test(word) && word !== 'I');

/** What is said for a short form, or undefined when the word is none. */
export function spokenAbbreviation(word: string): string | undefined {
  const bare = word.replace(/\.$/, '');
  const known = SPOKEN.get(bare.toLowerCase());
  const marked = bare !== word || /^\p{Lu}\p{Ll}+$/u.test(bare) || bare.length > 2;
  if (known !== undefined && marked) return known;
  if (/^(\p{L}\.)+\p{L}$/u.test(bare)) return bare.replaceAll('.', ' ');
  if (INITIALISMS.has(bare.toLowerCase()) && /^\p{Lu}{2,}s?$/u.test(bare)) return letters(bare);
  return undefined;
}

const letters = (word: string): string => [...word.replace(/s$/, '')].join(' ') + (word.endsWith('s') ? "'s" : '');
