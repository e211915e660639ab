import { useCategories } from '../../lib/categories.ts';
import { BookCover } from '../../ui/picture/book-cover.tsx';

/** The three ways in that the specification names, each bound in its own cloth. */
const BOOKS = [
  { id: 'new-school', title: 'New School', under: 'For the first morning, and the nights before it.', cloth: 1 },
  { id: 'fear-dark', title: 'Fear of the Dark', under: 'What the dark is, and who is near.', cloth: 2 },
  { id: 'making-friends', title: 'Making Friends', under: 'How to say hello, and what to do if it is a no.', cloth: 3 },
];

/** Three books on a shelf; a row to swipe on phones. */
export function WhereFamiliesBegin() {
  const categories = useCategories().data;
  return (
    <section className="wrap section" aria-labelledby="begin-heading">
      <h2 id="begin-heading">Three good places to begin</h2>
      <div className="shelf-scroll">
        <ul className="shelf-row">
          {BOOKS.map((book) => (
            <li key={book.id}>
              <BookCover
                {...book}
                src={categories?.find((each) => each.id === book.id)?.imageUrl}
                href={`/custom-story?category=${book.id}`}
              />
            </li>
          ))}
        </ul>
        <div className="shelf" />
      </div>
    </section>
  );
}
