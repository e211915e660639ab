import { GoalCard } from './goal-card.tsx';
import './tracking.css';
import { useGoals } from './use-goals.ts';

interface GoalListProps {
  /** Goals of this child alone; '' for all. */
  readonly child?: string;
}

/** Every goal of the family with how close it came. Nothing is shown while there is none. */
export function GoalList({ child = '' }: GoalListProps) {
  const { data } = useGoals();
  const goals = data?.filter(({ childName }) => child === '' || childName === child) ?? [];
  if (goals.length === 0) return null;
  return (
    <section className="goal-list" aria-labelledby="goal-list">
      <h2 id="goal-list">Did it help?</h2>
      <ul className="goal-cards">
        {goals.map((goal) => (
          <GoalCard key={goal.id} goal={goal} withPiece />
        ))}
      </ul>
    </section>
  );
}
