import { Button } from '../../ui/button/button.tsx';
import type { View } from './address.ts';
import { ProgressChart } from './progress-chart.tsx';
import './chart.css';
import { SessionTable } from './session-table.tsx';
import type { Session } from './sessions.ts';
import { NO_CAUSE, restsOn } from './words.ts';

interface ProgressOverTimeProps {
  readonly sessions: readonly Session[];
  /** The sessions are of more than one child. */
  readonly together: boolean;
  readonly as: View['as'];
  readonly now: Date;
  onSwitch(as: View['as']): void;
}

/** The four ratings from session to session, drawn or as a table, with what may be read from them. */
export function ProgressOverTime({ sessions, together, as, now, onSwitch }: ProgressOverTimeProps) {
  const table = as === 'table';
  return (
    <section className="card progress-over-time" aria-labelledby="progress-over-time">
      <h2 id="progress-over-time">Progress Over Time</h2>
      {table ? <SessionTable sessions={sessions} /> : <ProgressChart sessions={sessions} now={now} />}
      <p className="chart-note">
        {restsOn(sessions.length)} {NO_CAUSE}
        {together && ' All children are taken together here; choose one to see their own way.'}
        {!table && ' Point at the chart, or use the arrow keys in it, to read a session.'}
      </p>
      <Button variant="quiet" className="chart-switch" onClick={() => onSwitch(table ? 'chart' : 'table')}>
        {table ? 'Show as a chart' : 'Show as a table'}
      </Button>
    </section>
  );
}
