import { LIMITS } from '@storylantern/contract';
import { useFamily } from '../family/use-family.ts';
import { ChipToggle } from '../ui/chips/chip.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import './tracking.css';

interface ChildNameFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(childName: string): void;
}

/** The name of a child, typed, or one of the family's at a press. */
export function ChildNameField({ label, value, onChange }: ChildNameFieldProps) {
  const { children } = useFamily();
  return (
    <div>
      <TextField
        label={label}
        optional
        value={value}
        maxLength={LIMITS.childName}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {children.length > 0 && (
        <div className="child-names" role="group" aria-label="Your children">
          {children.map(({ id, nickname }) => (
            <ChipToggle
              key={id}
              label={nickname}
              pressed={nickname === value.trim()}
              onClick={() => onChange(nickname)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
