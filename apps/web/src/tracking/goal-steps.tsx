import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { CLOSENESS, type Goal } from '@storylantern/contract';
import { useState } from 'react';
import { IconButton } from '../ui/button/icon-button.tsx';
import { closenessInWords, dayOf } from './goal-words.ts';
import { useDeleteLook } from './use-goals.ts';

/** So many looks are seen at once; the others are folded away. */
const SHOWN = 5;

/** The looks at a goal over time, oldest first: a lantern lit for each step, the step in words, and the day. */
export function GoalSteps({ goal }: { readonly goal: Goal }) {
  const [today] = useState(() => new Date());
  const [all, setAll] = useState(false);
  const remove = useDeleteLook(goal.id);
  const hidden = all ? 0 : Math.max(0, goal.looks.length - SHOWN);
  return (
    <>
      {hidden > 0 && (
        <button type="button" className="goal-earlier" onClick={() => setAll(true)}>
          Show {hidden} earlier {hidden === 1 ? 'look' : 'looks'}
        </button>
      )}
      <ol className="goal-steps">
        {goal.looks.slice(hidden).map((look) => {
          const day = dayOf(look.lookedAt, today);
          const words = closenessInWords(look.closeness);
          return (
            <li key={look.id}>
              <span className="goal-lights" aria-hidden="true">
                {CLOSENESS.map((step, at) => (
                  <i key={step} data-lit={at <= look.closeness || undefined} />
                ))}
              </span>
              <span className="goal-step-words">{words}</span>
              <time dateTime={look.lookedAt}>{day}</time>
              <IconButton
                label={`Take the look of ${day} away`}
                icon={<XIcon aria-hidden />}
                onClick={() => remove.mutate(look.id)}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
