import { AGE_BANDS, USUAL_TELLING, type AgeBand, type StoryTelling } from '@storylantern/contract';
import type { Brief } from '../brief.ts';

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
 * and the oldest nothing above: there the plainest or the fullest paragraphs of their own age are told.
 */
export function howTold({ ageBand, telling = USUAL_TELLING }: Pick<Brief, 'ageBand' | 'telling'>): HowTold {
  const beside = AGE_BANDS[AGE_BANDS.indexOf(ageBand) + STEP[telling.level]];
  if (beside !== undefined) return { telling, band: beside, lean: 'usual' };
  return { telling, band: ageBand, lean: telling.level === 'simpler' ? 'plain' : 'full' };
}
