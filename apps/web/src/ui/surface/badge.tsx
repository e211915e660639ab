import type { ReactNode } from 'react';

interface BadgeProps {
  readonly tone?: 'plum' | 'moss' | 'sky' | 'amber' | 'night';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A word or two about a thing, on a small round label. */
export const Badge = ({ tone = 'plum', icon, children }: BadgeProps) => (
  <span className={`badge badge-${tone}`}>
    {icon}
    {children}
  </span>
);
