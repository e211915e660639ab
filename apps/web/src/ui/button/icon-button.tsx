import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, in words: read out, and shown on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly outlined?: boolean;
}

/** A round 48 px button with nothing but an icon in it. */
export function IconButton({ label, icon, outlined, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames('icon-btn', outlined && 'icon-btn-outlined', className)}
    >
      {icon}
    </button>
  );
}
