import type { PlannedSegment, PlannedSentence } from '../plan-narration.ts';
import type { SpeechPart, SpeechPlan } from '../text/speech-plan.ts';
import { foreignText } from './foreign-text.ts';

/** What is asked of another voice in one go, and the stretches of sentences that are heard in the answer, in order. */
export interface ForeignPassage {
  readonly text: string;
  readonly stretches: readonly SpeechPlan[];
}

/**
 * A paragraph and no more: fewer calls, a livelier voice, and work for aligning that still takes a fraction of a second.
 * The wire format's own limit is 4,096 characters.
 */
const PASSAGE_CHARACTERS = 600;

/**
 * Cuts a planned narration into passages for another voice: whole segments as far as they are not too long. A silence
 * that the narrator keeps itself (a blank to fill in) ends a passage. The stretches of all passages in order are those
 * `joinForeignSpeech` wants.
 */
export function planForeignSpeech(
  segments: readonly PlannedSegment[],
  said: Readonly<Record<string, string>> = {},
): readonly ForeignPassage[] {
  return segments.flatMap((segment) => {
    const passages: { text: string; stretches: SpeechPlan[] }[] = [];
    let open = false;
    for (const sentence of segment.sentences) {
      for (const stretch of stretchesOf(sentence)) {
        if (!stretch.plan) {
          open = false;
          continue;
        }
        const text = foreignText(stretch.text, said, stretch.last ? '.' : ',');
        const passage = passages.at(-1);
        if (open && passage && passage.text.length + text.length < PASSAGE_CHARACTERS) {
          passage.text += ` ${text}`;
          passage.stretches.push(stretch.plan);
        } else {
          passages.push({ text, stretches: [stretch.plan] });
        }
        open = true;
      }
    }
    return passages;
  });
}

interface Stretch {
  /** Undefined for a silence. */
  readonly plan: SpeechPlan | undefined;
  readonly text: string;
  readonly last: boolean;
}

/** Parts of a sentence that are spoken without a silence of the narrator's own between them. */
export function spokenRuns(parts: readonly SpeechPart[]): readonly (readonly SpeechPart[])[] {
  const runs: SpeechPart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last && part.kind === 'speech' && last[0]?.kind === 'speech') last.push(part);
    else runs.push([part]);
  }
  return runs;
}

function stretchesOf({ plan }: PlannedSentence): readonly Stretch[] {
  const runs = spokenRuns(plan.parts);
  return runs.map((parts, at): Stretch => {
    if (parts[0]?.kind === 'pause') return { plan: undefined, text: '', last: false };
    const from = spansOf(runs[at - 1]).at(-1)?.to ?? 0;
    const to = spansOf(runs[at + 1]).at(0)?.from ?? plan.text.length;
    return { plan: { text: plan.text, parts }, text: plan.text.slice(from, to), last: at === runs.length - 1 };
  });
}

const spansOf = (parts: readonly SpeechPart[] = []) =>
  parts.flatMap((part) => (part.kind === 'pause' ? part.spans : part.units.flatMap((unit) => unit.spans)));
