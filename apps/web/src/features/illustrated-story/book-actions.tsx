import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { EarIcon } from '@phosphor-icons/react/dist/csr/Ear';
import { MoonStarsIcon } from '@phosphor-icons/react/dist/csr/MoonStars';
import { PaintBrushIcon } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { saveIllustratedStory, type IllustratedStory } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { TrackProgress } from '../../tracking/track-progress.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { AnotherNight } from './another-night.tsx';
import { AppearanceDialog } from './appearance-dialog.tsx';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { printBook } from './book-print.tsx';
import { SaidDialog } from './said-dialog.tsx';
import { ToldAnotherWay } from './told-another-way.tsx';
import { bookPath, isBeingMade } from './use-book.ts';

interface BookActionsProps {
  readonly book: IllustratedStory;
  /** The voice is to stop: something else needs the ear, or the book is about to change. */
  onStop(): void;
}

/** What a parent can do with a book: keep it, change it, print it, take its pictures along, say how reading went. */
export function BookActions({ book, onStop }: BookActionsProps) {
  const [changing, setChanging] = useState<'scenes' | 'appearance' | 'said' | 'night'>();
  const close = () => setChanging(undefined);
  const change = (what: typeof changing) => {
    onStop();
    setChanging(what);
  };
  const made = !isBeingMade(book);
  return (
    <div className="book-actions">
      <SaveBook book={book} />
      <TrackProgress
        piece={{
          kind: 'picture-book',
          id: book.id,
          title: book.title,
          childName: book.childName,
          minutes: book.readingMinutes,
        }}
      />
      {book.mayGoOn && (
        <Button variant="quiet" icon={<MoonStarsIcon aria-hidden />} onClick={() => change('night')}>
          Another night with them
        </Button>
      )}
      <ToldAnotherWay book={book} onStop={onStop} />
      <Button variant="quiet" icon={<PencilSimpleIcon aria-hidden />} onClick={() => change('scenes')}>
        Change the pages
      </Button>
      <Button variant="quiet" icon={<PaintBrushIcon aria-hidden />} onClick={() => change('appearance')}>
        Style and looks
      </Button>
      <Button variant="quiet" icon={<EarIcon aria-hidden />} onClick={() => change('said')}>
        A word sounds wrong
      </Button>
      {made && (
        <>
          <Button variant="quiet" icon={<PrinterIcon aria-hidden />} onClick={() => void printBook()}>
            Print
          </Button>
          <a
            className="btn btn-quiet"
            href={`/api/illustrated-stories/${encodeURIComponent(book.id)}/pictures.zip`}
            download
          >
            <DownloadSimpleIcon aria-hidden />
            Download the pictures
          </a>
        </>
      )}
      {changing === 'scenes' && <ArrangeDialog book={book} onClose={close} />}
      {changing === 'appearance' && <AppearanceDialog book={book} onClose={close} />}
      {changing === 'night' && <AnotherNight book={book} onClose={close} />}
      {changing === 'said' && <SaidDialog book={book} onClose={close} />}
    </div>
  );
}

function SaveBook({ book }: { readonly book: IllustratedStory }) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => callApi(saveIllustratedStory, { params: { id: book.id } }),
    onSuccess: async ({ savedAt }) => {
      queries.setQueryData<IllustratedStory>([bookPath(book.id)], (kept) => kept && { ...kept, savedAt });
      toast({ title: 'Story Saved', description: 'The story has been saved to your collection.' });
      await readStoryListsAgain(queries);
    },
    onError: (error) =>
      toast({
        kind: 'failure',
        title: 'Error Saving Story',
        description: sentenceOf(error, 'An unknown error occurred'),
      }),
  });
  const saved = book.savedAt !== null;
  return (
    <Button
      variant="quiet"
      busy={save.isPending && 'Saving'}
      icon={<BookmarkSimpleIcon weight={saved ? 'fill' : 'regular'} aria-hidden />}
      onClick={() => save.mutate()}
    >
      {saved ? 'Saved' : 'Save Story'}
    </Button>
  );
}
