import type { AuditReport, StoryPerson } from '@storylantern/contract';
import { CHILD, type StudiedParagraph } from '../audit/audited-text.ts';

/** How far each quality moves the choice between candidates; chosen by reading, see the package's README. */
const WEIGHTS = {
  fault: -100,
  advice: -6,
  inBand: 16,
  workingFact: 7,
  generalFact: 3.5,
  /** What the parent has seen to help. */
  knownHelp: 20,
  /** Where a sentence of eight words is long, what helps is worth a long one. */
  knownHelpYoungest: 36,
  rhythm: 6,
  sameStart: -3,
  nameStarts: -12,
  nameTwice: -4,
  hedges: -8,
  shared: -25,
  /** A paragraph of the story before, when another version of it is told. */
  kept: 3,
  /** For each whole by which a story misses the length or level that was asked for. */
  aside: -40,
  /** For each thing of the ending that nobody has brought in. */
  unheardOf: -8,
  helperUnseen: -4,
  echo: -8,
} as const;
/** Above this share of sentences, beginning with the name is hammering. */
const NAME_STARTS = 0.2;
const HEDGES_PER_SENTENCE = 0.45;
const ENOUGH_SPREAD = 0.6;

const HEDGE = /\b(?:may|might|can|sometimes)\b/gi;
const NAME = new RegExp(CHILD, 'g');

/** What the score needs to know of one paragraph; it is counted once for each paragraph. */
export interface Shape {
  readonly lengths: readonly number[];
  readonly starts: readonly string[];
  readonly nameTwice: number;
  readonly hedges: number;
}

export const shapeOf = ({ sentences }: StudiedParagraph, person: StoryPerson): Shape => ({
  lengths: sentences.map((each) => each.words.length),
  starts: sentences.map((each) => each.words[0] ?? ''),
  // "When I sit, I can look" is how people speak; a name twice in a sentence is not.
  nameTwice: person === 'first' ? 0 : sentences.filter((each) => (each.masked.match(NAME)?.length ?? 0) > 1).length,
  hedges: sentences.reduce((sum, each) => sum + (each.masked.match(HEDGE)?.length ?? 0), 0),
});

/** What else a candidate is scored by, besides its words. */
export interface Merits {
  /** Facts with a job of their own, and those that only a general line takes. */
  readonly working: number;
  readonly general: number;
  /** What is known to help this child and stands in it. */
  readonly helps: number;
  readonly youngest: boolean;
  /** The greatest share of five-word runs with an earlier story. */
  readonly shared: number;
  /** Paragraphs of the story before. */
  readonly kept: number;
  /** By how much it misses the length and level that was asked for. */
  readonly aside: number;
  /** Things of the ending that a step brings in which is not told. */
  readonly unheardOf: number;
  /** A grown-up whom the parent named stands nowhere in it. */
  readonly helperUnseen: boolean;
  /** Help and suggestion are one and the same. */
  readonly echo: boolean;
}

/** Scores one candidate. */
export function scoreOf(audit: AuditReport, shapes: readonly Shape[], merits: Merits): number {
  const broken = audit.findings.filter((each) => !each.passed);
  const faults = broken.filter((each) => each.hard).length;
  const lengths = shapes.flatMap((each) => each.lengths);
  const starts = shapes.flatMap((each) => each.starts);
  const mean = lengths.reduce((a, b) => a + b, 0) / lengths.length;
  const spread = Math.sqrt(lengths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / lengths.length) / mean;
  const runs = starts.filter((each, i) => i > 1 && each === starts[i - 1] && each === starts[i - 2]).length;
  const named = starts.filter((each) => /^Qq*(?:'s)?$/.test(each)).length / starts.length;
  const hedges = shapes.reduce((sum, each) => sum + each.hedges, 0) / lengths.length;
  return (
    WEIGHTS.fault * faults +
    WEIGHTS.advice * (broken.length - faults) +
    (audit.reading.inBand ? WEIGHTS.inBand : -WEIGHTS.inBand) +
    WEIGHTS.workingFact * merits.working +
    WEIGHTS.generalFact * merits.general +
    (merits.youngest ? WEIGHTS.knownHelpYoungest : WEIGHTS.knownHelp) * merits.helps +
    WEIGHTS.rhythm * Math.min(spread, ENOUGH_SPREAD) +
    WEIGHTS.sameStart * runs +
    WEIGHTS.nameStarts * Math.max(0, named - NAME_STARTS) +
    WEIGHTS.nameTwice * shapes.reduce((sum, each) => sum + each.nameTwice, 0) +
    WEIGHTS.hedges * Math.max(0, hedges - HEDGES_PER_SENTENCE) +
    WEIGHTS.shared * merits.shared +
    WEIGHTS.kept * merits.kept +
    WEIGHTS.aside * merits.aside +
    WEIGHTS.unheardOf * merits.unheardOf +
    (merits.helperUnseen ? WEIGHTS.helperUnseen : 0) +
    (merits.echo ? WEIGHTS.echo : 0)
  );
}
