import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { MILESTONE_AREAS, type MilestoneArea } from '@storylantern/library';
import type { Ref } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { childInWords } from './child-in-words.ts';
import type { Answers } from './percentiles.ts';
import { AREA_WORDS, ASSESSMENT } from './words.ts';

interface ReviewStepProps {
  readonly childName: string;
  readonly childAge: string;
  readonly answers: Partial<Answers>;
  readonly pending: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  onChange(area: MilestoneArea): void;
  onBack(): void;
  onSubmit(): void;
}

/** Step 7: everything once more, before it is worked out. */
export function ReviewStep(props: ReviewStepProps) {
  const { childName, childAge, answers, pending, heading, onChange, onBack, onSubmit } = props;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="step-heading">
        Is this right?
      </h3>
      <p className="text-soft">
        {childInWords({ childName: childName.trim(), childAge: childAge.trim() === '' ? null : childAge.trim() })}
      </p>
      <ul className="review">
        {MILESTONE_AREAS.map((area) => (
          <li key={area}>
            <span>{AREA_WORDS[area].label}</span>
            <b>{answers[area] ? 'Yes' : 'No'}</b>
            <Button
              variant="quiet"
              aria-label={`Change ${AREA_WORDS[area].label}`}
              onClick={() => !pending && onChange(area)}
            >
              Change
            </Button>
          </li>
        ))}
      </ul>
      <div className="step-ways step-ways-last">
        <Button
          variant="quiet"
          icon={<ArrowLeftIcon weight="bold" aria-hidden="true" />}
          onClick={() => !pending && onBack()}
        >
          Back
        </Button>
        <Button variant="primary" busy={pending && ASSESSMENT.pending} onClick={onSubmit}>
          {ASSESSMENT.submit}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {pending ? ASSESSMENT.pending : ''}
      </p>
    </>
  );
}
