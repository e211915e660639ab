import type { PlannedSentence } from './plan-narration.ts';
import { SPEECH_LIMITS } from './speech-limits.ts';
import type { SpeechPart } from './text/speech-plan.ts';
import type { Span } from './text/written-words.ts';

/** Letters that are said in some parts. */
export const spokenCharacters = (parts: readonly SpeechPart[]): number =>
  parts.reduce(
    (sum, part) => sum + (part.kind === 'speech' ? part.units.reduce((units, unit) => units + unit.say.length, 0) : 0),
    0,
  );

/**
 * Cuts a sentence that takes too long to be spoken as one task into several that each stand for a stretch of it, where
 * the parts meet. Nearly every sentence comes back as it is.
 */
export function divideSentence(sentence: PlannedSentence): readonly PlannedSentence[] {
  const groups: SpeechPart[][] = [];
  for (const part of sentence.plan.parts) {
    const last = groups.at(-1);
    if (last && spokenCharacters([...last, part]) <= SPEECH_LIMITS.sentenceCharacters) last.push(part);
    else groups.push([part]);
  }
  if (groups.length < 2) return [sentence];
  return groups.map((parts, at) => stretchOf(sentence, parts, startOf(parts, at), groups[at + 1]));
}

function stretchOf(
  { from, to, plan }: PlannedSentence,
  parts: readonly SpeechPart[],
  start: number,
  next: readonly SpeechPart[] | undefined,
): PlannedSentence {
  const text = plan.text.slice(start, next ? startOf(next, 1) : to - from).trimEnd();
  const moved = (spans: readonly Span[]) => spans.map((span) => ({ from: span.from - start, to: span.to - start }));
  const movedParts = parts.map((part): SpeechPart =>
    part.kind === 'pause'
      ? { ...part, spans: moved(part.spans) }
      : { ...part, units: part.units.map((unit) => ({ ...unit, spans: moved(unit.spans) })) },
  );
  return { from: from + start, to: from + start + text.length, plan: { text, parts: movedParts } };
}

/** Where the first word of some parts stands; the first parts of all keep the quotation mark before it. */
function startOf(parts: readonly SpeechPart[], at: number): number {
  const first = parts[0];
  const spans = first?.kind === 'pause' ? first.spans : first?.units[0]?.spans;
  return at === 0 ? 0 : (spans?.[0]?.from ?? 0);
}
