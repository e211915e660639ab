import type { Story } from '@storylantern/contract';
import { Link } from 'wouter';

/** What the parent wrote that found no true place in the story, and what else they may have meant. */
export function LeftOut({ story }: { readonly story: Story }) {
  if (story.leftOut.length === 0 && story.alsoAbout.length === 0) return null;
  return (
    <aside className="left-out no-print" aria-label="About what you wrote">
      {story.leftOut.length > 0 && (
        <p>
          Not in this story: {story.leftOut.map((words) => `“${words.replace(/[\s.,;:]+$/u, '')}”`).join(', ')}. The
          next one may have room for it, or you can write it into a sentence yourself.
        </p>
      )}
      {story.alsoAbout.length > 0 && (
        <p>
          Did you mean something else?{' '}
          {story.alsoAbout.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ' · '}
              <Link href={`/custom-story?${new URLSearchParams({ category: id, about: name }).toString()}`}>
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
    </aside>
  );
}
