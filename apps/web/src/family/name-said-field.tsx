import { EarIcon } from '@phosphor-icons/react/dist/csr/Ear';
import { LIMITS, sayName } from '@storylantern/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../lib/api-client.ts';
import { sentenceOf } from '../lib/api-error.ts';
import { Button } from '../ui/button/button.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import './family.css';

interface NameSaidFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** What is heard while the field is empty: the name as it is written. */
  readonly written: string;
  readonly error?: string;
  onChange(said: string): void;
  /** A sound that is playing should stop: the name is about to be heard. */
  onHear?(): void;
}

/** How a name is said, in plain letters, heard at once. */
export function NameSaidField({ label, hint, value, written, error, onChange, onHear }: NameSaidFieldProps) {
  const hear = useMutation({
    mutationFn: async (said: string) => {
      onHear?.();
      const { audioUrl } = await callApi(sayName, { body: { said } });
      await new Audio(audioUrl).play();
    },
  });
  const said = value.trim() || written.trim();
  const unheard = hear.isError ? sentenceOf(hear.error, 'This could not be spoken. Try other letters.') : undefined;
  return (
    <div className="name-said">
      <TextField
        label={label}
        optional
        autoComplete="off"
        hint={hint}
        maxLength={LIMITS.respelling}
        value={value}
        error={error ?? unheard}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        variant="secondary"
        busy={hear.isPending && 'Speaking'}
        disabled={said === ''}
        icon={<EarIcon aria-hidden />}
        onClick={() => hear.mutate(said)}
      >
        Hear it
      </Button>
    </div>
  );
}
