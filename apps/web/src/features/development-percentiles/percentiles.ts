import { MILESTONE_AREAS, type MilestoneArea } from '@storylantern/library';

/** One answer for each of the six areas. */
export type Answers = Readonly<Record<MilestoneArea, boolean>>;

/** Figures of an imagined community: examples, drawn by chance (specification, section 9). */
interface CommunityStats {
  readonly similarChildren: number;
  readonly storiesUsed: number;
  /** Per cent. */
  readonly improvementRate: number;
}

/** What the six answers and chance make (specification, sections 3 and 9). */
export interface PercentileResult {
  readonly overall: number;
  readonly areas: Readonly<Record<MilestoneArea, number>>;
  readonly communityStats: CommunityStats;
}

/** A whole-number range, both ends included. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** Every range of the formula (specification, section 9). */
export const RANGES = {
  /** What chance adds to the share of yes. */
  offset: { least: -10, most: 9 },
  /** Where the overall number is stopped. */
  overall: { least: 5, most: 95 },
  yes: { least: 70, most: 99 },
  no: { least: 10, most: 59 },
  similarChildren: { least: 500, most: 1499 },
  storiesUsed: { least: 10, most: 59 },
  improvementRate: { least: 30, most: 69 },
} as const satisfies Record<string, Range>;

/** A whole number of a range. `draw` gives numbers from 0 to just under 1, as Math.random does. */
const within = ({ least, most }: Range, draw: () => number): number => least + Math.floor(draw() * (most - least + 1));

/** How many of the six answers are yes. */
export const yesCount = (answers: Answers): number => MILESTONE_AREAS.filter((area) => answers[area]).length;

/** The share of yes, as a whole percentage: where the overall number starts. */
export const shareOfYes = (answers: Answers): number => Math.round((yesCount(answers) / MILESTONE_AREAS.length) * 100);

/** Works the result out. Two calls with the same answers and the same draws give the same result. */
export function percentilesOf(answers: Answers, draw: () => number): PercentileResult {
  const { least, most } = RANGES.overall;
  const overall = Math.min(most, Math.max(least, shareOfYes(answers) + within(RANGES.offset, draw)));
  const area = (name: MilestoneArea) => within(answers[name] ? RANGES.yes : RANGES.no, draw);
  return {
    overall,
    areas: {
      sleepIndependence: area('sleepIndependence'),
      emotionalRegulation: area('emotionalRegulation'),
      socialSkills: area('socialSkills'),
      transitionAdaptation: area('transitionAdaptation'),
      selfCareSkills: area('selfCareSkills'),
      behaviorManagement: area('behaviorManagement'),
    },
    communityStats: {
      similarChildren: within(RANGES.similarChildren, draw),
      storiesUsed: within(RANGES.storiesUsed, draw),
      improvementRate: within(RANGES.improvementRate, draw),
    },
  };
}

/** The three bands; each is told by a word and a shape besides its colour. */
export type Band = 'green' | 'yellow' | 'red';

export function bandOf(percentile: number): Band {
  if (percentile >= 75) return 'green';
  return percentile >= 50 ? 'yellow' : 'red';
}

export function labelOf(percentile: number): string {
  if (percentile >= 90) return 'Exceptional development!';
  if (percentile >= 75) return 'Above average progress';
  if (percentile >= 50) return 'Typical development';
  return percentile >= 25 ? 'Room for growth' : 'Focus area identified';
}
