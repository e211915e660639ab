import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../lib/class-names.ts';

/** Paper on a small stack: for things one can open. */
export const Sheet = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('sheet', className)} />
);

/** A sheet that is one link over its whole area. */
export const SheetLink = ({ className, href, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) => (
  <Link href={href} {...rest} className={classNames('sheet sheet-link', className)} />
);
