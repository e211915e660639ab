import type { Source } from '../guidance/article.ts';

/** The six areas that the assessment asks about, by the names its answers carry (specification, section 3). */
export const MILESTONE_AREAS = [
  'sleepIndependence',
  'emotionalRegulation',
  'socialSkills',
  'transitionAdaptation',
  'selfCareSkills',
  'behaviorManagement',
] as const;
export type MilestoneArea = (typeof MILESTONE_AREAS)[number];

/**
 * The ages with a text of their own, youngest first: year by year where the public lists go year by year, and the
 * stretches that they use after that.
 */
export const MILESTONE_AGES = ['2', '3', '4', '5', '6-8', '9-11', '12'] as const;
export type MilestoneAge = (typeof MILESTONE_AGES)[number];

/** One to three sentences, and the public pages they rest on. */
export interface SourcedText {
  readonly text: string;
  readonly sources: readonly [Source, ...Source[]];
}

/** What is typical in one area from 2 to 12, and when it is worth asking somebody. */
export interface AreaMilestones {
  readonly area: MilestoneArea;
  /** The page of guidance that says more (its id). */
  readonly guidance: string;
  readonly typical: Readonly<Record<MilestoneAge, SourcedText>>;
  /** Before school and at school: what to look for, and whom to ask. */
  readonly ask: { readonly early: string; readonly school: string };
}
