import { leadsOn } from './abbreviations.ts';
import { writtenWords, type Span } from './written-words.ts';

/** Where a sentence may end: stops, then closing quotes or brackets, then a space; or a line's end. */
const STOP = /(?:(?<![.!?…])[.!?…]+["'”’»)\]]*|(?<![。！？])[。！？]+[」』”]*)(?=\s|$|[\p{Lo}])|\n+/gu;
/** "Will you help?" asked Maya: direct speech and who says it are one sentence. */
const SAYS =
  /^\s*(?:\p{Lu}\S*\s+){0,2}(?:said|says|asked|asks|called|calls|whispered|whispers|answered|replied|cried|shouted)\b/u;

/**
 * The sentences of a text, each as a span without the spaces around it. "Dr. Green" and "J. Smith" do not end one, nor
 * does direct speech before "says Maya". Stretches without a word ("...", an emoji) belong to the sentence before them.
 */
export function splitSentences(text: string): readonly Span[] {
  const sentences: Span[] = [];
  let from = 0;
  const close = (to: number): void => {
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    const span = { from: from + lead, to: from + piece.trimEnd().length };
    const last = sentences.at(-1);
    if (writtenWords(piece).length > 0) sentences.push(span);
    else if (last && span.to > span.from) sentences[sentences.length - 1] = { from: last.from, to: span.to };
    from = to;
  };
  for (const stop of text.matchAll(STOP)) {
    const end = stop.index + stop[0].length;
    if (endsHere(text.slice(from, stop.index), stop[0], text.slice(end, end + 80))) close(end);
  }
  close(text.length);
  return sentences;
}

function endsHere(before: string, stop: string, after: string): boolean {
  if (stop.startsWith('\n')) return true;
  const next = after.trimStart();
  if (next === '') return true;
  if (/["”’']$/.test(stop) && SAYS.test(after)) return false;
  if (/^\p{Ll}/u.test(next)) return false;
  const word = /\S*$/.exec(before)?.[0].replace(/^[^\p{L}]+/u, '') ?? '';
  return !(stop.startsWith('.') && stop.length === 1 && leadsOn(word));
}
