import type { IllustratedStory } from '@storylantern/contract';
import { ILLUSTRATION_STYLES } from '@storylantern/library';
import { AiLabel } from '../../ui/made-by/made-by.tsx';

/** What the book is about, how it is painted, and for whom it was made. */
export function BookFacts({ book }: { readonly book: IllustratedStory }) {
  const style = ILLUSTRATION_STYLES.find((each) => each.id === book.style);
  return (
    <>
      <dl className="book-facts">
        <div>
          <dt>Theme</dt>
          <dd className="book-theme" title={book.theme}>
            {book.theme}
          </dd>
        </div>
        <div>
          <dt>Style</dt>
          <dd>{style?.name ?? book.style}</dd>
        </div>
        {book.childName !== '' && (
          <div>
            <dt>Created for</dt>
            <dd>{book.childName}</dd>
          </div>
        )}
      </dl>
      <AiLabel makers={book.madeBy} />
    </>
  );
}
