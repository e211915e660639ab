import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { Goal } from '@storylantern/contract';
import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { sentenceOf } from '../lib/api-error.ts';
import { randomKey } from '../lib/random-key.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { ClosenessField } from './closeness-field.tsx';
import { GoalForm } from './goal-form.tsx';
import { GoalSteps } from './goal-steps.tsx';
import { movedInWords } from './goal-words.ts';
import { addressOf } from './piece.ts';
import { useChangeGoal, useDeleteGoal, useLookAtGoal } from './use-goals.ts';

interface GoalCardProps {
  readonly goal: Goal;
  /** Names the piece the goal was set for, with a link to it. */
  readonly withPiece?: boolean;
}

/** One goal: what was hoped for, how close it came over time, and another look at it. */
export function GoalCard({ goal, withPiece }: GoalCardProps) {
  const [mode, setMode] = useState<'seen' | 'changed' | 'asked to delete'>('seen');
  const change = useChangeGoal(goal.id);
  const remove = useDeleteGoal(goal.id);
  if (mode === 'changed')
    return (
      <li className="goal-card">
        <GoalForm
          start={goal}
          keepLabel="Keep it"
          pending={change.isPending}
          error={change.error}
          keep={(words) => change.mutate(words, { onSuccess: () => setMode('seen') })}
          onCancel={() => setMode('seen')}
        />
      </li>
    );
  return (
    <li className="goal-card">
      <div className="goal-head">
        <div>
          <p className="goal-hope">{goal.hope}</p>
          <p className="goal-about">
            {goal.childName && `For ${goal.childName}`}
            {goal.childName && withPiece && ', '}
            {withPiece && (
              <>
                {goal.childName ? 'with ' : 'With '}
                <Link href={addressOf(goal.pieceKind, goal.pieceId)}>{goal.storyTitle}</Link>
              </>
            )}
          </p>
        </div>
        <div className="goal-actions">
          <IconButton
            label={`Change the goal: ${goal.hope}`}
            icon={<PencilSimpleIcon aria-hidden />}
            onClick={() => setMode('changed')}
          />
          <IconButton
            label={`Delete the goal: ${goal.hope}`}
            icon={<TrashIcon aria-hidden />}
            aria-expanded={mode === 'asked to delete'}
            onClick={() => setMode(mode === 'seen' ? 'asked to delete' : 'seen')}
          />
        </div>
      </div>
      {mode === 'asked to delete' && (
        <div className="goal-question" role="group" aria-label="Delete this goal?">
          <p>Delete this goal and every look at it? This cannot be undone.</p>
          <Button variant="quiet" onClick={() => setMode('seen')}>
            Keep it
          </Button>
          <Button busy={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
            Delete
          </Button>
        </div>
      )}
      <p className="goal-moved" role="status">
        {movedInWords(goal)}
      </p>
      {goal.looks.length > 0 && <GoalSteps goal={goal} />}
      <LookAgain goal={goal} />
    </li>
  );
}

/** How close is it today? */
function LookAgain({ goal }: { readonly goal: Goal }) {
  const [open, setOpen] = useState(goal.looks.length === 0);
  const [closeness, setCloseness] = useState<number>();
  const [key, setKey] = useState(randomKey);
  const look = useLookAtGoal(goal.id);
  if (!open)
    return (
      <Button variant="quiet" className="goal-look-again" onClick={() => setOpen(true)}>
        Look at it today
      </Button>
    );
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (closeness === undefined) return;
    look.mutate(
      { closeness, key },
      {
        onSuccess: () => {
          setOpen(false);
          setCloseness(undefined);
          setKey(randomKey());
        },
      },
    );
  };
  return (
    <form className="goal-look" onSubmit={keep}>
      <ClosenessField label="How close is it today?" value={closeness} onChange={setCloseness} />
      {look.isError && (
        <p role="alert" className="field-error">
          {sentenceOf(look.error, 'Nobody answered in time. Please try again.')}
        </p>
      )}
      <Button type="submit" disabled={closeness === undefined} busy={look.isPending && 'Keeping'}>
        Keep this look
      </Button>
    </form>
  );
}
