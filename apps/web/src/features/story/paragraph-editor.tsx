import { LIMITS, type Story } from '@storylantern/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field-frame.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import './edit-words.css';
import { keepEdit, type Editable } from './edit-drafts.ts';
import { LiveAudit } from './live-audit.tsx';
import { useChangeStory } from './use-change-story.ts';

interface ParagraphEditorProps {
  readonly story: Story;
  readonly what: Editable;
  /** What stands in it at first: the story's own words, or those that were typed before. */
  readonly opening: string;
  onClose(): void;
}

const labelOf = (what: Editable): string => (what === 'title' ? 'The title, your way' : 'Your words');

/** A paragraph, or the title, put another way where it stands. What is typed is kept until it is saved or given up. */
export function ParagraphEditor({ story, what, opening, onClose }: ParagraphEditorProps) {
  const [text, setText] = useState(opening);
  const { edit, goBack, lookAgain } = useChangeStory(story);
  const now = what === 'title' ? story.title : story.content[what];
  const [stood] = useState(now);
  const field = useRef<HTMLFormElement>(null);
  const toField = () => {
    const control = field.current?.querySelector<HTMLTextAreaElement | HTMLInputElement>('.field-control');
    control?.focus();
    // Whoever adds a sentence goes on where the words end.
    control?.setSelectionRange(control.value.length, control.value.length);
  };
  useEffect(toField, []);

  const write = (words: string) => {
    setText(words);
    keepEdit(story.id, what, words);
    if (edit.isError) edit.reset();
  };
  const close = () => {
    keepEdit(story.id, what, undefined);
    onClose();
  };
  /** The field is gone by then: a failure is said where the Undo was. */
  const undo = (before: number) =>
    goBack.mutateAsync(before).catch((failure: unknown) =>
      toast({
        kind: 'failure',
        title: 'The story was not taken back',
        description: sentenceOf(failure, 'Nobody answered in time. Every version is kept; try again.'),
      }),
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (edit.isPending) return;
    const before = story.version;
    const words = what === 'title' ? { title: text, paragraphs: [] } : { paragraphs: [{ paragraph: what, text }] };
    edit.mutate(words, {
      onSuccess: (changed) => {
        close();
        if (changed.version === before) return;
        toast({
          title: 'Your words stand in the story',
          description: 'They are being spoken; the version before is kept.',
          action: { label: 'Undo', run: () => void undo(before) },
        });
      },
    });
  };
  const { error } = edit;
  const help = error instanceof ApiError ? error.help : [];
  // What is refused is said once: by the answer to "Keep my words" when that came last.
  const isRefused = error instanceof ApiError && error.status === 422;
  const elsewhere = error instanceof ApiError && error.status === 409;
  const control = {
    label: labelOf(what),
    value: text,
    onChange: (event: { readonly target: { readonly value: string } }) => write(event.target.value),
  };
  return (
    <form className="edit-words no-print" onSubmit={save} ref={field}>
      {what === 'title' ? (
        <TextField {...control} maxLength={LIMITS.bookTitle} autoComplete="off" />
      ) : (
        <TextArea {...control} rows={3} maxLength={LIMITS.storyParagraph} />
      )}
      {now !== stood && <p className="edit-now soft">The story says here now: “{now}”</p>}
      {what !== 'title' && !isRefused && <LiveAudit story={story} paragraph={what} text={text} />}
      {edit.isError && (
        <div role="alert" className="edit-refused">
          <FieldError>{sentenceOf(error, 'Nobody answered in time. Your words are kept here; try again.')}</FieldError>
          {help.length > 0 && (
            <ul>
              {help.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {elsewhere && (
            <Button
              variant="quiet"
              onClick={() => {
                edit.reset();
                toField();
                void lookAgain();
              }}
            >
              Show the story as it is now
            </Button>
          )}
        </div>
      )}
      <p className="edit-actions">
        <Button variant="quiet" onClick={close}>
          Leave it as it was
        </Button>
        <Button type="submit" variant="secondary" busy={edit.isPending && 'Keeping'}>
          Keep my words
        </Button>
      </p>
    </form>
  );
}
