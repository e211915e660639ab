import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import type { MilestoneArea } from '@storylantern/library';
import { useId, type Ref } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Toggle } from '../../ui/field/toggle.tsx';
import { AREA_WORDS, questionOf } from './words.ts';

interface QuestionStepProps {
  readonly area: MilestoneArea;
  readonly childName: string;
  readonly answer: boolean | undefined;
  /** The next step follows in a moment. */
  readonly leaving: boolean;
  readonly byItself: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  onAnswer(yes: boolean): void;
  onByItself(byItself: boolean): void;
  onBack(): void;
  onNext(): void;
}

/**
 * Steps 1 to 6: one question. The two answers stay the same two buttons from question to question, so that whoever
 * answered with the keyboard stands where they stood, and the focus is moved by nobody.
 */
export function QuestionStep(props: QuestionStepProps) {
  const { area, childName, answer, leaving, byItself, heading, onAnswer, onByItself, onBack, onNext } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-question`}>
      <p className="step-area">{AREA_WORDS[area].label}</p>
      <h3 ref={heading} tabIndex={-1} id={`${id}-question`} className="step-heading step-question">
        {questionOf(area, childName)}
      </h3>
      <p className="text-soft" id={`${id}-hint`}>
        Think of the last two weeks.{' '}
        {byItself ? 'The next step follows your answer by itself.' : 'Go on when you are ready.'}
      </p>
      <div className="yes-or-no">
        {[true, false].map((yes) => (
          <button
            key={String(yes)}
            type="button"
            className="yes-no"
            aria-pressed={answer === yes}
            aria-describedby={`${id}-question ${id}-hint`}
            onClick={() => onAnswer(yes)}
          >
            {yes ? 'Yes' : 'No'}
          </button>
        ))}
      </div>
      <div className="step-ways">
        <Button variant="quiet" icon={<ArrowLeftIcon weight="bold" aria-hidden="true" />} onClick={onBack}>
          Back
        </Button>
        {answer !== undefined && !leaving && <Button onClick={onNext}>Next</Button>}
      </div>
      <Toggle
        label="Go on by itself"
        description="Half a second after each answer"
        checked={byItself}
        onChange={(event) => onByItself(event.target.checked)}
      />
    </div>
  );
}
