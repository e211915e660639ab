import { LIMITS, type Reading } from '@storylantern/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../lib/api-error.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { TextArea } from '../ui/field/text-area.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { ChildNameField } from './child-name-field.tsx';
import { RatingField } from './rating-field.tsx';
import { RATINGS, type RatingName } from './ratings.ts';
import './tracking.css';

/** What the form starts from: a reading that was recorded, or what is known before it is. */
type ReadingStart = Omit<Reading, RatingName> & Partial<Pick<Reading, RatingName>>;

interface ReadingDialogProps {
  readonly title: string;
  readonly start: ReadingStart;
  /** Keeps what was written; what it throws is shown in the form, which stays open. */
  keep(reading: Reading): Promise<void>;
  onClose(): void;
}

/** The question how reading went: four ratings, who listened, how long it took and what was noticed. */
export function ReadingDialog({ title, start, keep, onClose }: ReadingDialogProps) {
  const [childName, setChildName] = useState(start.childName);
  const [ratings, setRatings] = useState<Partial<Record<RatingName, number>>>(start);
  const [minutes, setMinutes] = useState(String(start.sessionDuration ?? ''));
  const [notes, setNotes] = useState(start.notes ?? '');
  const [missing, setMissing] = useState(false);
  const keeping = useMutation({ mutationFn: keep, onSuccess: onClose });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { comprehensionRating, interestRating, repetitionRating, behaviorRating } = ratings;
    if (!comprehensionRating || !interestRating || !repetitionRating || !behaviorRating) {
      event.currentTarget.querySelector<HTMLElement>('.rating:not(:has(:checked)) input')?.focus();
      return setMissing(true);
    }
    const whole = Math.round(Number(minutes));
    keeping.mutate({
      storyTitle: start.storyTitle,
      pieceKind: start.pieceKind,
      pieceId: start.pieceId,
      childName: childName.trim(),
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
      title={title}
      description="How did it go? There is no right answer; it only helps to look back."
    >
      <form className="tracking" noValidate onSubmit={submit}>
        {RATINGS.map((rating) => (
          <RatingField
            key={rating.name}
            rating={rating}
            value={ratings[rating.name]}
            error={missing && ratings[rating.name] === undefined ? 'Please choose one of the five.' : null}
            onChange={(value) => setRatings({ ...ratings, [rating.name]: value })}
          />
        ))}
        <ChildNameField label="Who listened" value={childName} onChange={setChildName} />
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
        {keeping.isError && (
          <p role="alert" className="field-error">
            {sentenceOf(keeping.error, 'Nobody answered in time. What you wrote is kept here; try again.')}
          </p>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" variant="primary" busy={keeping.isPending && 'Keeping'}>
            Keep it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
