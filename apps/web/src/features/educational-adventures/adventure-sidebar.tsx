import { POPULAR_ADVENTURES } from '@storylantern/library';
import { Chip } from '../../ui/chips/chip.tsx';

/** What happens, in the order in which it happens. */
const STEPS = [
  'Choose a topic, or say what your child keeps asking about.',
  'We take what is known of it, each fact with its source.',
  'An adventure is told in which your child needs those facts.',
  'It is drawn and read aloud, with three questions at the end.',
] as const;

/** Topics to start from, and how an adventure comes about. */
export function AdventureSidebar({ onChoose }: { onChoose(topic: string): void }) {
  return (
    <aside className="adventure-side" aria-label="Ideas and how it works">
      <section>
        <h2>Popular topics</h2>
        <ul className="adventure-popular">
          {POPULAR_ADVENTURES.map((topic) => (
            <li key={topic}>
              <Chip onClick={() => onChoose(topic)}>{topic}</Chip>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>How it works</h2>
        <ol className="adventure-steps">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-small text-soft mt-4">
          When we know too little about a topic, the book says so and becomes a story about finding out.
        </p>
      </section>
    </aside>
  );
}
