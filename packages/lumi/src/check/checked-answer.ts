import type { LumiAnswer } from '@storylantern/contract';
import { faultsOfAnswer, type AnswerFault } from './answer-rules.ts';
import type { AnswerGrounds } from './grounds.ts';

/**
 * An answer that a model server proposes, if it may be shown; else Lumi's own. `own` is what Lumi answers to the same
 * message, `grounds` what it rests on (null: nobody else may answer). A proposal that breaks a rule is replaced whole,
 * never mended. When to ask whom, the offer, the guidance and the sources that are named come from `own`.
 */
export function checkedAnswer(
  proposed: string,
  own: LumiAnswer,
  grounds: AnswerGrounds | null,
): { readonly answer: LumiAnswer; readonly faults: readonly AnswerFault[] } {
  if (grounds === null) return { answer: own, faults: [{ rule: 'safety first', words: own.tier }] };
  const faults = faultsOfAnswer(proposed, grounds);
  if (faults.length > 0) return { answer: own, faults };
  const opening = proposed
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return {
    faults,
    answer: {
      ...own,
      opening,
      tonight: [],
      // One question is asked in one answer.
      question: proposed.includes('?') ? null : own.question,
      sources: own.sources.filter(({ organisation }) => proposed.includes(organisation)),
    },
  };
}
