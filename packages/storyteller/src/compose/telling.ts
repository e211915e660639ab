import { AGE_BANDS, USUAL_TELLING, type AgeBand, type StoryTelling } from '@storylantern/contract';
import type { Brief } from '../brief.ts';
import type { Frame } from '../frame.ts';

/** Towards which words a choice leans where there is no younger or older band to tell from. */
export type Lean = 'plain' | 'usual' | 'full';

/** How a story is told, made ready for the choice of its paragraphs. */
export interface HowTold {
  readonly telling: StoryTelling;
  /** The age group whose paragraphs are told and whose limits are kept. */
  readonly band: AgeBand;
  readonly lean: Lean;
}

const STEP = { simpler: -1, usual: 0, richer: 1 } as const;

/**
 * Simpler words are those of the age below and richer ones those of the age above. The youngest have nothing below them
 * and the oldest nothing above: there the plainest or the fullest paragraphs of their own age are told. So they are where
 * the age above is told what to do when staying safe is hard: richer words are no reason to bring that up.
 */
export function howTold(
  { ageBand, telling = USUAL_TELLING }: Pick<Brief, 'ageBand' | 'telling'>,
  frame: Pick<Frame, 'text'>,
): HowTold {
  const beside = AGE_BANDS[AGE_BANDS.indexOf(ageBand) + STEP[telling.level]];
  const bringsUp = telling.level === 'richer' && beside !== undefined && speaksOfSafety(frame, beside);
  if (beside !== undefined && (!bringsUp || speaksOfSafety(frame, ageBand)))
    return { telling, band: beside, lean: 'usual' };
  return { telling, band: ageBand, lean: telling.level === 'simpler' ? 'plain' : 'full' };
}

const speaksOfSafety = ({ text }: Pick<Frame, 'text'>, band: AgeBand): boolean =>
  text[band].affirmative.some((each) => /\bstay(?:ing)? safe\b/.test(each.text));
