import { DATA_EXPORT_PATH, type DataCounts } from '@storylantern/contract';
import { useId, useState, type FormEvent } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { countsInWords, isNothing } from './counts-in-words.ts';
import { useDeleteEverything } from './use-your-data.ts';

const WORDS = 'delete everything';

interface DeleteEverythingProps {
  readonly counts: DataCounts;
  onDeleted(): void;
}

/** Deletes everything for good, after the words were typed. */
export function DeleteEverything({ counts, onDeleted }: DeleteEverythingProps) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [missed, setMissed] = useState(false);
  const formId = useId();
  const remove = useDeleteEverything();
  const close = () => {
    setAsking(false);
    setTyped('');
    setMissed(false);
    remove.reset();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ') === WORDS;
    setMissed(!said);
    if (!said || remove.isPending) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        close();
        onDeleted();
      },
    });
  };
  const error = missed
    ? `Please type the words “${WORDS}”.`
    : remove.isError
      ? sentenceOf(remove.error, 'Nobody answered in time, so it is not certain what was deleted. Please try again.')
      : null;
  return (
    <section className="your-data-part" aria-labelledby="delete-heading">
      <h2 id="delete-heading">Delete everything</h2>
      <p className="text-soft">
        Every story, picture, sound, talk, reading and detail of your children goes from this Storylantern at once, and
        what this browser keeps goes with it. It cannot be undone.
      </p>
      <Button wideOnPhone className="mt-4" onClick={() => setAsking(true)}>
        Delete everything…
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !open && close()}
        title="Delete everything?"
        description={
          isNothing(counts)
            ? 'There is nothing of your family here yet. What this browser keeps, such as results of assessments, goes.'
            : `${countsInWords(counts)} go for good, with what this browser keeps, such as results of assessments.`
        }
      >
        <form id={formId} onSubmit={submit} noValidate>
          {!isNothing(counts) && (
            <p className="mt-3">
              <a className="delete-download" href={DATA_EXPORT_PATH} download>
                Download everything first
              </a>
            </p>
          )}
          <TextField
            className="mt-4"
            label={`To go on, type “${WORDS}”`}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={error}
            onChange={(event) => {
              setTyped(event.target.value);
              setMissed(false);
            }}
          />
        </form>
        <DialogActions>
          <Button variant="quiet" onClick={close}>
            Keep everything
          </Button>
          <Button type="submit" form={formId} busy={remove.isPending && 'Deleting'}>
            Delete everything
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}
