import { listChildren, yearsOfChild, type Child } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KnownChild } from './known-child.ts';

/** The children the family has written down, with their ages today; none while they are fetched, or when that fails. */
export function useFamilyChildren(): readonly KnownChild[] {
  const { data = [] } = useQuery<readonly Child[]>({ queryKey: [listChildren.path] });
  const [today] = useState(() => new Date());
  return data.filter(({ archivedAt }) => archivedAt === null).map((child) => knownChild(child, today));
}

/** A child as the assessment needs it: an age group stays one, a birth month becomes full years. */
export function knownChild(child: Pick<Child, 'nickname' | 'ageBand' | 'birthMonth'>, today: Date): KnownChild {
  const years = child.birthMonth === null ? null : yearsOfChild(child, today);
  return { name: child.nickname, age: years === null ? child.ageBand : String(years) };
}
