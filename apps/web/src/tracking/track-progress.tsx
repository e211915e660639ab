import { ChartLineUpIcon } from '@phosphor-icons/react/dist/csr/ChartLineUp';
import { IDEMPOTENCY_HEADER, trackReading, type Reading } from '@storylantern/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../lib/api-client.ts';
import { randomKey } from '../lib/random-key.ts';
import { Button } from '../ui/button/button.tsx';
import { toast } from '../ui/toast/toast.ts';
import { ReadingDialog } from './reading-dialog.tsx';
import { readReadingsAgain } from './readings.ts';

/** What was read. */
export interface Piece {
  readonly kind: Reading['pieceKind'];
  readonly id: string;
  readonly title: string;
  readonly childName: string;
  /** How long reading it aloud takes, as a suggestion. */
  readonly minutes: number;
}

/** A button, and the question behind it: how reading went. */
export function TrackProgress({ piece }: { readonly piece: Piece }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<ChartLineUpIcon aria-hidden />} onClick={() => setOpen(true)}>
        Track Progress
      </Button>
      {open && <TrackDialog piece={piece} onClose={() => setOpen(false)} />}
    </>
  );
}

function TrackDialog({ piece, onClose }: { readonly piece: Piece; onClose(): void }) {
  const queries = useQueryClient();
  const [key] = useState(randomKey);
  return (
    <ReadingDialog
      title="Track Progress"
      start={{
        childName: piece.childName,
        storyTitle: piece.title,
        pieceKind: piece.kind,
        pieceId: piece.id,
        sessionDuration: piece.minutes,
      }}
      keep={async (reading) => {
        await callApi(trackReading, { body: reading, headers: { [IDEMPOTENCY_HEADER]: key } });
        toast({ title: 'Progress tracked', description: 'You will find it on the progress page.' });
        void readReadingsAgain(queries);
      }}
      onClose={onClose}
    />
  );
}
