import type { Topic } from '@storylantern/contract';
import { useParams } from 'wouter';
import { ChildSwitch } from '../../family/child-switch.tsx';
import { useCategories, useTopics } from '../../lib/categories.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Skeleton, SkeletonLines, Waiting } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/state-panel.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SheetLink } from '../../ui/surface/sheet.tsx';
import './topics.css';

const SKELETONS = 8;

const TopicSkeletons = () => (
  <Waiting label="Loading the topics">
    <ul className="topic-grid">
      {Array.from({ length: SKELETONS }, (_, card) => (
        <li key={card} className="sheet topic-card">
          <Skeleton className="topic-picture" />
          <div className="topic-words">
            <SkeletonLines lines={1} />
          </div>
        </li>
      ))}
    </ul>
  </Waiting>
);

const TopicCards = ({ category, topics }: { readonly category: string; readonly topics: readonly Topic[] }) => (
  <ul className="topic-grid">
    {topics.map((topic) => (
      <li key={topic.id}>
        <SheetLink
          href={`/categories?selected=${encodeURIComponent(category)}&topic=${encodeURIComponent(topic.id)}`}
          className="topic-card"
        >
          <Picture src={topic.imageUrl} alt="" className="topic-picture" />
          <h2 className="topic-words">{topic.name}</h2>
        </SheetLink>
      </li>
    ))}
  </ul>
);

/** What a story of one category can be about. */
export default function TopicsScreen() {
  const category = useParams<{ category: string }>().category;
  const { data, isPending, isFetching, refetch } = useTopics(category);
  const name = useCategories().data?.find((each) => each.id === category)?.name;
  return (
    <Page title={name ? `Choose a topic: ${name}` : 'Choose a topic'}>
      <BackLink href="/categories">Categories</BackLink>
      <div className="chooser-head">
        <div>
          <PageHeading>Choose a topic:</PageHeading>
          <p className="lead mt-2 min-h-[1.55em] text-soft">{name}</p>
        </div>
        <ChildSwitch shape="chip" />
      </div>
      {isPending && <TopicSkeletons />}
      {data && data.length > 0 && <TopicCards category={category} topics={data} />}
      {data?.length === 0 && (
        <div className="mt-8">
          <EmptyState
            heading="No topics here"
            actions={
              <ButtonLink href="/custom-story" variant="primary">
                Build Your Own Book
              </ButtonLink>
            }
          >
            Say in your own words what the story should help with.
          </EmptyState>
        </div>
      )}
      {!isPending && !data && (
        <div className="mt-8">
          <ErrorState
            heading="The topics did not come"
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
    </Page>
  );
}
