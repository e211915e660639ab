import { listCollections, type Collection } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton, Waiting } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PagePicture } from '../../ui/picture/picture.tsx';
import './pre-created-stories.css';

/** A collection shows this many of its stories (specification, section 9). */
const SHOWN = 5;

/** The expert library's three collections, each with its first stories. */
export default function PreCreatedStoriesScreen() {
  const { data, isError, isFetching, refetch } = useQuery<Collection[]>({ queryKey: [listCollections.path] });
  return (
    <Page title="Expert stories">
      <BackLink href="/expert-help">Expert Help</BackLink>
      <PageHeading>Expert stories</PageHeading>
      <p className="lead text-soft mt-2">Written out and ready to read tonight. Nothing to fill in.</p>
      {isError && (
        <div className="mt-8">
          <ErrorState
            heading="The stories did not come"
            actions={
              <Button busy={isFetching && 'Trying'} onClick={() => void refetch()}>
                Try Again
              </Button>
            }
          >
            The server did not answer. Nothing you made is lost.
          </ErrorState>
        </div>
      )}
      {!data && !isError && (
        <Waiting label="The stories are being fetched" className="collections">
          {[0, 1, 2].map((each) => (
            <Skeleton key={each} className="block h-96 w-full" />
          ))}
        </Waiting>
      )}
      {data && (
        <div className="collections">
          {data.map((collection) => (
            <CollectionCard key={collection.id} collection={collection} />
          ))}
        </div>
      )}
    </Page>
  );
}

function CollectionCard({ collection }: { readonly collection: Collection }) {
  const { id, title, description, imageUrl, stories } = collection;
  const more = stories.length - SHOWN;
  return (
    <section className="collection" aria-labelledby={`collection-${id}`}>
      <PagePicture src={imageUrl} alt="" />
      <h2 id={`collection-${id}`} className="text-h3">
        {title}
      </h2>
      <p className="text-small text-soft">{description}</p>
      <ol className="collection-stories">
        {stories.slice(0, SHOWN).map((story) => (
          <li key={story.id}>
            <Link href={`/story/${id}-${story.id}`}>{story.title}</Link>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="text-small text-soft">+ {more} more stories</p>}
    </section>
  );
}
