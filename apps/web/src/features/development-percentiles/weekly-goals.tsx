import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { MoonStarsIcon } from '@phosphor-icons/react/dist/csr/MoonStars';
import { PathIcon } from '@phosphor-icons/react/dist/csr/Path';
import { GOALS } from './words.ts';

const SIGNS: Readonly<Record<(typeof GOALS)[number]['state'], Icon>> = {
  '0/3': MoonStarsIcon,
  Complete: CheckCircleIcon,
  Pending: PathIcon,
};

/** Three goals for a week, the same for everyone. */
export const WeeklyGoals = () => (
  <section aria-labelledby="goals-heading">
    <h2 id="goals-heading">Weekly goals</h2>
    <ul className="goals">
      {GOALS.map(({ goal, state }) => {
        const Sign = SIGNS[state];
        const done = state === 'Complete';
        return (
          <li key={goal} className={done ? 'goal-done' : undefined}>
            <Sign weight={done ? 'fill' : 'regular'} aria-hidden="true" />
            <span>{goal}</span>
            <b>{state}</b>
          </li>
        );
      })}
    </ul>
  </section>
);
