import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { Child, TrackingEntry } from '@storylantern/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import ChildFace from '../../family/child-face.tsx';
import type { RatingName } from '../../tracking/ratings.ts';
import { Button } from '../../ui/button/button.tsx';
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
  /** Who it was, when the family has written down how they look. */
  readonly child: Child | undefined;
  readonly now: Date;
  onChange(entry: TrackingEntry): void;
  onLeave(entry: TrackingEntry): void;
}

/** One session: what was read with whom and when, what the parent noted, and three of its ratings. */
export function SessionRow({ session, child, now, onChange, onLeave }: SessionRowProps) {
  const { entry } = session;
  const day = dayInWords(momentOf(session), now);
  return (
    <li className="session-row">
      {child ? (
        <ChildFace child={child} className="session-face" />
      ) : (
        <span className="session-face session-initial display" aria-hidden="true">
          {[...entry.childName][0]?.toUpperCase()}
        </span>
      )}
      <div className="session-words">
        <h3>
          <Link href={`${READ[entry.pieceKind]}/${entry.pieceId}`}>{entry.storyTitle}</Link>
        </h3>
        <p className="session-when">
          {entry.childName && `${entry.childName}, `}
          {day}
        </p>
        {entry.notes && <Notes notes={entry.notes} />}
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

/** Above this many letters a note is shown in part at first: a list of five stays a list. */
const LONG_NOTE = 280;

function Notes({ notes }: { readonly notes: string }) {
  const [whole, setWhole] = useState(false);
  const long = notes.length > LONG_NOTE;
  return (
    <>
      <p className={long && !whole ? 'session-notes session-notes-part' : 'session-notes'}>{`“${notes}”`}</p>
      {long && (
        <Button variant="quiet" className="session-more" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less of the note' : 'Show the whole note'}
        </Button>
      )}
    </>
  );
}
