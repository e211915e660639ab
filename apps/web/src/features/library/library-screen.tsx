import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import type { StorySummary } from '@storylantern/contract';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Skeleton, Waiting } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/state-panel.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import './library.css';
import { Shelf } from './shelf.tsx';
import { useLibrary } from './use-library.ts';

/** Everything the family has made: the saved pieces on the first shelf, the others below by kind. */
export default function LibraryScreen() {
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search.trim());
  const { data: stories, isError, error, refetch } = useLibrary(sought);
  const [leaving, setLeaving] = useState<StorySummary>();

  return (
    <Page title="My library">
      <div className="library-head">
        <div>
          <PageHeading>My library</PageHeading>
          <p className="lead soft mt-2">Everything you have made, kept here.</p>
        </div>
        <search className="library-search">
          <TextField
            label="Search"
            type="search"
            value={search}
            maxLength={100}
            placeholder="A title, a name, a topic"
            onChange={(event) => setSearch(event.target.value)}
          />
        </search>
      </div>
      {isError ? (
        <ErrorState
          heading="The library could not be opened"
          actions={
            <Button variant="secondary" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          <p>{sentenceOf(error, 'Nobody answered in time.')} Nothing is lost.</p>
        </ErrorState>
      ) : stories ? (
        <Shelves stories={stories} sought={sought} onLeave={setLeaving} />
      ) : (
        <Waiting label="The library is being opened" className="library-books">
          {[0, 1, 2, 3].map((each) => (
            <Skeleton key={each} className="block aspect-[3/4] w-full" />
          ))}
        </Waiting>
      )}
      <p className="mt-8 text-small text-soft">
        <Link href="/your-data">Your data</Link>: download everything, bring it back, or delete it.
      </p>
      <DeleteDialog story={leaving} onClose={() => setLeaving(undefined)} />
    </Page>
  );
}

interface ShelvesProps {
  readonly stories: readonly StorySummary[];
  readonly sought: string;
  onLeave(story: StorySummary): void;
}

function Shelves({ stories, sought, onLeave }: ShelvesProps) {
  if (stories.length === 0) {
    return sought ? (
      <EmptyState heading="Nothing fits these words">
        <p>Try a shorter word, or part of a name.</p>
      </EmptyState>
    ) : (
      <EmptyState
        heading="Your shelf is waiting"
        actions={
          <ButtonLink href="/categories" variant="primary" icon={<BookOpenIcon aria-hidden />}>
            Create Your First Story
          </ButtonLink>
        }
      >
        <p>Stories you make stand here from then on.</p>
      </EmptyState>
    );
  }
  const saved = stories.filter((story) => story.savedAt !== null);
  const others = (kind: StorySummary['kind']) =>
    stories.filter((story) => story.savedAt === null && story.kind === kind);
  return (
    <>
      <p role="status" className="sr-only">
        {stories.length} {stories.length === 1 ? 'story' : 'stories'}
      </p>
      <Shelf heading="Saved" stories={saved} onLeave={onLeave} />
      <Shelf heading="Stories" stories={others('story')} onLeave={onLeave} />
      <Shelf heading="Picture books" stories={others('picture-book')} onLeave={onLeave} />
      <Shelf heading="Songs" stories={others('song')} onLeave={onLeave} />
    </>
  );
}
