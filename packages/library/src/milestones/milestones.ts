import { CDC_ABOUT } from '../guidance/milestone-sources.ts';
import { BEHAVIOR_MANAGEMENT } from './behavior-management.ts';
import { EMOTIONAL_REGULATION } from './emotional-regulation.ts';
import type { AreaMilestones, MilestoneAge, MilestoneArea, SourcedText } from './milestone.ts';
import { SELF_CARE_SKILLS } from './self-care-skills.ts';
import { SLEEP_INDEPENDENCE } from './sleep-independence.ts';
import { SOCIAL_SKILLS } from './social-skills.ts';
import { CDC_CONCERNED } from './sources.ts';
import { TRANSITION_ADAPTATION } from './transition-adaptation.ts';

/** What is typical from 2 to 12 in the six areas of the assessment. */
export const MILESTONES: Readonly<Record<MilestoneArea, AreaMilestones>> = {
  sleepIndependence: SLEEP_INDEPENDENCE,
  emotionalRegulation: EMOTIONAL_REGULATION,
  socialSkills: SOCIAL_SKILLS,
  transitionAdaptation: TRANSITION_ADAPTATION,
  selfCareSkills: SELF_CARE_SKILLS,
  behaviorManagement: BEHAVIOR_MANAGEMENT,
};

/** What the texts are and are not: to be said wherever they stand. */
export const ABOUT_MILESTONES: SourcedText = {
  text: 'The lists name what most children do by an age; up to 5 they are lists of things at least three in four children do. They are there to start a conversation and are neither a test nor a verdict.',
  sources: [CDC_ABOUT],
};

/** The one sign that is worth a call at any age. */
export const LOST_SKILL: SourcedText = {
  text: 'If your child has lost something they could firmly do, at any age, ask your doctor this week. You need no proof and no list for it.',
  sources: [CDC_CONCERNED],
};

/** The text that belongs to an age in whole or broken years; null where the texts do not reach (under 2, 13 and over). */
export function milestoneAgeOf(years: number): MilestoneAge | null {
  if (!(years >= 2 && years < 13)) return null;
  if (years < 3) return '2';
  if (years < 4) return '3';
  if (years < 5) return '4';
  if (years < 6) return '5';
  if (years < 9) return '6-8';
  return years < 12 ? '9-11' : '12';
}

/** When to ask whom, in an area at an age: children of 2 to 5 have other people around them than those at school. */
export function whenToAsk(area: MilestoneArea, age: MilestoneAge): string {
  const { early, school } = MILESTONES[area].ask;
  return age === '2' || age === '3' || age === '4' || age === '5' ? early : school;
}
