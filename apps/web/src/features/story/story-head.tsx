import type { Story } from '@storylantern/contract';
import { useState, type ReactNode } from 'react';
import { AiLabel } from '../../ui/made-by/made-by.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Badge } from '../../ui/surface/badge.tsx';
import { EditThis } from './edit-this.tsx';
import { madeWhen } from './made-when.ts';
import { isAuthored } from './way-back.ts';

interface StoryHeadProps {
  readonly story: Story;
  readonly changing: boolean;
  /** The words in the field while the title is edited. */
  readonly edited: string | undefined;
  readonly children: ReactNode;
  onEdit(): void;
  onClose(): void;
}

/** The title, for whom and when a story was made, and what it is for where that is not the usual. */
export function StoryHead({ story, changing, edited, children, onEdit, onClose }: StoryHeadProps) {
  const [opened] = useState(() => new Date());
  return (
    <>
      <PageHeading className="story-title">{children}</PageHeading>
      <EditThis {...{ story, changing, edited, onEdit, onClose }} what="title" label="Edit the title" />
      <p className="story-facts">
        <Badge tone="moss">Age {story.ageBand}</Badge>
        {story.occasion === 'celebrate' && <Badge tone="plum">Celebrates what goes well</Badge>}
        <span>
          {story.readingMinutes} {story.readingMinutes === 1 ? 'minute' : 'minutes'} to read ·{' '}
          {isAuthored(story)
            ? `about ${story.childName}, from the expert library`
            : `made for ${story.childName} ${madeWhen(story.createdAt, opened)}`}
        </span>
      </p>
      <AiLabel makers={story.madeBy} />
    </>
  );
}
