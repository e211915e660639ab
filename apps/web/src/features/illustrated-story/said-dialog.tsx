import { LIMITS, sayName, type IllustratedStory } from '@storylantern/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useNarrateBookAgain } from './book-silence.tsx';

interface SaidDialogProps {
  readonly book: IllustratedStory;
  onClose(): void;
}

/** A word, mostly a name, that the voice gets wrong: how it is said, heard at once, then spoken so in the whole book. */
export function SaidDialog({ book, onClose }: SaidDialogProps) {
  const [written, setWritten] = useState(book.childName);
  const [said, setSaid] = useState(book.nameSaid ?? '');
  const again = useNarrateBookAgain(book);
  const hear = useMutation({
    mutationFn: async () => {
      const { audioUrl } = await callApi(sayName, { body: { said: said.trim() } });
      await new Audio(audioUrl).play();
    },
  });
  const use = (event: FormEvent) => {
    event.preventDefault();
    const word = written.trim();
    const spoken = said.trim() === '' || said.trim() === word ? null : said.trim();
    again.mutate(word === book.childName ? { nameSaid: spoken } : { said: { [word]: spoken } }, {
      onSuccess: () => {
        onClose();
        toast({ title: 'Being spoken again', description: 'The new narration will be here in a moment.' });
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="How is it said?"
      description="Write the word as it sounds, in plain letters: “neev” for Niamh. Only the voice changes."
    >
      <form onSubmit={use} className="mt-5 grid gap-5">
        <TextField
          label="The word in the book"
          value={written}
          required
          maxLength={LIMITS.respelling}
          autoComplete="off"
          onChange={(event) => setWritten(event.target.value)}
        />
        <TextField
          label="As it sounds"
          value={said}
          maxLength={LIMITS.respelling}
          autoComplete="off"
          onChange={(event) => setSaid(event.target.value)}
          error={hear.isError ? sentenceOf(hear.error, 'This could not be spoken. Try other letters.') : null}
        />
        <DialogActions>
          <Button
            variant="secondary"
            busy={hear.isPending && 'Speaking'}
            onClick={() => said.trim() !== '' && hear.mutate()}
          >
            Hear it
          </Button>
          <Button type="submit" variant="primary" busy={again.isPending && 'Asking'}>
            Use it in the book
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
