import { LIMITS } from '@storylantern/contract';
import type { FormEvent, Ref } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { ChipToggle } from '../../ui/chips/chip.tsx';
import { DialogActions } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { KnownChild } from './known-child.ts';
import { ASSESSMENT } from './words.ts';

interface ChildStepProps {
  readonly childName: string;
  readonly childAge: string;
  readonly childNames: readonly KnownChild[];
  /** The way on was tried without a name. */
  readonly missing: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  onName(childName: string, childAge?: string): void;
  onAge(childAge: string): void;
  onNext(): void;
}

/** Step 0: who it is about. */
export function ChildStep(props: ChildStepProps) {
  const { childName, childAge, childNames, missing, heading, onName, onAge, onNext } = props;
  const next = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (childName.trim() === '') event.currentTarget.querySelector<HTMLElement>('input')?.focus();
    onNext();
  };
  return (
    <form noValidate onSubmit={next}>
      <h3 ref={heading} tabIndex={-1} className="step-heading">
        Who is it about?
      </h3>
      <p className="text-soft">Six questions, yes or no. You can go back, and nothing leaves this device.</p>
      {childNames.length > 0 && (
        <div className="known-children" role="group" aria-label="Children you have named before">
          {childNames.map(({ name, age }) => (
            <ChipToggle key={name} label={name} pressed={name === childName} onClick={() => onName(name, age ?? '')} />
          ))}
        </div>
      )}
      <div className="child-fields">
        <TextField
          label="Child's Name"
          value={childName}
          maxLength={LIMITS.childName}
          autoComplete="off"
          error={missing && childName.trim() === '' ? ASSESSMENT.nameMissingHint : null}
          onChange={(event) => onName(event.target.value)}
        />
        <TextField
          label="Child's Age"
          optional
          value={childAge}
          maxLength={LIMITS.freeAge}
          autoComplete="off"
          hint="Only for what is typical at that age."
          onChange={(event) => onAge(event.target.value)}
        />
      </div>
      <DialogActions>
        <Button type="submit" variant="primary">
          Next
        </Button>
      </DialogActions>
    </form>
  );
}
