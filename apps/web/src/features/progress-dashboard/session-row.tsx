import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { TrackingEntry } from '@storylantern/contract';
import { Link } from 'wouter';
import type { RatingName } from '../../tracking/ratings.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { momentOf, type Session } from './sessions.ts';
import { Stars } from './stars.tsx';
import { dayInWords } from './words.ts';

/** Where a piece of each kind is read. */
const READ: Readonly<Record<TrackingEntry['pieceKind'], string>> = {
  story: '/story',
  'picture-book': '/illustrated-story',
  song: '/song',
  'expert-story': '/story',
};

const SHOWN: readonly { readonly rating: RatingName; readonly label: string }[] = [
  { rating: 'comprehensionRating', label: 'Understanding' },
  { rating: 'interestRating', label: 'Interest' },
  { rating: 'behaviorRating', label: 'Behavior' },
];

interface SessionRowProps {
  readonly session: Session;
  readonly now: Date;
  onChange(entry: TrackingEntry): void;
  onLeave(entry: TrackingEntry): void;
}

/** One session: what was read with whom and when, what the parent noted, and three of its ratings. */
export function SessionRow({ session, now, onChange, onLeave }: SessionRowProps) {
  const { entry } = session;
  const day = dayInWords(momentOf(session), now);
  return (
    <li className="session-row">
      <span className="session-initial display" aria-hidden="true">
        {[...entry.childName][0]?.toUpperCase()}
      </span>
      <div className="session-words">
        <h3>
          <Link href={`${READ[entry.pieceKind]}/${entry.pieceId}`}>{entry.storyTitle}</Link>
        </h3>
        <p className="session-when">
          {entry.childName && `${entry.childName}, `}
          {day}
        </p>
        {entry.notes && <p className="session-notes">{`“${entry.notes}”`}</p>}
      </div>
      <dl className="session-ratings">
        {SHOWN.map(({ rating, label }) => (
          <div key={rating}>
            <dt>{label}</dt>
            <dd>
              <Stars value={entry[rating]} />
              <span className="sr-only">{entry[rating]} out of 5</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="session-actions">
        <IconButton
          label={`Change the session of ${entry.storyTitle}, ${day}`}
          icon={<PencilSimpleIcon aria-hidden />}
          onClick={() => onChange(entry)}
        />
        <IconButton
          label={`Delete the session of ${entry.storyTitle}, ${day}`}
          icon={<TrashIcon aria-hidden />}
          onClick={() => onLeave(entry)}
        />
      </div>
    </li>
  );
}
