import { useEffect, useRef, useState, type Dispatch } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { toast } from '../../ui/toast/toast.ts';
import './assessment-dialog.css';
import { areaAt, REVIEW, type Assessment, type AssessmentEvent } from './assessment.ts';
import { ChildStep } from './child-step.tsx';
import type { KnownChild } from './known-child.ts';
import { ADVANCE_DELAY, usePace } from './pace.ts';
import { QuestionStep } from './question-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { ASSESSMENT, questionOf } from './words.ts';

interface AssessmentDialogProps {
  readonly assessment: Assessment;
  readonly dispatch: Dispatch<AssessmentEvent>;
  /** Children whose names need not be typed. */
  readonly childNames: readonly KnownChild[];
  readonly pending: boolean;
  onSubmit(): void;
  onClose(): void;
}

/** The assessment: the child, six questions, and a look over it all. It is mounted while it is open. */
export function AssessmentDialog(props: AssessmentDialogProps) {
  const { assessment, dispatch, childNames, pending, onSubmit, onClose } = props;
  const { step, childName, childAge, answers, leaving } = assessment;
  const [byItself, setByItself] = usePace();
  const [missing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const area = areaAt(step);
  const where = stepInWords(step);
  const announced = useStepFocus(step, heading, area ? `${where}. ${questionOf(area, childName)}` : where);

  useEffect(() => {
    if (leaving === null) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'on' }), ADVANCE_DELAY);
    return () => clearTimeout(timer);
  }, [leaving, dispatch]);

  const toQuestions = () => {
    if (childName.trim() === '') {
      setMissing(true);
      toast({ title: ASSESSMENT.nameMissing, description: ASSESSMENT.nameMissingHint, kind: 'failure' });
    }
    dispatch({ type: 'on' });
  };

  return (
    <Dialog open onOpenChange={(shown) => !shown && onClose()} title={ASSESSMENT.title}>
      <div className="assessment">
        <Progress value={(step / REVIEW) * 100} label="Assessment" text={where} />
        <p className="step-where">{where}</p>
        <p className="sr-only" role="status">
          {announced}
        </p>
        {step === 0 && (
          <ChildStep
            {...{ childName, childAge, childNames, missing, heading }}
            onName={(name, age) =>
              dispatch({ type: 'named', childName: name, ...(age === undefined ? {} : { childAge: age }) })
            }
            onAge={(age) => dispatch({ type: 'aged', childAge: age })}
            onNext={toQuestions}
          />
        )}
        {area && (
          <QuestionStep
            {...{ area, childName, byItself, heading }}
            leaving={leaving !== null}
            answer={answers[area]}
            onAnswer={(yes) => dispatch({ type: 'answered', yes, byItself })}
            onByItself={(wanted) => {
              setByItself(wanted);
              if (!wanted) dispatch({ type: 'stayed' });
            }}
            onBack={() => dispatch({ type: 'back' })}
            onNext={() => dispatch({ type: 'on' })}
          />
        )}
        {step === REVIEW && (
          <ReviewStep
            {...{ childName, childAge, answers, pending, heading, onSubmit }}
            onChange={(changed) => dispatch({ type: 'opened', area: changed })}
            onBack={() => dispatch({ type: 'back' })}
          />
        )}
      </div>
    </Dialog>
  );
}

function stepInWords(step: number): string {
  if (step === 0) return 'First, your child';
  return step === REVIEW ? 'Your answers once more' : `Question ${step} of 6`;
}
