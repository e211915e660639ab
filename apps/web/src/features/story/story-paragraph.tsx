import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import type { SentenceKind, Story } from '@storylantern/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { KIND_WORK } from './kind-work.ts';
import { ParagraphEditor } from './paragraph-editor.tsx';
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
  const button = useRef<HTMLSpanElement>(null);
  const isEdited = edited !== undefined;
  const wasEdited = useRef(false);
  useEffect(() => {
    // Back to what opened the field.
    if (wasEdited.current && !isEdited) button.current?.querySelector('button')?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited) return <ParagraphEditor story={story} what={kind} opening={edited} onClose={onClose} />;
  return (
    <>
      <p className="story-paragraph" data-kind={kind} data-start={start}>
        {start !== undefined && !changing && <ParagraphFromHere onPlay={() => onPlay(start)} />}
        {children}
      </p>
      {changing && (
        <span ref={button} className="edit-this no-print">
          <Button
            variant="quiet"
            icon={<PencilSimpleIcon aria-hidden />}
            aria-label={`Edit the paragraph that ${KIND_WORK[kind]}`}
            onClick={onEdit}
          >
            Edit
          </Button>
        </span>
      )}
    </>
  );
}
