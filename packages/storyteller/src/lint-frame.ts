import { AGE_BANDS, SENTENCE_KINDS, type AgeBand, type SentenceKind } from '@storylantern/contract';
import type { Frame, Variant } from './frame.ts';
import { lintFace } from './lint/frame-face.ts';
import type { LintFinding } from './lint/finding.ts';
import { lintParagraph } from './lint/paragraph.ts';
import { lintSamples } from './lint/sample-stories.ts';
import { lintBand } from './lint/threads-and-variety.ts';

export type { LintFinding } from './lint/finding.ts';

/** One authored paragraph and where it stands in its frame. */
export interface Placed {
  readonly frame: Frame;
  readonly band: AgeBand;
  readonly kind: SentenceKind;
  readonly variant: Variant;
}

/**
 * Checks a frame: its face (titles, claims, cover), each paragraph by itself with every pronoun, helper and alternative,
 * the threads and variety of each band, and sample stories put together from it. A frame with a `fault` may not be
 * merged; a `note` is for the author's judgement.
 */
export function lintFrame(frame: Frame): LintFinding[] {
  const paragraphs: Placed[] = AGE_BANDS.flatMap((band) =>
    SENTENCE_KINDS.flatMap((kind) => frame.text[band][kind].map((variant) => ({ frame, band, kind, variant }))),
  );
  return [
    ...lintFace(frame),
    ...paragraphs.flatMap(lintParagraph),
    ...AGE_BANDS.flatMap((band) => lintBand(frame, band)),
    ...lintSamples(frame),
  ];
}
