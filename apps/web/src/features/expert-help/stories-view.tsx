import type { ExpertStory } from '@storylantern/contract';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/state-panel.tsx';
import { Badge } from '../../ui/surface/badge.tsx';
import { hrefOf, type Place } from './address.ts';
import { ExpertRow } from './expert-row.tsx';

interface StoriesViewProps {
  readonly place: Place;
  readonly stories: readonly ExpertStory[];
}

/** Where an expert story is read. */
const storyHref = ({ challengeId, index, id }: ExpertStory): string =>
  id.startsWith('expert-') ? `/expert-story/${encodeURIComponent(challengeId)}/${index}` : `/story/${id}`;

/** One story with its button. */
export const StoryRow = ({ story, level }: { readonly story: ExpertStory; readonly level?: 2 | 3 }) => (
  <ExpertRow
    level={level}
    imageUrl={story.imageUrl}
    title={story.title}
    description={story.description}
    facts={
      <>
        <Badge tone="moss">Age {story.ageBand}</Badge> <span className="expert-benefits">{story.benefits}</span>
      </>
    }
    action={
      <ButtonLink href={storyHref(story)} aria-label={`Read Story: ${story.title}`}>
        Read Story
      </ButtonLink>
    }
  />
);

/** The third level: the stories of one challenge. */
export function StoriesView({ place, stories }: StoriesViewProps) {
  if (stories.length === 0) {
    return (
      <EmptyState
        heading="Pre-created stories for this challenge are coming soon!"
        actions={
          <ButtonLink href={hrefOf({ ...place, challenge: '' })} variant="primary">
            Go Back to Challenges
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className="expert-list">
      {stories.map((story) => (
        <StoryRow key={story.id} story={story} />
      ))}
    </ul>
  );
}
