import { OWN_WORDS } from '@storylantern/contract';
import { understandBrief } from '../src/index.ts';
import type { ASKED_FIRST } from './asked-first.ts';

/** What came of asking a set of parents: each a number of briefs. */
export interface AskedMeasures {
  readonly briefs: number;
  /** What is told without an answer is one that would serve. */
  readonly right: number;
  /** It is the general one where a listed one would serve, or another one than would serve. */
  readonly general: number;
  readonly wrong: number;
  /** One that would serve is among those offered, the parent's own words being always one of them. */
  readonly offered: number;
  /** Right when every question is answered, and nothing is chosen where none is asked. */
  readonly answered: number;
  /** Nobody is asked; and how many of these get a story that would not serve, a general one included. */
  readonly sure: number;
  readonly sureAndWrong: number;
}

/** What the form understands of briefs, before anything is told. */
export function askedMeasures(briefs: typeof ASKED_FIRST): AskedMeasures {
  const outcomes = briefs.map(([problem, ...serves]) => {
    const { situation, sure, others } = understandBrief({ problem, notes: '', occasion: 'help' });
    const offered = [situation.id, ...others.map((each) => each.id), OWN_WORDS.help];
    const isRight = serves.includes(situation.id);
    const isGeneral = !isRight && situation.id === OWN_WORDS.help;
    return { isRight, isGeneral, isOffered: serves.some((id) => offered.includes(id)), sure };
  });
  const count = (holds: (each: (typeof outcomes)[number]) => boolean): number => outcomes.filter(holds).length;
  return {
    briefs: outcomes.length,
    right: count((each) => each.isRight),
    general: count((each) => each.isGeneral),
    wrong: count((each) => !each.isRight && !each.isGeneral),
    offered: count((each) => each.isOffered),
    answered: count((each) => (each.sure ? each.isRight : each.isOffered)),
    sure: count((each) => each.sure),
    sureAndWrong: count((each) => each.sure && !each.isRight),
  };
}

/** Every second one, which chose when to ask; and the others, which only report. */
export const halvesOf = (
  briefs: typeof ASKED_FIRST,
): { readonly chose: typeof ASKED_FIRST; readonly report: typeof ASKED_FIRST } => ({
  chose: briefs.filter((_, at) => at % 2 === 0),
  report: briefs.filter((_, at) => at % 2 === 1),
});
