import { LIMITS } from '@storylantern/contract';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../lib/api-error.ts';
import { Button } from '../ui/button/button.tsx';
import { TextArea } from '../ui/field/text-area.tsx';
import { ChildNameField } from './child-name-field.tsx';
import './tracking.css';

interface GoalWords {
  readonly hope: string;
  readonly childName: string;
}

interface GoalFormProps {
  readonly start: GoalWords;
  readonly keepLabel: string;
  readonly pending: boolean;
  readonly error: unknown;
  keep(words: GoalWords): void;
  onCancel?(): void;
}

/** One hope in one sentence, and whose it is. */
export function GoalForm({ start, keepLabel, pending, error, keep, onCancel }: GoalFormProps) {
  const [hope, setHope] = useState(start.hope);
  const [childName, setChildName] = useState(start.childName);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (hope.trim() === '') {
      event.currentTarget.querySelector('textarea')?.focus();
      return setMissing(true);
    }
    keep({ hope: hope.trim(), childName: childName.trim() });
  };
  return (
    <form className="goal-form" noValidate onSubmit={submit}>
      <TextArea
        label="What do you hope to see?"
        hint="One small thing you could notice at home, in one sentence."
        rows={2}
        value={hope}
        maxLength={LIMITS.goal}
        placeholder="Falls asleep with the door half closed."
        error={missing && hope.trim() === '' ? 'Please write what you hope to see.' : null}
        onChange={(event) => setHope(event.target.value)}
      />
      <ChildNameField label="Who is it about?" value={childName} onChange={setChildName} />
      {error !== null && (
        <p role="alert" className="field-error">
          {sentenceOf(error, 'Nobody answered in time. What you wrote is kept here; try again.')}
        </p>
      )}
      <div className="goal-form-actions">
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant={onCancel ? 'secondary' : 'primary'} busy={pending && 'Keeping'}>
          {keepLabel}
        </Button>
      </div>
    </form>
  );
}
