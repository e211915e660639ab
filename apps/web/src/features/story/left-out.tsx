import type { Story } from '@storylantern/contract';
import { Link } from 'wouter';

/** What the parent wrote that found no true place in the story, and what else they may have meant. */
export function LeftOut({ story }: { readonly story: Story }) {
  if (story.leftOut.length === 0 && story.alsoAbout.length === 0) return null;
  return (
    <aside className="left-out no-print" aria-label="About what you wrote">
      {story.leftOut.length > 0 && (
        <p>
          For another story: {story.leftOut.map((words) => `“${words.replace(/[\s.,;:]+$/u, '')}”`).join(', ')}. One
          story has room for two or three things. You can write these into a sentence here as well.
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
