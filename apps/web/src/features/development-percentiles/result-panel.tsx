import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { childInWords } from './child-in-words.ts';
import { HowWorkedOut } from './how-worked-out.tsx';
import { LanternString } from './lantern-string.tsx';
import type { PastResult } from './past-results.ts';
import { labelOf, yesCount } from './percentiles.ts';
import './result.css';
import { answeredYes, HONESTY } from './words.ts';

interface ResultPanelProps {
  readonly shown: PastResult;
  /** Whether the result has only just come: the focus goes to it, for its dialog is gone. */
  readonly fresh: boolean;
  onRetake(): void;
}

/** The number at night, and beside it, in equal weight, what it is and is not. */
export function ResultPanel({ shown, fresh, onRetake }: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const honesty = useId();
  useLayoutEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <section className="result" aria-labelledby={`${honesty}-child`}>
      <div className="result-night lamplit on-night">
        <h2 ref={heading} tabIndex={-1} id={`${honesty}-child`} className="result-child" aria-describedby={honesty}>
          {childInWords(shown)}
        </h2>
        <div className="result-figure">
          <p className="result-number">{shown.result.overall}</p>
          <p>
            <b className="lead">{labelOf(shown.result.overall)}</b>
            <span className="result-kind">overall percentile</span>
          </p>
        </div>
        <LanternString answers={shown.answers} />
        <p className="result-kind">{answeredYes(yesCount(shown.answers))}</p>
      </div>
      <div className="result-honest">
        <div className="result-honest-head">
          <InfoIcon weight="duotone" aria-hidden="true" />
          <h2 id={honesty}>{HONESTY}</h2>
        </div>
        <p>
          Nothing here was compared with other children. The number comes from your yes and no answers with some chance
          added, so it can differ next time with the same answers.
        </p>
        <HowWorkedOut answers={shown.answers} result={shown.result} />
        <div className="result-actions no-print">
          <ButtonLink href="/categories" variant="primary">
            Create Stories to Improve
          </ButtonLink>
          <Button icon={<ArrowCounterClockwiseIcon weight="bold" aria-hidden="true" />} onClick={onRetake}>
            Retake Assessment
          </Button>
        </div>
        <p className="text-small text-soft">
          Worried about something you see? Your child’s doctor or health visitor is the person to ask, and sooner is
          better than later.
        </p>
      </div>
    </section>
  );
}
