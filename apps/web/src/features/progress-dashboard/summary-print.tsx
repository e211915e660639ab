import { RATINGS } from '../../tracking/ratings.ts';
import type { Days } from './address.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { averageOf, totalsOf } from './figures.ts';
import { mostPoints } from './layout.ts';
import { pointsOf } from './points.ts';
import { firstMomentOf, momentOf, type Session } from './sessions.ts';
import './summary-print.css';
import { counted, dateInWords, restsOn } from './words.ts';

/** As wide as the sheet between its margins, in pixels of 1/96 inch. */
const SIZE = { width: 672, height: 250, text: 1 };
/** What fits on the one sheet whatever was written. */
const NOTES = 3;
const NOTE_LENGTH = 220;

interface SummaryPrintProps {
  readonly sessions: readonly Session[];
  readonly child: string;
  readonly days: Days;
  readonly now: Date;
}

const shortened = (note: string): string => {
  const letters = [...note.replaceAll(/\s+/g, ' ')];
  return letters.length <= NOTE_LENGTH ? letters.join('') : `${letters.slice(0, NOTE_LENGTH).join('').trimEnd()} …`;
};

/** One sheet of A4 about the sessions that are looked at. It is in the page all the time, and seen only in print. */
export function SummaryPrint({ sessions, child, days, now }: SummaryPrintProps) {
  const totals = totalsOf(sessions);
  const points = pointsOf(sessions, mostPoints(SIZE));
  const noted = sessions.filter(({ entry }) => entry.notes !== null).slice(-NOTES);
  return (
    <div className="summary-print only-print" aria-hidden="true">
      <p className="summary-title">Reading together: {child || 'all children'}</p>
      <p>
        {dateInWords(firstMomentOf(days, now))} to {dateInWords(now)} · {counted(totals.sessions, 'session')}
        {totals.timed > 0 && ` · ${counted(totals.minutes, 'minute')}`}
        {totals.timed > 0 && totals.timed < totals.sessions && `, noted in ${totals.timed} of them`}
      </p>
      <table className="summary-averages">
        <thead>
          <tr>
            <th>Rated from 1 to 5</th>
            <th>Average</th>
            <th>1 means</th>
            <th>5 means</th>
          </tr>
        </thead>
        <tbody>
          {RATINGS.map(({ name, label, least, most }) => (
            <tr key={name}>
              <th>{label}</th>
              <td>{averageOf(sessions, name)?.toFixed(1)}</td>
              <td>{least}</td>
              <td>{most}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="summary-heading">From session to session</p>
      <ChartDrawing points={points} count={sessions.length} size={SIZE} />
      {points.length < sessions.length && (
        <p>Each point is the average of up to {Math.ceil(sessions.length / points.length)} sessions in a row.</p>
      )}
      {noted.length > 0 && (
        <>
          <p className="summary-heading">Last notes</p>
          <ul>
            {noted.toReversed().map((session) => (
              <li key={session.entry.id}>
                <b>{dateInWords(momentOf(session))}</b>, {child === '' && `${session.entry.childName}, `}
                {session.entry.storyTitle}: {`“${shortened(session.entry.notes ?? '')}”`}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="summary-heading">What these numbers are, and what they are not</p>
      <p>
        A parent’s own impressions after reading a story or hearing a song together. {restsOn(totals.sessions)} The
        numbers are not a test, not a measurement of development and not a diagnosis, and they do not show what caused a
        change.
      </p>
      <p className="summary-foot">Storylantern · printed on {dateInWords(now)}</p>
    </div>
  );
}
