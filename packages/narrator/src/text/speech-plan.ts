import type { Span } from './written-words.ts';

/** The mark after a spoken word: it makes the voice pause or fall. */
export type SpokenMark = '' | ',' | '.' | '?' | '!';

/** Something said in one go, and the written words it stands for (more than one only for a name of several words). */
export interface SpokenUnit {
  readonly say: string;
  readonly mark: SpokenMark;
  readonly spans: readonly Span[];
}

/** A stretch handed to the engine at once, or a silence (seconds) that stands for what cannot be said. */
export type SpeechPart =
  | { readonly kind: 'speech'; readonly units: readonly SpokenUnit[] }
  | { readonly kind: 'pause'; readonly seconds: number; readonly spans: readonly Span[] };

/** How one sentence is spoken. Spans are offsets in `text`, the sentence exactly as it is shown. */
export interface SpeechPlan {
  readonly text: string;
  readonly parts: readonly SpeechPart[];
}

/** The text of a part as the engine is given it. */
export const engineText = (units: readonly SpokenUnit[]): string =>
  units.map((unit) => `${unit.say}${unit.mark}`).join(' ');
