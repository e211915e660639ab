import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useId, type ReactNode } from 'react';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong, as a sentence. Nothing is wrong while it is empty. */
  readonly error?: string | null;
  /** Marks the field "optional"; required fields carry no mark. */
  readonly optional?: boolean;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly id?: string;
  readonly className?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, and its hint or what is wrong below. */
export function FieldFrame({ label, hint, error, optional, id: givenId, className, children }: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className="field-label" htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="field-optional">optional</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a field: a sign and a sentence, under it. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <WarningCircleIcon weight="fill" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
