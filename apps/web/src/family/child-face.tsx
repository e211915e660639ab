import { DEFAULT_AGE_BAND, YEARS_OF_BAND, yearsOfChild, type Child } from '@storylantern/contract';
import { useState } from 'react';
import { Portrait } from '../ui/picture/cut-out.tsx';

interface ChildFaceProps {
  readonly child: Pick<Child, 'nickname' | 'looks' | 'ageBand' | 'birthMonth'>;
  readonly className?: string;
}

/** The head of one of the family's children, drawn from what is kept about its looks. */
export default function ChildFace({ child, className }: ChildFaceProps) {
  const [today] = useState(() => new Date());
  const age = yearsOfChild(child, today) ?? YEARS_OF_BAND[DEFAULT_AGE_BAND];
  return <Portrait name={child.nickname} looks={child.looks} age={age} className={className} />;
}
