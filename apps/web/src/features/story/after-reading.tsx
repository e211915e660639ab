import type { Story } from '@storylantern/contract';

/** Three things to talk about together, after the last line. */
export function AfterReading({ story }: { readonly story: Story }) {
  if (story.talkTogether.length === 0) return null;
  return (
    <section className="talk" aria-labelledby="talk">
      <h2 id="talk">Talk together</h2>
      <ul>
        {story.talkTogether.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
