import { Link } from 'wouter';
import { EmptyState } from '../../ui/feedback/state-panel.tsx';
import { Skeleton, Waiting } from '../../ui/feedback/skeleton.tsx';
import { StoryRow } from './stories-view.tsx';
import { useLibrarySearch } from './use-expert-library.ts';

/** What a search over the whole library finds: stories to read to a child, and pages for the parent. */
export function SearchView({ search }: { readonly search: string }) {
  const { data, isError } = useLibrarySearch(search);
  if (isError) {
    return (
      <EmptyState heading="The library could not be searched">
        Nobody answered in time. Try again when you like.
      </EmptyState>
    );
  }
  if (!data) {
    return (
      <Waiting label="The library is being searched" className="expert-list">
        {[0, 1, 2].map((each) => (
          <Skeleton key={each} className="my-6 block h-40 w-full" />
        ))}
      </Waiting>
    );
  }
  const { stories, guidance } = data;
  const count = stories.length + guidance.length;
  return (
    <>
      <p role="status" className="text-soft">
        {count === 0
          ? 'Nothing found'
          : `${stories.length} ${stories.length === 1 ? 'story' : 'stories'}, ${guidance.length} ${guidance.length === 1 ? 'page' : 'pages'} for parents`}
      </p>
      {count === 0 && <EmptyState heading="Nothing fits these words">Try a shorter word, or ask Lumi.</EmptyState>}
      {guidance.length > 0 && (
        <section aria-labelledby="found-guidance" className="mt-6">
          <h2 id="found-guidance" className="text-h3">
            For you to read
          </h2>
          <ul className="guidance-links">
            {guidance.slice(0, 8).map((page) => (
              <li key={page.id}>
                <Link href={`/guidance/${encodeURIComponent(page.id)}`}>{page.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {stories.length > 0 && (
        <section aria-labelledby="found-stories" className="mt-6">
          <h2 id="found-stories" className="text-h3">
            Stories
          </h2>
          <ul className="expert-list">
            {stories.map((story) => (
              <StoryRow key={story.id} story={story} level={3} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
