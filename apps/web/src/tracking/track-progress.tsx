import { ChartLineUpIcon } from '@phosphor-icons/react/dist/csr/ChartLineUp';
import { IDEMPOTENCY_HEADER, trackReading } from '@storylantern/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useFamily } from '../family/use-family.ts';
import { callApi } from '../lib/api-client.ts';
import { randomKey } from '../lib/random-key.ts';
import { Button } from '../ui/button/button.tsx';
import { toast } from '../ui/toast/toast.ts';
import { DidItHelp } from './did-it-help.tsx';
import { listenerOf, type Piece } from './piece.ts';
import { ReadingDialog } from './reading-dialog.tsx';
import { readReadingsAgain } from './readings.ts';

/** Two buttons, and the questions behind them: how reading went, and whether it helped. */
export function TrackProgress({ piece }: { readonly piece: Piece }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<ChartLineUpIcon aria-hidden />} onClick={() => setOpen(true)}>
        Track Progress
      </Button>
      <DidItHelp piece={piece} />
      {open && <TrackDialog piece={piece} onClose={() => setOpen(false)} />}
    </>
  );
}

function TrackDialog({ piece, onClose }: { readonly piece: Piece; onClose(): void }) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [key] = useState(randomKey);
  const family = useFamily();
  return (
    <ReadingDialog
      title="Track Progress"
      start={{
        childName: listenerOf(piece, family),
        storyTitle: piece.title,
        pieceKind: piece.kind,
        pieceId: piece.id,
        sessionDuration: piece.minutes,
      }}
      keep={async (reading) => {
        await callApi(trackReading, { body: reading, headers: { [IDEMPOTENCY_HEADER]: key } });
        toast({
          title: 'Progress tracked',
          description: 'You will find it on the progress page.',
          action: { label: 'See progress', run: () => navigate('/progress-dashboard') },
        });
        void readReadingsAgain(queries);
      }}
      onClose={onClose}
    />
  );
}
