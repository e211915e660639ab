import type { IllustratedStory } from '@storylantern/contract';
import './book-after.css';
import { NightsNav } from './nights-nav.tsx';

/** What comes after the last page: three things to talk about, the other nights, and where its facts can be read. */
export function BookAfter({ book }: { readonly book: IllustratedStory }) {
  if (book.talk.length === 0 && book.facts.length === 0 && !book.inSeries) return null;
  return (
    <div className="book-after">
      {book.inSeries && <NightsNav id={book.id} />}
      {book.talk.length > 0 && (
        <section aria-label="To talk about">
          <h2>{book.educational ? 'Three questions' : 'To talk about together'}</h2>
          <ol className="book-talk">
            {book.talk.map(({ question, answer }) => (
              <li key={question}>
                {answer === null ? (
                  <p>{question}</p>
                ) : (
                  <details>
                    <summary>{question}</summary>
                    <p className="book-answer">{answer}</p>
                  </details>
                )}
              </li>
            ))}
          </ol>
          {book.talk.every(({ answer }) => answer === null) && (
            <p className="book-after-note">There is no wrong answer. You may stop after one.</p>
          )}
        </section>
      )}
      {book.facts.length > 0 && (
        <details className="book-sources">
          <summary>What is true in this book, and where it can be read</summary>
          <ul>
            {book.facts.map(({ says, source }) => (
              <li key={says}>
                {says} <cite>{source}</cite>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
