import { ChartLineUpIcon } from '@phosphor-icons/react/dist/csr/ChartLineUp';
import { IDEMPOTENCY_HEADER, LIMITS, trackReading, type Reading } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { callApi } from '../lib/api-client.ts';
import { sentenceOf } from '../lib/api-error.ts';
import { randomKey } from '../lib/random-key.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { TextArea } from '../ui/field/text-area.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { toast } from '../ui/toast/toast.ts';
import { RatingField } from './rating-field.tsx';
import { RATINGS, type RatingName } from './ratings.ts';
import './tracking.css';

/** What was read. */
export interface Piece {
  readonly kind: Reading['pieceKind'];
  readonly id: string;
  readonly title: string;
  readonly childName: string;
  /** How long reading it aloud takes, as a suggestion. */
  readonly minutes: number;
}

/** The first list of readings; every list of them begins so. */
const READINGS = '/api/progress/tracking';

/** A button, and the question behind it: how reading went. */
export function TrackProgress({ piece }: { readonly piece: Piece }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<ChartLineUpIcon aria-hidden />} onClick={() => setOpen(true)}>
        Track Progress
      </Button>
      {open && <TrackDialog piece={piece} onClose={() => setOpen(false)} />}
    </>
  );
}

function TrackDialog({ piece, onClose }: { readonly piece: Piece; onClose(): void }) {
  const queries = useQueryClient();
  const [key] = useState(randomKey);
  const [childName, setChildName] = useState(piece.childName);
  const [ratings, setRatings] = useState<Partial<Record<RatingName, number>>>({});
  const [minutes, setMinutes] = useState(String(piece.minutes));
  const [notes, setNotes] = useState('');
  const [missing, setMissing] = useState(false);
  const track = useMutation({
    mutationFn: (reading: Reading) => callApi(trackReading, { body: reading, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSuccess: async () => {
      onClose();
      toast({ title: 'Progress tracked', description: 'You will find it on the progress page.' });
      await queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(READINGS) });
    },
  });

  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { comprehensionRating, interestRating, repetitionRating, behaviorRating } = ratings;
    if (!comprehensionRating || !interestRating || !repetitionRating || !behaviorRating) {
      event.currentTarget.querySelector<HTMLElement>('.rating:not(:has(:checked)) input')?.focus();
      return setMissing(true);
    }
    const whole = Math.round(Number(minutes));
    track.mutate({
      childName: childName.trim(),
      storyTitle: piece.title,
      pieceKind: piece.kind,
      pieceId: piece.id,
      comprehensionRating,
      interestRating,
      repetitionRating,
      behaviorRating,
      sessionDuration: minutes.trim() === '' || !(whole >= 1) ? null : Math.min(600, whole),
      notes: notes.trim() === '' ? null : notes.trim(),
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(shown) => !shown && onClose()}
      title="Track Progress"
      description="How did it go? There is no right answer; it only helps to look back."
    >
      <form className="tracking" noValidate onSubmit={keep}>
        {RATINGS.map((rating) => (
          <RatingField
            key={rating.name}
            rating={rating}
            value={ratings[rating.name]}
            error={missing && ratings[rating.name] === undefined ? 'Please choose one of the five.' : null}
            onChange={(value) => setRatings({ ...ratings, [rating.name]: value })}
          />
        ))}
        <TextField
          label="Who listened"
          optional
          value={childName}
          maxLength={LIMITS.childName}
          autoComplete="off"
          onChange={(event) => setChildName(event.target.value)}
        />
        <TextField
          label="Minutes"
          optional
          type="number"
          inputMode="numeric"
          min={1}
          max={600}
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <TextArea
          label="Notes"
          optional
          rows={3}
          value={notes}
          maxLength={LIMITS.progressNotes}
          placeholder="What did your child say or do?"
          onChange={(event) => setNotes(event.target.value)}
        />
        {track.isError && (
          <p role="alert" className="field-error">
            {sentenceOf(track.error, 'Nobody answered in time. What you wrote is kept here; try again.')}
          </p>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" variant="primary" busy={track.isPending && 'Keeping'}>
            Keep it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
