import type { SafetyTier } from './tiers.ts';

/** What may follow a fixed text, or stand in its place, because of what the danger is. */
export type Addition =
  | 'battery'
  | 'poison'
  | 'burn'
  | 'choking'
  | 'seizure'
  | 'bleeding'
  | 'water'
  | 'head'
  | 'allergy'
  | 'breathing'
  | 'rash'
  | 'eye'
  | 'fire'
  | 'shaken'
  | 'adult'
  | 'trapped'
  | 'fall';

/**
 * One danger, as the ways it is put into words. `says` are patterns (see `pattern.ts`) over normalised text.
 * - `unless`: a match that overlaps one of these is no match ("choking" inside "choking hazards").
 * - `unlessNear`: no match when one of these stands in the same sentence (blue lips beside a blue lolly).
 * - `inherent`: the words are negative in themselves ("not breathing"), so no negation is looked for.
 * - `anyTime`: matters whether past or present (a wish to die, an adult who hits).
 * - `anyFrame`: neither "what if" nor "afraid that" softens it.
 * - `settles`: what makes it a thing of the past: a good word ("fine now"), or only having been seen by someone.
 */
export interface Concept {
  readonly id: string;
  readonly tier: SafetyTier;
  readonly says: readonly string[];
  readonly unless?: readonly string[];
  readonly unlessNear?: readonly string[];
  readonly inherent?: true;
  readonly anyTime?: true;
  readonly anyFrame?: true;
  readonly settles?: 'well' | 'seen';
  readonly addition?: Addition;
}
