import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface ChipProps extends ComponentProps<'button'> {
  readonly icon?: ReactNode;
  /** A dashed edge: this chip adds something. */
  readonly dashed?: boolean;
}

/** A round button for a small action: a suggestion to start from, or one more of something. */
export function Chip({ icon, dashed, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={classNames('chip', dashed && 'chip-dashed', className)}>
      {icon}
      {children}
    </button>
  );
}

interface ChipToggleProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly label: string;
  readonly pressed: boolean;
  readonly icon?: ReactNode;
  /** Shows a tick when pressed: for chips of which several can be chosen. */
  readonly tick?: boolean;
}

/** A round button that stays pressed. */
export function ChipToggle({ label, pressed, icon, tick, className, ...rest }: ChipToggleProps) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} className={classNames('chip', className)}>
      {tick && pressed ? <CheckIcon weight="bold" aria-hidden="true" /> : icon}
      <span className="chip-text" data-text={label}>
        {label}
      </span>
    </button>
  );
}
