import type { IllustratedStory } from '@storylantern/contract';
import { useParams } from 'wouter';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { Skeleton, SkeletonLines, Waiting } from '../../ui/feedback/skeleton.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import './book.css';
import { BookViewer } from './book-viewer.tsx';
import { useBook } from './use-book.ts';

/** One picture book: while it is fetched, when it cannot be, and as it is read. */
export default function BookScreen() {
  const { id = '' } = useParams();
  const { data: book, isError } = useBook(id);
  if (book) return <BookViewer key={book.id} book={book as IllustratedStory} />;
  return isError ? <BookMissing /> : <BookComing />;
}

function BookMissing() {
  return (
    <Page title="Unable to load story">
      <BackLink href="/my-library">My library</BackLink>
      <ErrorState
        wholePage
        heading="Unable to load story"
        actions={
          <ButtonLink href="/illustrated-story" variant="primary">
            Make a picture book
          </ButtonLink>
        }
      >
        <p>Sorry, we couldn't find this illustrated story.</p>
      </ErrorState>
    </Page>
  );
}

function BookComing() {
  return (
    <Page title="A picture book" width="bleed" ground="night" tabs={false} footer={false}>
      <div className="book-room on-night">
        <header className="book-head">
          <div className="book-way">
            <BackLink href="/my-library">My library</BackLink>
          </div>
          <PageHeading className="sr-only">A picture book is being opened</PageHeading>
          <Skeleton className="book-title-coming" />
        </header>
        <Waiting label="The picture book is being opened" className="book-coming">
          <div className="open-book">
            <div className="spread">
              <div className="spread-picture">
                <Skeleton className="block aspect-[4/3] w-full" />
              </div>
              <div className="spread-words">
                <div className="spread-texts">
                  <SkeletonLines lines={6} />
                </div>
              </div>
            </div>
          </div>
        </Waiting>
        <div className="page-dots-coming" />
        <div className="book-dock" />
      </div>
    </Page>
  );
}
