import { LIMITS } from '@storylantern/contract';
import { MILESTONE_AREAS, type MilestoneArea } from '@storylantern/library';
import * as z from 'zod/mini';
import type { Answers } from './percentiles.ts';
import { ASSESSMENT } from './words.ts';

/** The last step, at which everything is looked over; before it the child (0) and the six questions (1 to 6). */
export const REVIEW = 7;

/** Where a parent stands in the dialog. It is kept when the dialog is closed, and forgotten when it has succeeded. */
export interface Assessment {
  readonly step: number;
  readonly childName: string;
  readonly childAge: string;
  readonly answers: Partial<Answers>;
  /** The answer just given, whose next step follows in a moment; null while nothing follows by itself. */
  readonly leaving: 'yes' | 'no' | null;
  /** The question was opened from the review, which follows its answer. */
  readonly fromReview: boolean;
}

export const BEGINNING: Assessment = {
  step: 0,
  childName: '',
  childAge: '',
  answers: {},
  leaving: null,
  fromReview: false,
};

export type AssessmentEvent =
  | { readonly type: 'named'; readonly childName: string; readonly childAge?: string }
  | { readonly type: 'aged'; readonly childAge: string }
  | { readonly type: 'answered'; readonly yes: boolean; readonly byItself: boolean }
  | { readonly type: 'on' }
  | { readonly type: 'back' }
  | { readonly type: 'stayed' }
  | { readonly type: 'opened'; readonly area: MilestoneArea }
  | { readonly type: 'over' };

/** The area a step asks about; undefined at the child and at the review. */
export const areaAt = (step: number): MilestoneArea | undefined => MILESTONE_AREAS[step - 1];

/** Whether the way on is open: a name at the first step, an answer at each question. */
export function mayGoOn({ step, childName, answers }: Assessment): boolean {
  if (step === 0) return childName.trim() !== '';
  const area = areaAt(step);
  return area !== undefined && answers[area] !== undefined;
}

/** What becomes of the dialog when something happens in it. An event that does not fit the step changes nothing. */
export function assessmentReducer(state: Assessment, event: AssessmentEvent): Assessment {
  switch (event.type) {
    case 'named':
      return { ...state, childName: event.childName, childAge: event.childAge ?? state.childAge };
    case 'aged':
      return { ...state, childAge: event.childAge };
    case 'answered': {
      const area = areaAt(state.step);
      if (area === undefined) return state;
      const leaving = event.yes ? 'yes' : 'no';
      return { ...state, answers: { ...state.answers, [area]: event.yes }, leaving: event.byItself ? leaving : null };
    }
    case 'on': {
      if (!mayGoOn(state)) return state;
      return { ...state, step: state.fromReview ? REVIEW : state.step + 1, leaving: null, fromReview: false };
    }
    case 'back':
      return { ...state, step: Math.max(0, state.step - 1), leaving: null, fromReview: false };
    case 'stayed':
      return { ...state, leaving: null };
    case 'opened':
      return state.step === REVIEW
        ? { ...state, step: MILESTONE_AREAS.indexOf(event.area) + 1, fromReview: true }
        : state;
    case 'over':
      return BEGINNING;
  }
}

/** What is handed in (specification, sections 3 and 5). */
const submissionSchema = z.object({
  childName: z.string().check(z.trim(), z.minLength(1, ASSESSMENT.nameMissing), z.maxLength(LIMITS.childName)),
  childAge: z.pipe(
    z.string().check(z.trim(), z.maxLength(LIMITS.freeAge)),
    z.transform((age) => (age === '' ? null : age)),
  ),
  answers: z.object({
    sleepIndependence: z.boolean(),
    emotionalRegulation: z.boolean(),
    socialSkills: z.boolean(),
    transitionAdaptation: z.boolean(),
    selfCareSkills: z.boolean(),
    behaviorManagement: z.boolean(),
  }),
});
export type Submission = z.infer<typeof submissionSchema>;

/** What the dialog hands in. @throws Error with a sentence for a parent when something is missing. */
export function submissionOf({ childName, childAge, answers }: Assessment): Submission {
  const read = submissionSchema.safeParse({ childName, childAge, answers });
  if (read.success) return read.data;
  const named = read.error.issues.find(({ path }) => path[0] === 'childName');
  throw new Error(named?.message ?? ASSESSMENT.failed);
}
