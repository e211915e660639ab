import type { ReactNode } from 'react';
import { PageHeading } from '../page/page-heading.tsx';

interface StatePanelProps {
  readonly heading: string;
  readonly children?: ReactNode;
  /** Buttons or links: one for an empty place, at most two after a failure. */
  readonly actions?: ReactNode;
  /** A calm cut-out figure, standing on the lower edge of the panel. */
  readonly figure?: ReactNode;
  /** The heading is that of the whole page. */
  readonly wholePage?: boolean;
}

function StatePanel({ heading, children, actions, figure, wholePage }: StatePanelProps) {
  return (
    <div className="state">
      {figure && <div className="state-figure">{figure}</div>}
      <div className="min-w-0">
        {wholePage ? <PageHeading>{heading}</PageHeading> : <h2>{heading}</h2>}
        {children && <div className="mt-2 text-soft">{children}</div>}
        {actions && <div className="state-actions">{actions}</div>}
      </div>
    </div>
  );
}

/** Nothing is here yet: a heading, one sentence, one thing to do. */
export const EmptyState = (props: StatePanelProps) => <StatePanel {...props} />;

/** Something failed: the given heading, what is kept safe, and the way on. Said aloud when it appears. */
export const ErrorState = (props: StatePanelProps) => (
  <div role="alert">
    <StatePanel {...props} />
  </div>
);
