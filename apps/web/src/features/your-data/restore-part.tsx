import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import type { Restored } from '@storylantern/contract';
import { useId, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field-frame.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { countsInWords, isNothing } from './counts-in-words.ts';
import { useRestore } from './use-your-data.ts';

const UNANSWERED =
  'Nobody answered, so it is not certain what came back. Trying again is safe: what is here already stays as it is.';

/** What came of it, in words. */
const Outcome = ({ restored, alreadyHere }: Restored) => (
  <div className="restore-outcome">
    <p className="font-[650]">
      {isNothing(restored) ? 'Everything in this file was here already.' : `Brought back: ${countsInWords(restored)}.`}
    </p>
    {!isNothing(restored) && !isNothing(alreadyHere) && (
      <p>Here already, and left as it was: {countsInWords(alreadyHere)}.</p>
    )}
  </div>
);

/** Brings a downloaded zip back: chosen, or dropped here. */
export function RestorePart() {
  const { restore, sent } = useRestore();
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const errorId = useId();
  const { isPending, isError } = restore;
  const take = (file: File | undefined) => {
    if (file && !isPending) restore.mutate(file);
  };
  const percent = Math.floor(sent * 100);
  const doing = sent < 1 ? 'Sending the file' : 'Checking the file and putting everything in its place';
  return (
    <section className="your-data-part" aria-labelledby="restore-heading">
      <h2 id="restore-heading">Bring a download back</h2>
      <p className="text-soft">
        On this Storylantern or on another one. The whole file is checked before anything is written. What is here
        already stays as it is.
      </p>
      <div
        className={classNames('restore-drop', over && 'restore-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={chooser}
          type="file"
          accept=".zip,application/zip"
          className="sr-only"
          tabIndex={-1}
          aria-label="The zip file you downloaded"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file may be chosen once more.
            event.target.value = '';
          }}
        />
        <Button
          wideOnPhone
          icon={<UploadSimpleIcon aria-hidden="true" />}
          busy={isPending && 'Restoring'}
          aria-describedby={isError ? errorId : undefined}
          onClick={() => chooser.current?.click()}
        >
          Choose the zip file
        </Button>
        <p className="restore-hint">or drop it here</p>
      </div>
      {isPending && (
        <div className="restore-doing">
          <Progress value={percent} label="Restoring" text={doing} />
          <p>
            <span role="status">{doing}</span>
            {sent < 1 && <span aria-hidden="true">: {percent} %</span>}
          </p>
        </div>
      )}
      <div aria-live="polite">
        {restore.data && <Outcome {...restore.data} />}
        {isError && <FieldError id={errorId}>{sentenceOf(restore.error, UNANSWERED)}</FieldError>}
      </div>
    </section>
  );
}
