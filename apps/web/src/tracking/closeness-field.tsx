import { CLOSENESS } from '@storylantern/contract';
import { useId } from 'react';

interface ClosenessFieldProps {
  readonly label: string;
  /** Undefined while nothing is chosen. */
  readonly value: number | undefined;
  onChange(closeness: number): void;
}

/** How close a goal is, as one of five steps with their words. */
export function ClosenessField({ label, value, onChange }: ClosenessFieldProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="group-label">{label}</legend>
      <div className="closeness-steps">
        {CLOSENESS.map((words, step) => (
          <label key={words} className="rating-step closeness-step">
            <input
              type="radio"
              className="choice-input"
              name={name}
              value={step}
              checked={step === value}
              onChange={() => onChange(step)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
