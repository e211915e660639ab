import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type SelectFieldProps<Value extends string> = FieldTexts &
  Omit<ComponentProps<'select'>, 'onChange' | 'value'> & {
    readonly choices: readonly { readonly value: Value; readonly label: string }[];
    readonly value: Value;
    readonly onChoose: (value: Value) => void;
    /** Drawn with the lit edge: something other than the first choice is chosen. */
    readonly lit?: boolean;
  };

/** One choice of a list, as the browser's own menu. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, optional, id, className, choices, value, onChoose, lit, ...select } = props;
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <span className="field-select">
          <select
            {...select}
            {...control}
            className="field-control"
            data-lit={lit || undefined}
            value={value}
            onChange={(event) => {
              const chosen = choices.find((each) => each.value === event.target.value);
              if (chosen) onChoose(chosen.value);
            }}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <CaretDownIcon weight="bold" aria-hidden="true" />
        </span>
      )}
    </FieldFrame>
  );
}
