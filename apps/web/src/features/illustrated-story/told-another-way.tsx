import { ShuffleIcon } from '@phosphor-icons/react/dist/csr/Shuffle';
import { generateAnotherTelling, IDEMPOTENCY_HEADER, type IllustratedStory } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf, wasRefused } from '../../lib/api-error.ts';
import { forgetRequestKey, requestKey, visitStore } from '../../lib/request-key.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { wasStopped } from '../../lib/use-making.ts';
import { Button } from '../../ui/button/button.tsx';
import { MakingNote } from '../../ui/loading/making-note.tsx';
import { toast } from '../../ui/toast/toast.ts';

interface ToldAnotherWayProps {
  readonly book: IllustratedStory;
  /** The voice is to stop: another book is about to open. */
  onStop(): void;
}

/** Not quite what was meant, or just another one: the same wish by another plot, in a book of its own. */
export function ToldAnotherWay({ book, onStop }: ToldAnotherWayProps) {
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const place = `another-telling ${book.id}`;
  const telling = useMutation({
    mutationFn: (key: string) =>
      callApi(generateAnotherTelling, { params: { id: book.id }, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSuccess: async ({ id }) => {
      forgetRequestKey(visitStore(), place);
      navigate(`/illustrated-story/${id}`);
      await readStoryListsAgain(queries);
    },
    onError: (error) => {
      if (wasRefused(error)) forgetRequestKey(visitStore(), place);
      if (wasStopped(error)) return;
      toast({
        kind: 'failure',
        title: 'Error generating story',
        description: sentenceOf(error, 'An unknown error occurred'),
      });
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        icon={<ShuffleIcon aria-hidden />}
        busy={(telling.isPending || telling.isSuccess) && 'Telling it'}
        onClick={() => {
          onStop();
          telling.mutate(requestKey(visitStore(), place));
        }}
      >
        Tell it another way
      </Button>
      <MakingNote of={telling.isPending ? telling.variables : undefined} />
    </>
  );
}
