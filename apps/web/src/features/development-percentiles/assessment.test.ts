import { MILESTONE_AREAS } from '@storylantern/library';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessmentReducer,
  BEGINNING,
  mayGoOn,
  REVIEW,
  submissionOf,
  type Assessment,
  type AssessmentEvent,
} from './assessment.ts';

const after = (...events: AssessmentEvent[]): Assessment => events.reduce(assessmentReducer, BEGINNING);
const NAMED: AssessmentEvent = { type: 'named', childName: 'Mia' };
const ON: AssessmentEvent = { type: 'on' };
const BACK: AssessmentEvent = { type: 'back' };
const answer = (yes: boolean): AssessmentEvent => ({ type: 'answered', yes, byItself: true });
const answeredAll = (yes: (at: number) => boolean): AssessmentEvent[] =>
  MILESTONE_AREAS.flatMap((_, at) => [answer(yes(at)), ON]);

describe('the first step', () => {
  it.each(['', '   '])('is not left without a name (%j)', (childName) => {
    expect(after({ type: 'named', childName }, ON).step).toBe(0);
  });

  it('leads to the first question once there is a name', () => {
    expect(after(NAMED, ON).step).toBe(1);
  });

  it('takes the age along when a known child is chosen, and leaves it when a name is typed', () => {
    expect(after({ type: 'named', childName: 'Mia', childAge: '6' }).childAge).toBe('6');
    expect(after({ type: 'aged', childAge: '4' }, NAMED).childAge).toBe('4');
  });
});

it('a question is left only with an answer, and six answers lead to the review', () => {
  expect(after(NAMED, ON, ON, ON).step).toBe(1);
  expect(after(NAMED, ON, ...answeredAll(() => true)).step).toBe(REVIEW);
});

it('going back is one step down, keeps every answer, and stops what was about to follow', () => {
  const state = after(NAMED, ON, answer(true), ON, answer(false), BACK);
  expect(state).toMatchObject({ step: 1, leaving: null });
  expect(state.answers).toEqual({ sleepIndependence: true, emotionalRegulation: false });
  expect(after(NAMED, ON, ...answeredAll(() => true), BACK).step).toBe(6);
  expect(after(BACK, BACK).step).toBe(0);
});

it('a question opened from the review leads back to it', () => {
  const review = after(NAMED, ON, ...answeredAll(() => true));
  const opened = assessmentReducer(review, { type: 'opened', area: 'socialSkills' });
  expect(opened.step).toBe(3);
  const again = [answer(false), ON].reduce(assessmentReducer, opened);
  expect(again.step).toBe(REVIEW);
  expect(again.answers.socialSkills).toBe(false);
  expect([BACK, ON].reduce(assessmentReducer, opened).step).toBe(3);
});

it('whatever is pressed in whatever order, the step is one of eight and the review has all its answers', () => {
  const event: fc.Arbitrary<AssessmentEvent> = fc.oneof(
    fc.constant(ON),
    fc.constant(BACK),
    fc.constant<AssessmentEvent>({ type: 'stayed' }),
    fc.record({ type: fc.constant('named' as const), childName: fc.constantFrom('', ' ', 'Mia') }),
    fc.record({ type: fc.constant('answered' as const), yes: fc.boolean(), byItself: fc.boolean() }),
    fc.record({ type: fc.constant('opened' as const), area: fc.constantFrom(...MILESTONE_AREAS) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state = BEGINNING;
      for (const each of events) {
        state = assessmentReducer(state, each);
        expect(state.step).toBeGreaterThanOrEqual(0);
        expect(state.step).toBeLessThanOrEqual(REVIEW);
        if (state.step === REVIEW) expect(Object.keys(state.answers)).toHaveLength(6);
        if (state.leaving !== null) expect(mayGoOn(state)).toBe(true);
      }
    }),
  );
});

describe('what is handed in', () => {
  const review = after({ type: 'named', childName: ' Mia ', childAge: ' ' }, ON, ...answeredAll((at) => at % 2 === 0));

  it('has the name without blanks around it, and no age where none was written', () => {
    expect(submissionOf(review)).toMatchObject({ childName: 'Mia', childAge: null });
    expect(submissionOf({ ...review, childAge: '6' }).childAge).toBe('6');
  });

  it('is refused with a sentence when the name or an answer is missing', () => {
    expect(() => submissionOf({ ...review, childName: '  ' })).toThrow('Child name required');
    expect(() => submissionOf({ ...review, answers: {} })).toThrow('Failed to submit assessment. Please try again.');
  });
});
