import { MoonStarsIcon } from '@phosphor-icons/react/dist/csr/MoonStars';
import { generateAnotherNight, IDEMPOTENCY_HEADER, LIMITS, type IllustratedStory } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { callApi } from '../../lib/api-client.ts';
import { ApiError, sentenceOf, wasRefused } from '../../lib/api-error.ts';
import { forgetRequestKey, requestKey, visitStore } from '../../lib/request-key.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { wasStopped } from '../../lib/use-making.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { MakingNote } from '../../ui/loading/making-note.tsx';
import { bookPath } from './use-book.ts';

interface AnotherNightProps {
  readonly book: IllustratedStory;
  onClose(): void;
}

/** Who is meant, in the words of the question: "with Ember and Dot", "with the same friends". */
function friendsOf(book: IllustratedStory): string {
  const names = book.cast
    .map(({ character }) => character)
    .filter((each) => each.is !== 'child' && !each.name.startsWith('the '))
    .slice(0, 2)
    .map((each) => each.name);
  return names.length > 0 ? names.join(' and ') : 'the same friends';
}

/** Asks for another night with the friends of a book: what happens this time may be said or left open. */
export function AnotherNight({ book, onClose }: AnotherNightProps) {
  const [theme, setTheme] = useState('');
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const place = `another-night ${book.id}`;
  const next = useMutation({
    mutationFn: ({ wish, key }: { readonly wish: string; readonly key: string }) =>
      callApi(generateAnotherNight, {
        params: { id: book.id },
        body: { theme: wish || null },
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
    onSuccess: async ({ id }) => {
      forgetRequestKey(visitStore(), place);
      navigate(`/illustrated-story/${id}`);
      await Promise.all([
        readStoryListsAgain(queries),
        queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).endsWith('/nights') }),
        queries.invalidateQueries({ queryKey: [bookPath(book.id)] }),
      ]);
    },
    onError: (error) => {
      if (wasRefused(error)) forgetRequestKey(visitStore(), place);
    },
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const wish = theme.trim();
    next.mutate(
      { wish, key: requestKey(visitStore(), place, wish) },
      { onError: (error) => wasStopped(error) && next.reset() },
    );
  };
  const help = next.error instanceof ApiError ? next.error.help : [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Another night with ${friendsOf(book)}`}
      description="The same friends, looking as they look, in a new story."
    >
      <form onSubmit={ask} className="mt-5 grid gap-5">
        <TextArea
          label={book.educational ? 'What is it about this time?' : 'What happens this time?'}
          optional
          rows={2}
          placeholder={book.educational ? 'Why is the sea salty?' : 'They go camping'}
          hint="Leave it empty, and it will be a surprise."
          maxLength={LIMITS.theme}
          value={theme}
          error={next.isError ? sentenceOf(next.error, 'This night could not be told. Please try again.') : undefined}
          onChange={(event) => setTheme(event.target.value)}
        />
        {help.length > 0 && (
          <ul className="list-disc ps-5">
            {help.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <MakingNote of={next.isPending ? next.variables.key : undefined} />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button
            type="submit"
            variant="primary"
            icon={<MoonStarsIcon weight="bold" aria-hidden />}
            busy={(next.isPending || next.isSuccess) && 'Telling it'}
          >
            Tell it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
