import type { Looks } from '@storylantern/contract';
import type { ReactNode } from 'react';
import { PageHeading } from '../page/page-heading.tsx';
import { CutOut } from '../picture/cut-out.tsx';
import type { Figure } from '../picture/drawing-request.ts';

interface StatePanelProps {
  readonly heading: string;
  readonly children?: ReactNode;
  /** Buttons or links: one for an empty place, at most two after a failure. */
  readonly actions?: ReactNode;
  /** The heading is that of the whole page. */
  readonly wholePage?: boolean;
}

const THINKER: Looks = {
  hairStyle: 'bun',
  hairColour: 'dark-brown',
  skin: 'honey',
  eyes: 'brown',
  glasses: true,
  hearingAid: false,
  wheelchair: false,
};
const CALM: Figure = { kind: 'rabbit' };
const THINKING: Figure = { kind: 'child', looks: THINKER, age: 7, pose: 'think', feeling: 'curious' };

/** A panel with a figure standing on its lower edge. */
function StatePanel({ heading, children, actions, figure, wholePage }: StatePanelProps & { readonly figure: Figure }) {
  return (
    <div className="state">
      <CutOut figure={figure} className="state-figure" />
      <div className="min-w-0">
        {wholePage ? <PageHeading>{heading}</PageHeading> : <h2>{heading}</h2>}
        {children && <div className="mt-2 text-soft">{children}</div>}
        {actions && <div className="state-actions">{actions}</div>}
      </div>
    </div>
  );
}

/** Nothing is here yet: a heading, one sentence, one thing to do. */
export const EmptyState = (props: StatePanelProps) => <StatePanel {...props} figure={CALM} />;

/** Something failed: the given heading, what is kept safe, and the way on. Said aloud when it appears. */
export const ErrorState = (props: StatePanelProps) => (
  <div role="alert">
    <StatePanel {...props} figure={THINKING} />
  </div>
);
