import type { MilestoneArea } from '@storylantern/library';

/** The six areas as they are shown, and what is asked about each (specification, section 3; one question per area). */
export const AREA_WORDS: Readonly<Record<MilestoneArea, { readonly label: string; readonly question: string }>> = {
  sleepIndependence: {
    label: 'Sleep Independence',
    question: 'Does {child} fall asleep most nights without somebody staying in the room?',
  },
  emotionalRegulation: {
    label: 'Emotional Regulation',
    question: 'After a big feeling, does {child} usually come back to calm, alone or with your help?',
  },
  socialSkills: {
    label: 'Social Skills',
    question: 'Does {child} enjoy being with other children, loudly or quietly?',
  },
  transitionAdaptation: {
    label: 'Transition Adaptation',
    question: 'When one thing ends and the next begins, does {child} usually manage the change?',
  },
  selfCareSkills: {
    label: 'Self-Care Skills',
    question: 'Does {child} do some everyday things alone, such as eating, dressing or washing hands?',
  },
  behaviorManagement: {
    label: 'Behavior Management',
    question: 'Does {child} keep to simple rules at home most of the time, with a reminder?',
  },
};

/** The question about an area, with the child's name in it. */
export const questionOf = (area: MilestoneArea, childName: string): string =>
  AREA_WORDS[area].question.replace('{child}', () => childName.trim());

/** The words of the dialog (specification, sections 2, 4, 5 and 8). */
export const ASSESSMENT = {
  title: 'Weekly Development Assessment',
  start: 'Start 2-Minute Assessment',
  submit: "Get My Child's Percentiles",
  pending: 'Calculating...',
  nameMissing: 'Child name required',
  nameMissingHint: "Please enter your child's name to continue.",
  failed: 'Failed to submit assessment. Please try again.',
} as const;

/** The banner (specification, section 2). It sells nothing and leads nowhere. */
export const PREMIUM = 'Upgrade to Premium - $4.99/month';

/** What stands beside every number. */
export const HONESTY = 'An illustration from six answers, not a measurement of your child';

/** Six badges, always the same (specification, section 2). */
export const BADGES = [
  { name: 'First bedtime', earned: true },
  { name: 'Story lover', earned: true },
  { name: 'Good friend', earned: true },
  { name: 'Brave steps', earned: false },
  { name: 'Calm mornings', earned: false },
  { name: 'Explorer', earned: false },
] as const;

/** The goals of a week, always the same (specification, section 2). */
export const GOALS = [
  { goal: 'Complete 3 bedtime stories', state: '0/3' },
  { goal: 'Take weekly assessment', state: 'Complete' },
  { goal: 'Try a new category', state: 'Pending' },
] as const;

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** What the lanterns say in words; an unlit one is nothing to be ashamed of. */
export const answeredYes = (count: number): string =>
  `Six questions, ${COUNTS[count] ?? count} answered yes.${count < 6 ? ' An unlit one only means: not these two weeks.' : ''}`;
