import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { LIMITS, type IllustratedStory } from '@storylantern/contract';
import { useRef, useState, type FormEvent } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { smallPicture } from '../../ui/picture/small-picture.ts';
import { toast } from '../../ui/toast/toast.ts';
import { moved } from './moved.ts';
import { useChangeBook } from './use-change-book.ts';

interface ArrangeDialogProps {
  readonly book: IllustratedStory;
  onClose(): void;
}

/** The pages of a book laid out for a parent: their order, their words, a picture drawn another way. */
export function ArrangeDialog({ book, onClose }: ArrangeDialogProps) {
  const [title, setTitle] = useState(book.title);
  const [pages, setPages] = useState(() => book.scenes.map(({ id, text }) => ({ id, text })));
  const list = useRef<HTMLOListElement>(null);
  const { scenes, redraw } = useChangeBook(book);
  // Edits are made against the book as it was when the dialog opened; a redrawn picture in between is no conflict.
  const [revision, setRevision] = useState(book.revision);

  const move = (from: number, by: 1 | -1) => {
    setPages((before) => moved(before, from, from + by));
    // The button that was pressed goes along with its page.
    requestAnimationFrame(() => {
      const row = list.current?.children[from + by];
      row?.querySelector<HTMLElement>(`[data-move="${by}"]:not(:disabled), [data-move]:not(:disabled)`)?.focus();
    });
  };
  const keep = (event: FormEvent) => {
    event.preventDefault();
    scenes.mutate(
      { revision, title, scenes: pages },
      {
        onSuccess: () => {
          onClose();
          toast({ title: 'The book is changed', description: 'New words are being spoken; the pictures stay.' });
        },
      },
    );
  };
  const drawAgain = (sceneId: string) =>
    redraw.mutate(sceneId, {
      onSuccess: (changed) => setRevision(changed.revision),
      onError: (error) =>
        toast({
          kind: 'failure',
          title: 'The picture stays as it is',
          description: sentenceOf(error, 'Nobody answered in time. Please try again.'),
        }),
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change the pages"
      description="Before your child sees it: move pages, put a sentence your way, have a picture drawn anew."
    >
      <form className="arrange" onSubmit={keep}>
        <TextField
          label="Title"
          value={title}
          maxLength={LIMITS.bookTitle}
          onChange={(event) => setTitle(event.target.value)}
        />
        <ol ref={list} className="arrange-pages">
          {pages.map((page, index) => {
            const scene = book.scenes.find((each) => each.id === page.id);
            return (
              <li key={page.id} className="arrange-page">
                <div className="arrange-picture">
                  <Picture
                    src={scene?.imageUrl ? smallPicture(scene.imageUrl) : undefined}
                    alt={scene?.imageDescription ?? ''}
                    width={240}
                    height={180}
                  />
                  <div className="arrange-buttons">
                    <IconButton
                      label={`Move page ${index + 1} up`}
                      data-move="-1"
                      disabled={index === 0}
                      icon={<ArrowUpIcon aria-hidden />}
                      onClick={() => move(index, -1)}
                    />
                    <IconButton
                      label={`Move page ${index + 1} down`}
                      data-move="1"
                      disabled={index === pages.length - 1}
                      icon={<ArrowDownIcon aria-hidden />}
                      onClick={() => move(index, 1)}
                    />
                    <IconButton
                      label={`Draw page ${index + 1} anew`}
                      aria-busy={redraw.isPending && redraw.variables === page.id ? true : undefined}
                      icon={<ArrowsClockwiseIcon aria-hidden />}
                      onClick={() => drawAgain(page.id)}
                    />
                    <IconButton
                      label={`Take page ${index + 1} out`}
                      disabled={pages.length === 1}
                      icon={<TrashIcon aria-hidden />}
                      onClick={() => setPages((before) => before.filter((each) => each.id !== page.id))}
                    />
                  </div>
                </div>
                <TextArea
                  label={`Page ${index + 1}`}
                  rows={4}
                  value={page.text}
                  maxLength={LIMITS.sceneText}
                  onChange={(event) =>
                    setPages((before) =>
                      before.map((each) => (each.id === page.id ? { ...each, text: event.target.value } : each)),
                    )
                  }
                />
              </li>
            );
          })}
        </ol>
        {scenes.isError && (
          <p role="alert" className="field-error">
            {sentenceOf(scenes.error, 'Nobody answered in time. Your changes are kept here; try again.')}
          </p>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Leave it as it was
          </Button>
          <Button type="submit" variant="primary" busy={scenes.isPending && 'Keeping'}>
            Keep the changes
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
