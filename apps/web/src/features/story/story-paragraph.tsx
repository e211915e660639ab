import type { SentenceKind, Story } from '@storylantern/contract';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { EditThis } from './edit-this.tsx';
import { KIND_WORK } from './kind-work.ts';
import { ParagraphFromHere } from './paragraph-from-here.tsx';

interface StoryParagraphProps {
  readonly story: Story;
  readonly kind: SentenceKind;
  /** When it is spoken, once it is. */
  readonly start: number | undefined;
  /** The parent changes the story: every paragraph can be put another way. */
  readonly changing: boolean;
  /** The words in the field while this one is edited. */
  readonly edited: string | undefined;
  readonly children: ReactNode;
  onPlay(from: number): void;
  onEdit(): void;
  onClose(): void;
}

/** A paragraph as it is read, with the way to put it another way while the story is changed. */
export function StoryParagraph(props: StoryParagraphProps) {
  const { story, kind, start, changing, edited, children, onPlay, onEdit, onClose } = props;
  return (
    <>
      {/* A field takes its place on the screen; on paper the story is whole. */}
      <p
        className={classNames('story-paragraph', edited !== undefined && 'only-print')}
        data-kind={kind}
        data-start={start}
      >
        {start !== undefined && !changing && <ParagraphFromHere onPlay={() => onPlay(start)} />}
        {children}
      </p>
      <EditThis
        {...{ story, changing, edited, onEdit, onClose }}
        what={kind}
        label={`Edit the paragraph that ${KIND_WORK[kind]}`}
      />
    </>
  );
}
