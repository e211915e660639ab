/** Two paragraphs about the same thing would say it twice. */
const MOST_SHARED = 0.3;
const PAIR = /\b[Ss]ome\b[^]*\b(?:[Ss]ome|[Oo]thers?)\b/;

/** "Each of the two ...": of whom was said in a paragraph that does not stand before it now. */
const LEANS = /^(?:Each of (?:the two|them)|Both|They|These|Those|The two|The other|Neither|Such|It|That|This)\b/;

const contentOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5)));

/** Whether a second paragraph of a kind can follow the first without repeating it. */
export function canFollow(first: string, second: string): boolean {
  if (first === second || (PAIR.test(first) && PAIR.test(second)) || LEANS.test(second)) return false;
  const opening = (text: string): string => text.split(/\s+/).slice(0, 2).join(' ');
  if (opening(first) === opening(second) && !first.startsWith('{helper} can')) return false;
  const [a, b] = [contentOf(first), contentOf(second)];
  const shared = [...b].filter((word) => a.has(word)).length;
  return shared < 2 || shared / Math.max(1, Math.min(a.size, b.size)) <= MOST_SHARED;
}
