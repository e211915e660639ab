import { useId } from 'react';
import { MONTH_NAMES } from '../../lib/month-names.ts';
import { FieldError } from '../../ui/field/field-frame.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';

const MONTHS = MONTH_NAMES.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));

/** How far back the years go: stories are for children, and some go on to be read at seventeen. */
const YEARS_BACK = 18;

interface BirthMonthFieldProps {
  readonly month: string;
  readonly year: string;
  readonly today: Date;
  readonly hint: string;
  readonly error: string | undefined;
  onChange(chosen: { month: string; year: string }): void;
}

/** A month and a year from two menus: every browser has them, and one thumb is enough. */
export function BirthMonthField({ month, year, today, hint, error, onChange }: BirthMonthFieldProps) {
  const id = useId();
  const newest = today.getFullYear();
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(newest - back));
  const offered = year === '' || years.includes(year) ? years : [...years, year];
  return (
    <fieldset aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}>
      <legend className="group-label">
        <span>Or the month of birth</span>
        <span className="field-optional">optional</span>
      </legend>
      <div className="birth-month">
        <SelectField
          label="Month"
          choices={[{ value: '', label: 'Not said' }, ...MONTHS]}
          value={month}
          onChoose={(chosen) => onChange({ month: chosen, year })}
        />
        <SelectField
          label="Year"
          choices={[{ value: '', label: 'Not said' }, ...offered.map((value) => ({ value, label: value }))]}
          value={year}
          onChoose={(chosen) => onChange({ month, year: chosen })}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </fieldset>
  );
}
