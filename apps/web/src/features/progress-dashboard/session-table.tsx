import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { sessionAverageOf } from './figures.ts';
import { SERIES } from './series.ts';
import { momentOf, type Session } from './sessions.ts';
import { counted, dateInWords, inThousands } from './words.ts';

/** Rows at a time: thousands of them at once would keep a phone waiting. */
const ROWS = 50;

/** The chart as a table, newest session first, every session of it. */
export function SessionTable({ sessions }: { readonly sessions: readonly Session[] }) {
  const [page, setPage] = useState(0);
  const pages = Math.ceil(sessions.length / ROWS);
  const current = Math.min(page, pages - 1);
  const shown = sessions.toReversed().slice(current * ROWS, (current + 1) * ROWS);
  return (
    <>
      <div className="chart-table" role="region" aria-label="Sessions as a table" tabIndex={0}>
        <table>
          <caption className="sr-only">
            Ratings from 1 to 5, newest session first. {counted(sessions.length, 'session')} in all.
          </caption>
          <thead>
            <tr>
              <th scope="col">Session</th>
              {SERIES.map(({ rating, label }) => (
                <th key={rating} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Average</th>
              <th scope="col">Minutes</th>
              <th scope="col">Date and story</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((session) => (
              <tr key={session.entry.id}>
                <th scope="row">{inThousands(session.number)}</th>
                {SERIES.map(({ rating }) => (
                  <td key={rating}>{session.entry[rating]}</td>
                ))}
                <td>{sessionAverageOf(session.entry).toFixed(1)}</td>
                <td>{session.entry.sessionDuration ?? <span className="sr-only">not noted</span>}</td>
                <td className="chart-table-words">
                  {dateInWords(momentOf(session))}, {session.entry.childName && `${session.entry.childName}, `}
                  {session.entry.storyTitle}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <nav className="chart-pages" aria-label="Pages of the table">
          <Button disabled={current === 0} onClick={() => setPage(current - 1)}>
            Newer
          </Button>
          <p role="status">
            Page {current + 1} of {pages}
          </p>
          <Button disabled={current === pages - 1} onClick={() => setPage(current + 1)}>
            Older
          </Button>
        </nav>
      )}
    </>
  );
}
