import type { Child } from '@storylantern/contract';
import { useDeleteChild } from '../../family/change-children.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';

interface DeleteChildDialogProps {
  /** The child that may go; no dialog while there is none. */
  readonly child: Child | undefined;
  onClose(): void;
}

/** Asks before what is kept about a child is deleted for good. */
export function DeleteChildDialog({ child, onClose }: DeleteChildDialogProps) {
  const remove = useDeleteChild();
  const name = child?.nickname ?? '';
  return (
    <Dialog
      open={child !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete what is kept about ${name}?`}
      description={`The name, age, looks and everything you wrote on this page go for good. Stories, songs and sessions with ${name} stay in your library and on the progress page until you delete them there.`}
    >
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Keep {name}
        </Button>
        <Button
          variant="secondary"
          busy={remove.isPending && 'Deleting'}
          onClick={() => child && remove.mutate(child, { onSettled: onClose })}
        >
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
