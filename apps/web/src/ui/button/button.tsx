import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../lib/class-names.ts';
import { Flames } from '../brand/flames.tsx';

type Variant = 'primary' | 'secondary' | 'quiet';

interface Look {
  /** One primary button a view: it is the light. */
  readonly variant?: Variant;
  readonly large?: boolean;
  /** Full width on phones. */
  readonly wideOnPhone?: boolean;
  readonly icon?: ReactNode;
}

const look = ({ variant = 'secondary', large, wideOnPhone }: Look, className?: string) =>
  classNames('btn', `btn-${variant}`, large && 'btn-large', wideOnPhone && 'btn-wide-on-phone', className);

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, Look {
  readonly disabled?: boolean;
  /** Something is under way: the present participle shown with the flames ("Saving"). Presses are ignored meanwhile. */
  readonly busy?: string | false | null;
}

export function Button({
  variant,
  large,
  wideOnPhone,
  icon,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, large, wideOnPhone }, className)}
      aria-busy={busy ? true : undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy === undefined ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <span className="btn-faces">
          <span className="btn-face" hidden={Boolean(busy)}>
            {icon}
            {children}
          </span>
          {busy && (
            <span className="btn-face">
              <Flames />
              {busy}
            </span>
          )}
        </span>
      )}
    </button>
  );
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'>, Look {
  readonly href: string;
}

/** A link that looks like a button: it goes somewhere and does nothing else. */
export function ButtonLink({ variant, large, wideOnPhone, icon, className, children, href, ...rest }: ButtonLinkProps) {
  return (
    <Link href={href} {...rest} className={look({ variant, large, wideOnPhone }, className)}>
      {icon}
      {children}
    </Link>
  );
}
