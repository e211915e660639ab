import type { Song } from '@storylantern/contract';
import { useState, type FormEvent } from 'react';
import { NameSaidField } from '../../family/name-said-field.tsx';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useChangeSong } from './use-change-song.ts';

interface NameDialogProps {
  readonly song: Song;
  /** The name is about to be heard: the song should stop for it. */
  onHear(): void;
  onClose(): void;
}

/** Lets a parent respell a name that the voice gets wrong, hear it at once, and have the song sung again so. */
export function NameDialog({ song, onHear, onClose }: NameDialogProps) {
  const [said, setSaid] = useState(song.nameSaid ?? '');
  const { sound } = useChangeSong(song);
  const use = (event: FormEvent) => {
    event.preventDefault();
    const respelled = said.trim();
    sound.mutate(
      {
        revision: song.revision,
        nameSaid: respelled === '' || respelled === song.childName ? null : respelled,
      },
      {
        onSuccess: () => {
          onClose();
          toast({ title: 'Being sung anew', description: 'You hear the song as it was until the new one is ready.' });
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`How is ${song.childName} said?`}
      description="Write the name as it sounds, in plain letters: “neev” for Niamh. Only the voice changes."
    >
      <form onSubmit={use} className="mt-5 grid gap-5">
        <NameSaidField
          label="As it sounds"
          value={said}
          written={song.childName}
          error={
            sound.isError
              ? sentenceOf(sound.error, 'Nobody answered in time. Your words are kept; try again.')
              : undefined
          }
          onChange={setSaid}
          onHear={onHear}
        />
        <DialogActions>
          <Button type="submit" variant="primary" busy={sound.isPending && 'Asking'}>
            Use it in the song
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
