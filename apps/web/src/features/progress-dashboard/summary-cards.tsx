import type { RatingName } from '../../tracking/ratings.ts';
import { CutOut } from '../../ui/picture/cut-out.tsx';
import { averageOf, totalsOf } from './figures.ts';
import type { Session } from './sessions.ts';
import { Stars } from './stars.tsx';
import { counted, inThousands, timeTogether } from './words.ts';

const AVERAGES: readonly { readonly rating: RatingName; readonly label: string; readonly about: string }[] = [
  { rating: 'comprehensionRating', label: 'Avg Understanding', about: 'How well it was followed' },
  { rating: 'interestRating', label: 'Avg Interest', about: 'How much it was wanted' },
  { rating: 'behaviorRating', label: 'Avg Behavior Change', about: 'What changed afterwards' },
];

/** The four figures: how often the family read, and three averages. One sheet in four parts, the first one night. */
export function SummaryCards({ sessions }: { readonly sessions: readonly Session[] }) {
  const totals = totalsOf(sessions);
  return (
    <dl className="sheet progress-cards progress-sheet">
      <div className="progress-card progress-card-night on-night lamplit">
        <dt>Total Sessions</dt>
        <dd>
          <span className="progress-figure">{inThousands(totals.sessions)}</span>
          <span className="progress-about">{timeTogether(totals)}</span>
          {totals.timed < totals.sessions && (
            <span className="progress-about">Minutes noted in {counted(totals.timed, 'session')}</span>
          )}
          <CutOut figure={{ kind: 'rabbit' }} className="progress-rabbit" />
        </dd>
      </div>
      {AVERAGES.map(({ rating, label, about }) => {
        const average = averageOf(sessions, rating) ?? 0;
        return (
          <div key={rating} className="progress-card">
            <dt>{label}</dt>
            <dd>
              <span>
                <span className="progress-figure">{average.toFixed(1)}</span> <span aria-hidden="true">/5</span>
                <span className="sr-only">out of 5</span>
              </span>
              <Stars value={average} />
              <span className="progress-about">{about}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
