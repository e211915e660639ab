import { useId, type ReactNode } from 'react';
import { FieldError } from '../field/field-frame.tsx';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A small round picture before the label. */
  readonly picture?: ReactNode;
}

interface ChipGroupProps<Value extends string> {
  readonly label: ReactNode;
  readonly choices: readonly Choice<Value>[];
  /** The chosen value, or '' while nothing is chosen. */
  readonly value: Value | '';
  readonly onChange: (value: Value | '') => void;
  /** Marks the group "optional", and lets a press on the chosen chip take the choice back. */
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** More chips after the choices: a button that adds one, say. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** One choice of a few, as round chips with the behaviour of radio buttons. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, choices, value, onChange, optional, hint, error, children, className } = props;
  const name = useId();
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className={className} aria-describedby={describedBy || undefined}>
      <legend className="group-label">
        <span>{label}</span>
        {optional && <span className="field-optional">optional</span>}
      </legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice.value} className="chip">
            <input
              type="radio"
              className="choice-input"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              onClick={() => optional && choice.value === value && onChange('')}
            />
            {choice.picture && <span className="chip-avatar">{choice.picture}</span>}
            <span className="chip-text" data-text={choice.label}>
              {choice.label}
            </span>
          </label>
        ))}
        {children}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
