import { sayName, type Story } from '@storylantern/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useNarrateAgain } from './use-narrate-again.ts';

interface NameSaidProps {
  readonly story: Story;
  /** The name is about to be heard: a story being read aloud should stop for it. */
  onHear(): void;
  /** The story is being spoken again. */
  onUsed(): void;
}

/** Lets the parent respell a name that the voice gets wrong, hear it at once, and have the story spoken again so. */
export function NameSaid({ story, onHear, onUsed }: NameSaidProps) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState(story.nameSaid ?? story.childName);
  const again = useNarrateAgain(story.id);
  const hear = useMutation({
    mutationFn: async () => {
      onHear();
      const { audioUrl } = await callApi(sayName, { body: { said: said.trim() } });
      await new Audio(audioUrl).play();
    },
  });
  const use = (event: FormEvent) => {
    event.preventDefault();
    const respelled = said.trim();
    again.mutate(
      { nameSaid: respelled === '' || respelled === story.childName ? null : respelled },
      {
        onSuccess: () => {
          setOpen(false);
          onUsed();
          toast({ title: 'Being spoken again', description: 'The new narration will be here in a moment.' });
        },
      },
    );
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        The name sounds wrong
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`How is ${story.childName} said?`}
        description="Write the name as it sounds, in plain letters: “neev” for Niamh. Only the voice changes."
      >
        <form onSubmit={use} className="mt-5">
          <TextField
            label="As it sounds"
            value={said}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setSaid(event.target.value)}
            error={hear.isError ? sentenceOf(hear.error, 'This could not be spoken. Try other letters.') : null}
          />
          <DialogActions>
            <Button variant="secondary" busy={hear.isPending && 'Speaking'} onClick={() => hear.mutate()}>
              Hear it
            </Button>
            <Button type="submit" variant="primary" busy={again.isPending && 'Asking'}>
              Use it in the story
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
