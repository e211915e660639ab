import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { headingAppeared } from './navigation-focus.ts';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** Takes the focus as soon as it appears: for a view that takes the place of another on the same address. */
  readonly takeFocus?: boolean;
}

/** The one h1 of a screen. Takes the focus after a change of page. */
export function PageHeading({ children, className, takeFocus = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!heading.current) return;
    headingAppeared(heading.current);
    if (takeFocus) heading.current.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
