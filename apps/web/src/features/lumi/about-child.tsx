import type { Child } from '@storylantern/contract';
import { useState } from 'react';
import { nameAndAge } from '../../family/age-in-words.ts';
import { ChipToggle } from '../../ui/chips/chip.tsx';

interface AboutChildProps {
  readonly child: Child;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** Says whom Lumi takes the talk to be about, and lets the parent talk about somebody else. */
export function AboutChild({ child, on, onChange }: AboutChildProps) {
  const [today] = useState(() => new Date());
  return (
    <div className="about-child">
      <ChipToggle label={`About ${nameAndAge(child, today)}`} tick pressed={on} onClick={() => onChange(!on)} />
      <span>{on ? 'Press to talk about somebody else.' : 'Lumi is not told who it is about.'}</span>
    </div>
  );
}
