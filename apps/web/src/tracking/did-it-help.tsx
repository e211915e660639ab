import { HandHeartIcon } from '@phosphor-icons/react/dist/csr/HandHeart';
import { useState } from 'react';
import { useFamily } from '../family/use-family.ts';
import { randomKey } from '../lib/random-key.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { SkeletonLines, Waiting } from '../ui/feedback/skeleton.tsx';
import { GoalCard } from './goal-card.tsx';
import { GoalForm } from './goal-form.tsx';
import { listenerOf, type Piece } from './piece.ts';
import { useGoals, useSetGoal } from './use-goals.ts';

/** A button, and behind it the hopes a parent has for this piece and how close they came. */
export function DidItHelp({ piece }: { readonly piece: Piece }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<HandHeartIcon aria-hidden />} onClick={() => setOpen(true)}>
        Did it help?
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Did it help?"
        description="Write one thing you hope to see, and look at it from time to time. It shows what you noticed, not what caused it."
      >
        <GoalsOfPiece piece={piece} />
      </Dialog>
    </>
  );
}

function GoalsOfPiece({ piece }: { readonly piece: Piece }) {
  const family = useFamily();
  const { data: goals, isError, refetch } = useGoals(piece);
  const [another, setAnother] = useState(false);
  const [key, setKey] = useState(randomKey);
  const set = useSetGoal();
  if (isError)
    return (
      <div role="alert" className="goals">
        <p>The goals did not come. Nothing you noted is lost.</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </div>
    );
  if (!goals)
    return (
      <Waiting label="The goals are being looked up" className="goals">
        <SkeletonLines lines={3} />
      </Waiting>
    );
  return (
    <div className="goals">
      {goals.length > 0 && (
        <ul className="goal-cards">
          {goals.map((goal) => (
            <GoalCard key={goal.id} goal={goal} />
          ))}
        </ul>
      )}
      {goals.length === 0 || another ? (
        <GoalForm
          start={{ hope: '', childName: listenerOf(piece, family) }}
          keepLabel="Set this goal"
          pending={set.isPending}
          error={set.error}
          keep={({ hope, childName }) =>
            set.mutate(
              { details: { hope, childName, storyTitle: piece.title, pieceKind: piece.kind, pieceId: piece.id }, key },
              {
                onSuccess: () => {
                  setAnother(false);
                  setKey(randomKey());
                },
              },
            )
          }
          {...(another ? { onCancel: () => setAnother(false) } : {})}
        />
      ) : (
        <Button variant="quiet" onClick={() => setAnother(true)}>
          Set another goal
        </Button>
      )}
    </div>
  );
}
