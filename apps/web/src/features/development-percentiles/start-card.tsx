import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { LanternString } from './lantern-string.tsx';
import './result.css';
import { ASSESSMENT } from './words.ts';

interface StartCardProps {
  /** Whether the last result has only just been deleted: the focus comes here, for its button is gone. */
  readonly fresh: boolean;
  onStart(): void;
}

/** Before any result: what it is, how long it takes, and the way in. */
export function StartCard({ fresh, onStart }: StartCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <section className="start lamplit on-night" aria-labelledby="start-heading">
      <LanternString answers={null} />
      <h2 id="start-heading" ref={heading} tabIndex={-1}>
        Six questions, six small lanterns
      </h2>
      <p className="lead">
        Yes or no to six everyday things, and a number that pictures your answers. It is an illustration, not a
        measurement of your child; what is typical stands beside it, with its sources.
      </p>
      <Button variant="primary" large wideOnPhone onClick={onStart}>
        {ASSESSMENT.start}
      </Button>
      <p className="text-small text-soft">Your answers stay on this device. You can delete them at any time.</p>
    </section>
  );
}
