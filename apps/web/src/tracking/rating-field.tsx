import { useId } from 'react';
import { FieldError } from '../ui/field/field-frame.tsx';
import type { Rating } from './ratings.ts';

interface RatingFieldProps {
  readonly rating: Rating;
  readonly value: number | undefined;
  readonly error: string | null;
  onChange(value: number): void;
}

/** One to five, with plain words at both ends. */
export function RatingField({ rating, value, error, onChange }: RatingFieldProps) {
  const name = useId();
  return (
    <fieldset className="rating" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="group-label">{rating.label}</legend>
      <div className="rating-steps">
        {[1, 2, 3, 4, 5].map((step) => (
          <label key={step} className="rating-step">
            <input
              type="radio"
              className="choice-input"
              name={name}
              value={step}
              checked={step === value}
              aria-label={step === 1 ? `1, ${rating.least}` : step === 5 ? `5, ${rating.most}` : String(step)}
              onChange={() => onChange(step)}
            />
            {step}
          </label>
        ))}
      </div>
      <p className="rating-ends" aria-hidden="true">
        <span>{rating.least}</span>
        <span>{rating.most}</span>
      </p>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
