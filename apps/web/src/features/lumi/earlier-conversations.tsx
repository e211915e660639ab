import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { LumiThreadSummary } from '@storylantern/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { useDeleteThread, useThreads } from './use-threads.ts';

interface EarlierProps {
  /** The conversation on the page. */
  readonly threadId: string | null;
  /** The conversation on the page was deleted. */
  onDeletedCurrent(): void;
}

const on = (updatedAt: string) =>
  new Date(updatedAt).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** Conversations of the family that can be gone on with, or deleted for good. */
export function EarlierConversations({ threadId, onDeletedCurrent }: EarlierProps) {
  const { data } = useThreads();
  const [leaving, setLeaving] = useState<LumiThreadSummary>();
  const remove = useDeleteThread();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="text-h3">
        Earlier conversations
      </h2>
      <ul className="threads">
        {data.map((each) => (
          <li key={each.threadId}>
            <Link
              href={`/lumi-chat?thread=${encodeURIComponent(each.threadId)}`}
              aria-current={each.threadId === threadId ? 'page' : undefined}
            >
              <span className="thread-title">{each.title}</span>
              <span className="text-small text-soft">{on(each.updatedAt)}</span>
            </Link>
            <IconButton
              label={`Delete the conversation “${each.title}”`}
              icon={<TrashIcon aria-hidden />}
              onClick={() => setLeaving(each)}
            />
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title="Delete this conversation?"
        description={`“${leaving?.title ?? ''}” is deleted for good. Nothing of it is kept.`}
      >
        <DialogActions>
          <Button variant="quiet" onClick={() => setLeaving(undefined)}>
            Keep it
          </Button>
          <Button
            busy={remove.isPending && 'Deleting'}
            onClick={() =>
              leaving &&
              remove.mutate(leaving.threadId, {
                onSuccess: () => leaving.threadId === threadId && onDeletedCurrent(),
                onSettled: () => setLeaving(undefined),
              })
            }
          >
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}
