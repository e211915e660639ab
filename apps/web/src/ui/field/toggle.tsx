import { useId, type ComponentProps, type ReactNode } from 'react';

interface ToggleProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
}

/** A switch, on or off at once. Works with `{...register('name')}`. */
export function Toggle({ label, description, id: givenId, className, ...input }: ToggleProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <label className={className ? `toggle ${className}` : 'toggle'} htmlFor={id}>
      <input
        type="checkbox"
        role="switch"
        {...input}
        id={id}
        className="toggle-input"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
      />
      <span>
        <span className="toggle-label" id={`${id}-label`}>
          {label}
        </span>
        {description && (
          <span className="block text-small text-soft" id={`${id}-description`}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
