import { listIllustratedStories, type IllustratedStorySummary } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Skeleton, Waiting } from '../../ui/feedback/skeleton.tsx';
import { Picture } from '../../ui/picture/picture.tsx';

/** As many as are shown (specification, section 9). */
const SHOWN = 6;

/** The family's own educational books, newest first; nothing while there are none. */
export function AdventuresMade() {
  const { data, isError, refetch } = useQuery<IllustratedStorySummary[]>({ queryKey: [listIllustratedStories.path] });
  if (isError) {
    return (
      <section className="adventures-made">
        <h2>Your adventures</h2>
        <p className="text-soft">
          Your adventures could not be shown just now.{' '}
          <button type="button" className="text-link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      </section>
    );
  }
  if (!data) {
    return (
      <Waiting label="Your adventures are being fetched" className="adventures-made">
        <Skeleton className="block h-8 w-48" />
      </Waiting>
    );
  }
  const made = data.filter((book) => book.educational).slice(0, SHOWN);
  if (made.length === 0) return null;
  return (
    <section className="adventures-made">
      <h2>Your adventures</h2>
      <ul className="adventure-books">
        {made.map((book) => (
          <li key={book.id} className="sheet adventure-book">
            <Picture src={book.imageUrl} alt="" />
            <div className="adventure-book-words">
              <h3>{book.title}</h3>
              <p className="text-small text-soft">{book.theme}</p>
              <p className="text-small text-soft">
                <time dateTime={book.createdAt}>
                  {new Date(book.createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
                </time>
              </p>
              <Link
                href={`/illustrated-story/${encodeURIComponent(book.id)}`}
                className="adventure-book-link"
                aria-label={`View Story: ${book.title}`}
              >
                View Story
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
