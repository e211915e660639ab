import type { Going } from '../event.ts';

/** The second one has slept in the washing basket and drunk from the bowl: a friend whom the parent names is no such one. */
export function withPet(going: Going): Going {
  if (going.B.being !== null) return going;
  const B = going.company.meet('dog');
  return { ...going, B, b: B.name };
}
