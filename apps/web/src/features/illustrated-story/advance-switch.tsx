import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useId } from 'react';

interface AdvanceSwitchProps {
  readonly auto: boolean;
  onChange(auto: boolean): void;
}

const WAYS = [
  { auto: false, label: 'Manual' },
  { auto: true, label: 'Auto-advance' },
] as const;

/** Whether scenes turn by hand or with the voice. */
export function AdvanceSwitch({ auto, onChange }: AdvanceSwitchProps) {
  const name = useId();
  return (
    <fieldset className="advance">
      <legend className="sr-only">Turning pages</legend>
      {WAYS.map((way) => (
        <label key={way.label} className="advance-way">
          <input
            type="radio"
            className="choice-input"
            name={name}
            checked={way.auto === auto}
            onChange={() => onChange(way.auto)}
            // After a tap the arrow keys turn pages again; who came by keyboard keeps the focus here.
            onClick={({ detail, currentTarget }) => detail > 0 && currentTarget.blur()}
          />
          {way.auto === auto && <CheckIcon weight="bold" aria-hidden />}
          {way.label}
        </label>
      ))}
    </fieldset>
  );
}
