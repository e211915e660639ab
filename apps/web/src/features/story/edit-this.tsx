import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import type { Story } from '@storylantern/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import type { Editable } from './edit-drafts.ts';
import { ParagraphEditor } from './paragraph-editor.tsx';

interface EditThisProps {
  readonly story: Story;
  readonly what: Editable;
  /** What the button does, for those who hear it: it stands after the words and says no more than "Edit". */
  readonly label: string;
  /** The parent changes the story: everything in it can be put another way. */
  readonly changing: boolean;
  /** The words in the field while this one is edited. */
  readonly edited: string | undefined;
  onEdit(): void;
  onClose(): void;
}

/** The way to put the title or a paragraph another way, or the field for it; afterwards the focus is where it was. */
export function EditThis({ story, what, label, changing, edited, onEdit, onClose }: EditThisProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isEdited = edited !== undefined;
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited) return <ParagraphEditor story={story} what={what} opening={edited} onClose={onClose} />;
  if (!changing) return null;
  return (
    <span className="edit-this no-print">
      <Button ref={button} variant="quiet" icon={<PencilSimpleIcon aria-hidden />} aria-label={label} onClick={onEdit}>
        Edit
      </Button>
    </span>
  );
}
