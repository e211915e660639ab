import { SPEECH_LIMITS } from '../speech-limits.ts';
import { spokenAbbreviation } from './abbreviations.ts';
import { correctedWord } from './corrections.ts';
import { findRespelling, readRespellings, type Respelling } from './said-overrides.ts';
import type { SpeechPart, SpeechPlan, SpokenMark, SpokenUnit } from './speech-plan.ts';
import { spokenWord } from './spoken-word.ts';
import { writtenWords, type Span, type WrittenWord } from './written-words.ts';

/** Seconds of silence for a blank to fill in: long enough for a child to say a word. */
const BLANK_SECONDS = 1;
/** Seconds for a word that cannot be said. */
const UNSAYABLE_SECONDS = 0.3;
/** Silences that follow each other are not longer than this together. */
const LONGEST_PAUSE_SECONDS = 1.2;

/**
 * How a sentence is said, with every written word in its place. `said` holds words that are said another way than
 * they are spelled. Never fails: what cannot be said becomes a short silence that keeps its words.
 */
export function normaliseForSpeech(sentence: string, said: Readonly<Record<string, string>> = {}): SpeechPlan {
  const words = writtenWords(sentence);
  const respellings = readRespellings(said);
  const parts: SpeechPart[] = [];
  let units: SpokenUnit[] = [];
  const endSpeech = (): void => {
    if (units.length > 0) parts.push({ kind: 'speech', units });
    units = [];
  };
  for (let at = 0; at < words.length;) {
    const { say, taken } = spoken(words, at, respellings);
    const spans = words.slice(at, at + taken).map(({ from, to }) => ({ from, to }));
    const last = words[at + taken - 1];
    at += taken;
    if (say === '') {
      endSpeech();
      addPause(parts, spans, last?.blank ? BLANK_SECONDS : UNSAYABLE_SECONDS);
      continue;
    }
    units = roomFor(say, units, parts);
    units.push({ say, mark: last ? markAfter(last, at === words.length) : '', spans });
  }
  endSpeech();
  return { text: sentence, parts };
}

function spoken(words: readonly WrittenWord[], at: number, respellings: readonly Respelling[]) {
  const word = words[at];
  const respelt = findRespelling(words, at, respellings);
  if (respelt) return { say: respelt.say, taken: respelt.count };
  if (!word || word.blank) return { say: '', taken: 1 };
  return { say: correctedWord(words, at) ?? spokenWord(word.text), taken: 1 };
}

function addPause(parts: SpeechPart[], spans: readonly Span[], seconds: number): void {
  const before = parts.at(-1);
  if (before?.kind !== 'pause') {
    parts.push({ kind: 'pause', seconds, spans });
    return;
  }
  const together = Math.min(before.seconds + seconds, LONGEST_PAUSE_SECONDS);
  parts[parts.length - 1] = { kind: 'pause', seconds: together, spans: [...before.spans, ...spans] };
}

/** Cuts before a word that no longer fits in one engine call: after the last comma if that is not too far back. */
function roomFor(say: string, units: SpokenUnit[], parts: SpeechPart[]): SpokenUnit[] {
  const length = units.reduce((sum, unit) => sum + unit.say.length + 2, 0);
  if (units.length === 0 || length + say.length + 1 <= SPEECH_LIMITS.callCharacters) return units;
  const clause = units.findLastIndex((unit) => unit.mark !== '');
  const cut = clause >= units.length / 3 ? clause + 1 : units.length;
  parts.push({ kind: 'speech', units: units.slice(0, cut) });
  return roomFor(say, units.slice(cut), parts);
}

/** The signs between a word and the next as one mark. A full stop inside a sentence is that of a short form. */
function markAfter(word: WrittenWord, last: boolean): SpokenMark {
  const signs = word.after;
  if (signs.includes('?')) return '?';
  if (signs.includes('!')) return '!';
  if (last) return '.';
  if (/[.。]/.test(signs) && !/\.\./.test(signs))
    return word.text.length === 1 || spokenAbbreviation(word.text) ? '' : '.';
  return /[,;:—–…()[\]、，；：]|--|\.\.|\s-\s/.test(signs) ? ',' : '';
}
