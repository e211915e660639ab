import { LIMITS, type Song } from '@storylantern/contract';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { sectionNames } from './sections.ts';
import type { WrittenLine } from './song-view.tsx';
import { useChangeSong } from './use-change-song.ts';

interface EditLinesDialogProps {
  readonly song: Song;
  onEdited(line: WrittenLine): void;
  onClose(): void;
}

/** A line has no lines: Enter has it sung. */
function singOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Why a line was not taken, and where to turn when it was refused because somebody may be in danger. */
const whyNot = (error: unknown): string =>
  [
    sentenceOf(error, 'Nobody answered in time. Your words are kept; try again.'),
    ...(error instanceof ApiError ? error.help : []),
  ].join(' ');

/** The words laid out line by line, the chorus once. A line with other words is sung anew to the same tune. */
export function EditLinesDialog({ song, onEdited, onClose }: EditLinesDialogProps) {
  // Only what was typed is kept here; the lines themselves may change under it, and nothing typed is lost by that.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState<{ readonly place: string; readonly message: string }>();
  const { line: edit } = useChangeSong(song);
  const names = sectionNames(song.sections);

  const placeOf = ({ section, line }: WrittenLine) => `${section}-${line}`;
  const writtenIn = ({ section, line }: WrittenLine) => song.sections[section]?.lines[line] ?? '';
  const changed = (at: WrittenLine) => {
    const text = typed[placeOf(at)];
    return text !== undefined && text.trim() !== writtenIn(at);
  };

  const sing = (at: WrittenLine) => (event: FormEvent) => {
    event.preventDefault();
    if (!changed(at) || edit.isPending) return;
    const place = placeOf(at);
    setRefused(undefined);
    edit.mutate(
      { revision: song.revision, ...at, text: typed[place] ?? '' },
      {
        onSuccess: () => {
          onEdited(at);
          const { [place]: _done, ...others } = typed;
          setTyped(others);
          toast({ title: 'Being sung anew', description: 'You hear the song as it was until the new line is ready.' });
          if (Object.keys(others).length === 0) onClose();
        },
        onError: (error) => setRefused({ place, message: whyNot(error) }),
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change the words"
      description="One line at a time. The tune stays; about as many syllables as before sing best."
    >
      <div className="song-edit">
        {song.sections.map((section, sectionAt) => (
          <fieldset key={sectionAt}>
            <legend className="group-label">{names[sectionAt]}</legend>
            {section.lines.map((_, line) => {
              const at = { section: sectionAt, line };
              const place = placeOf(at);
              const busy = edit.isPending && edit.variables.section === sectionAt && edit.variables.line === line;
              return (
                <form key={place} className="song-edit-line" onSubmit={sing(at)}>
                  <TextArea
                    label={<span className="sr-only">{`${names[sectionAt]}, line ${line + 1}`}</span>}
                    autoComplete="off"
                    rows={2}
                    onKeyDown={singOnEnter}
                    maxLength={LIMITS.songLine}
                    value={typed[place] ?? writtenIn(at)}
                    error={refused?.place === place ? refused.message : undefined}
                    onChange={(event) =>
                      setTyped({ ...typed, [place]: event.target.value.replaceAll(/\s*\n\s*/g, ' ') })
                    }
                  />
                  {(changed(at) || busy) && (
                    <Button type="submit" variant="primary" busy={busy && 'Asking'}>
                      Sing it so
                    </Button>
                  )}
                </form>
              );
            })}
          </fieldset>
        ))}
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
