import { useId, type CSSProperties } from 'react';

interface SwatchGroupProps<Value extends string> {
  readonly label: string;
  /** `colour` is what is painted; `label` is its name, read out and shown on hover. */
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly colour: string }[];
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** One colour of a few, with the behaviour of radio buttons. */
export function SwatchGroup<Value extends string>({
  label,
  choices,
  value,
  onChange,
  className,
}: SwatchGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="group-label">{label}</legend>
      <div className="swatches">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="swatch"
            title={choice.label}
            style={{ '--swatch': choice.colour } as CSSProperties}
          >
            <input
              type="radio"
              className="choice-input"
              name={name}
              value={choice.value}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
