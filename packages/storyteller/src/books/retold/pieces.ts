import { isPastForm } from '../../words/past-tense.ts';
import { verbAt, verbBehindAdverbs } from './verb-at.ts';

/** How a thing that happened hangs on what was before it: "so"; nothing at first. */
export type Link = '' | 'and' | 'but' | 'so';

const JOINT = /,? (and then|and so|and|but|so|then) |, |\. |; /giu;
/** Behind these, what follows belongs to what is said already. */
const NOT_AFTER = /\b(?:the|an?|of|to|with|between|who|that|which|because|when|until|if)$/iu;

interface Piece {
  readonly link: Link;
  readonly text: string;
}

/** A sentence in the things that happen in it. */
export function pieces(text: string): Piece[] {
  const found: { link: Link; text: string }[] = [{ link: '', text: '' }];
  let from = 0;
  for (const match of text.matchAll(JOINT)) {
    const rest = text.slice(match.index + match[0].length);
    const before = text.slice(from, match.index);
    if (NOT_AFTER.test(before) || before.split(' ').length < 2) continue;
    const word = verbBehindAdverbs(rest);
    const begins =
      verbAt(rest) !== null ||
      isPastForm(word) ||
      /^(?:had to|was|were|couldn['’]t|didn['’]t)\b/.test(rest) ||
      (/^\p{Ll}{2,}ing (?!$)/u.test(rest) && /^\p{L}+ing\b/u.test(text));
    if (!begins) continue;
    found[found.length - 1] = { link: found.at(-1)?.link ?? '', text: before.trim() };
    const joint = match[1]?.toLowerCase() ?? '';
    found.push({ link: joint.endsWith('so') ? 'so' : joint === 'but' ? 'but' : 'and', text: '' });
    from = match.index + match[0].length;
  }
  const last = found.at(-1);
  if (last) found[found.length - 1] = { link: last.link, text: text.slice(from).trim() };
  return found.filter((each) => each.text !== '');
}

/** "when we were in Cornwall the tide came in" is two things that happened. */
export function inTwo(text: string): string {
  for (const { index } of text.matchAll(
    / (?=(?:the|our|my|his|her|an?|we|he|she|they|it|\p{Lu}\p{Ll}+|dad|mum|\p{Ll}+'s) )/gu,
  )) {
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    if (
      before.endsWith(',') ||
      /\b(?:and|but|so|then|of|in|at|on|to|with|for|from|by|into|that|who|because)$/.test(before)
    )
      continue;
    if (verbAt(before) !== null && verbAt(after) !== null && before.split(' ').length > 3) return `${before}, ${after}`;
  }
  return text;
}
