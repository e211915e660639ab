import type { StorySummary } from '@storylantern/contract';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { useRemoveStory } from './use-library.ts';

interface DeleteDialogProps {
  /** The story that may go; no dialog while there is none. */
  readonly story: StorySummary | undefined;
  onClose(): void;
}

/** Asks before a story leaves the library. */
export function DeleteDialog({ story, onClose }: DeleteDialogProps) {
  const remove = useRemoveStory();
  return (
    <Dialog
      open={story !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={story?.kind === 'song' ? 'Delete this song?' : 'Delete this story?'}
      description={`“${story?.title ?? ''}” leaves your library with its picture and sound. You can undo it right after.`}
    >
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
        <Button
          variant="secondary"
          busy={remove.isPending && 'Deleting'}
          onClick={() => story && remove.mutate(story, { onSettled: onClose })}
        >
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
