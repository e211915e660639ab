import { narrateIllustratedStoryAgain, type IllustratedStory } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { Flames } from '../../ui/brand/flames.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { bookPath } from './use-book.ts';

/** Has a book spoken again; what is said another way is added to what is known. */
export function useNarrateBookAgain(book: IllustratedStory) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { nameSaid?: string | null; said?: Record<string, string | null> }) =>
      callApi(narrateIllustratedStoryAgain, { params: { id: book.id }, body: change }),
    onSuccess: (narration) => {
      queries.setQueryData<IllustratedStory>([bookPath(book.id)], (kept) => kept && { ...kept, narration });
      return queries.invalidateQueries({ queryKey: [bookPath(book.id)] });
    },
    onError: (error) =>
      toast({
        kind: 'failure',
        title: 'The book is not being spoken again',
        description: sentenceOf(error, 'Nobody answered in time. Please try again.'),
      }),
  });
}

/** What stands in the player while there is no sound: that the book is being spoken, or that it could not be. */
export function BookSilence({ book }: { readonly book: IllustratedStory }) {
  const again = useNarrateBookAgain(book);
  if (book.narration.state === 'failed') {
    return (
      <div role="alert" className="book-silence">
        <p>{book.narration.message ?? 'The narration could not be made this time.'}</p>
        <Button variant="secondary" busy={again.isPending && 'Asking'} onClick={() => again.mutate({})}>
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="book-silence">
      <Flames />
      Audio Loading... You can read meanwhile.
    </p>
  );
}
