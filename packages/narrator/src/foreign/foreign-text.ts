import { findRespelling, readRespellings } from '../text/said-overrides.ts';
import { writtenWords } from '../text/written-words.ts';

/** Neither a letter, a figure nor a sign that a voice reads by its sense: emoji, bullets, marks of layout, controls. */
const UNREADABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}\s]|[*_#<>\\^~|{}]/gu;
const HAS_STOP = /[.!?…,;:。！？]\P{L}{0,2}$/u;

/**
 * A stretch of a sentence as another voice is given it: as it is written, since its signs make the voice rise and fall,
 * except for words that are said another way than they are spelled. `mark` is put where the stretch ends without one.
 */
export function foreignText(stretch: string, said: Readonly<Record<string, string>>, mark: '.' | ','): string {
  const words = writtenWords(stretch);
  const respellings = readRespellings(said);
  let text = '';
  let from = 0;
  for (let at = 0; at < words.length;) {
    const respelt = findRespelling(words, at, respellings);
    const first = words[at];
    const last = words[at + (respelt?.count ?? 1) - 1];
    if (respelt && first && last) {
      text += stretch.slice(from, first.from) + likeWritten(respelt.say, first.text);
      from = last.to;
    }
    at += respelt?.count ?? 1;
  }
  const clean = `${text}${stretch.slice(from)}`.replace(UNREADABLE, ' ').replace(/\s+/g, ' ').trim();
  return HAS_STOP.test(clean) ? clean : `${clean}${mark}`;
}

/** A name keeps its capital, by which a voice knows it for a name. */
const likeWritten = (say: string, written: string): string =>
  /^\p{Lu}/u.test(written) ? say.charAt(0).toUpperCase() + say.slice(1) : say;
