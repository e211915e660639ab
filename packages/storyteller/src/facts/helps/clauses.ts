import { GROWN } from './help-words.ts';

/** A part of a sentence, and where it stands there. */
export interface Clause {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** It came behind "and" or "or", after a comma or without one. */
  readonly joined: boolean;
  /** It came behind a comma. */
  readonly listed: boolean;
}

const NEXT = String.raw`(?:(?:${GROWN}|he|she|they|it|that|this|what|nothing|\p{Lu}\p{Ll}+)(?:'s|'re|'ll)? (?!and\b|or\b|\p{Lu}))`;
const BREAK = new RegExp(
  String.raw`,\s*(?:(and|or|plus) )?(?:but |then |so (?!does\b|do\b))*|\s+(?:but|although|though|cos|because|coz|plus|tho)\s+|\s+(and)\s+(?=${NEXT})|\s+so\s+(?=${NEXT})|\s*[()]\s*`,
  'giu',
);

/** What is typed in haste, as it is meant. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  // That it was found out is no part of it: "we've found that stamping works".
  [
    /^(?:(?:so|but|and) )?(?:(?:i|we)(?:'ve| have)? (?:found|find|noticed|discovered|learnt|learned|know)|it turns out|turns out)(?: out)? (?:that )?(?=\w+ing\b[^,]* (?:works?|helps?|calms?)\b)/i,
    '',
  ],
  [
    /\b(he|she|that|what)s\b(?= (?:[a-z]+ing|fine|ok|okay|happy|calm|calmer|better|good|when|what|how|the|a|much|so|really|alright|upset|scared|cross|angry|got|been|works|helps)\b)/gi,
    "$1's",
  ],
  [
    /\bits\b(?= (?:over|ok|okay|fine|much|a lot|so|better|easier|when|if|the|only|been|too|really|all|just|always|usually|done)\b)/gi,
    "it's",
  ],
  [/\b(do|does|did|wo|ca|is|are|have|has|could|would)nt\b/gi, "$1n't"],
  [/\btheyre\b/gi, "they're"],
  [/\b(\d+)[ -]?(?:mins?|minutes?) (?=(?:\w+ )?timer\b)/gi, '$1-minute '],
  [/\b(\d+) ?(?:mins?|minutes?)\b/gi, '$1 minutes'],
  // One thing, and no list of two.
  [/\bnow (?:and|&) next(?= board\b)/gi, 'now-and-next'],
  [/\b(?:is|are|'s) better than nothing\b/gi, 'helps'],
  [/ +/g, ' '],
];
const meant = (text: string): string => MEANT.reduce((all, [typed, said]) => all.replace(typed, said), text).trim();

/** The clauses of a sentence, each with its place in it. */
export function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let joined = false;
  let listed = false;
  const add = (to: number): void => {
    const text = meant(sentence.slice(from, to).replace(/[\s.!]+$/u, ''));
    if (/\p{L}/u.test(text)) clauses.push({ text, from, to, joined, listed });
  };
  for (const each of sentence.matchAll(BREAK)) {
    add(each.index);
    from = each.index + each[0].length;
    joined = (each[1] ?? each[2]) !== undefined;
    listed = each[0].startsWith(',');
  }
  add(sentence.length);
  return clauses;
}
