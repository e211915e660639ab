import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

/** A block the shape of what is coming. */
export const Skeleton = ({ className, style }: { readonly className?: string; readonly style?: CSSProperties }) => (
  <span className={classNames('skeleton', className)} style={style} aria-hidden="true" />
);

/** Lines of text that are coming; the last one is shorter. */
export const SkeletonLines = ({ lines = 3, className }: { readonly lines?: number; readonly className?: string }) => (
  <span className={classNames('block', className)} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton
        key={line}
        className={classNames('h-[0.8em]', line > 0 && 'mt-[0.7em]')}
        style={{ width: line === lines - 1 ? '62%' : '100%' }}
      />
    ))}
  </span>
);

/** Skeletons, and a word for those who listen to the page. */
export const Waiting = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <div className={className} aria-busy="true">
    {/* Out of the flow as a whole: in a grid it must not take a cell. */}
    <div role="status" className="sr-only">
      {label}
    </div>
    {children}
  </div>
);
