import type { Story } from '@storylantern/contract';
import { useParams } from 'wouter';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { Skeleton, SkeletonLines, Waiting } from '../../ui/feedback/skeleton.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import './story.css';
import { StoryPage } from './story-page.tsx';
import { useStory } from './use-story.ts';

/** One story: while it is fetched, when it cannot be, and as it is read. */
export default function StoryScreen() {
  const { id = '', challengeId, storyIndex } = useParams();
  return <StoryOf id={challengeId === undefined ? id : `expert-${challengeId}-${storyIndex}`} />;
}

function StoryOf({ id }: { readonly id: string }) {
  const { data: story, isError } = useStory(id);
  if (story) return <StoryPage key={story.id} story={story as Story} />;
  return isError ? <StoryMissing /> : <StoryComing />;
}

function StoryMissing() {
  return (
    <Page title="Error Loading Story">
      <BackLink href="/categories">Categories</BackLink>
      <ErrorState
        wholePage
        heading="Error Loading Story"
        actions={
          <ButtonLink href="/categories" variant="primary">
            Go Back to Categories
          </ButtonLink>
        }
      >
        <p>Sorry, we couldn't load the story. Please try again later.</p>
      </ErrorState>
    </Page>
  );
}

function StoryComing() {
  return (
    <Page title="A story">
      <BackLink href="/categories">Categories</BackLink>
      <PageHeading className="sr-only">A story is being opened</PageHeading>
      <Waiting label="The story is being opened" className="story-layout">
        <div>
          <Skeleton className="block aspect-[4/3] w-full" />
        </div>
        <div>
          <Skeleton className="mb-8 block h-14 w-4/5" />
          <SkeletonLines lines={4} className="mb-8" />
          <SkeletonLines lines={3} className="mb-8" />
          <SkeletonLines lines={3} />
        </div>
      </Waiting>
    </Page>
  );
}
