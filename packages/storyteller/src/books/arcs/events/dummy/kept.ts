import type { ThingName } from '@storylantern/contract';
import type { Going } from '../event.ts';

const KEPT = /\b(dummy|dummies|pacifier|soother|binky|binkies|bottle|blanket|blankie|blanky)s?\b/i;
const ONE: Readonly<Record<string, string>> = { dummies: 'dummy', binkies: 'binky' };

/** What is given up, in the parent's own word. */
export function keptIn(raw: string): string {
  const word = KEPT.exec(raw)?.[1]?.toLowerCase() ?? 'dummy';
  return ONE[word] ?? word;
}

/** The word, and how it is drawn; a dummy is not drawn, only its box. */
export function kept({ raw }: Going): { readonly d: string; readonly drawn: readonly ThingName[] } {
  const d = keptIn(raw);
  return { d, drawn: d === 'bottle' ? ['bottle'] : d.startsWith('blank') ? ['blanket'] : [] };
}

export const REFRAINS = [
  'Somebody is awake',
  'Somebody is wide awake',
  'Someone is awake',
  'Someone is wide awake',
  'Somebody is up',
  'Someone is up',
  'Somebody has woken up',
  'Someone has woken up',
  'Oh, somebody is awake',
  'Oh, someone is awake',
  'Somebody here is awake',
] as const;
export const titles = (d: string): readonly string[] => [
  'somebody is awake',
  `good night, ${d}`,
  `a night off for the ${d}`,
  'who is awake?',
];
