import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { takenForIn, type TakenFor } from './taken-for.ts';

/** How somebody says that it is known to all: "Ask any dog". */
export const askingsOf = ({ one, many }: TakenFor): readonly [string, ...string[]] => [
  `Ask any ${one}`,
  `All ${many} do`,
  `Any ${one} will tell you`,
  `Every ${one} does`,
  `So do all ${many}`,
  `As ${many} do`,
  `Like all ${many}`,
  `Every ${one} knows that`,
  `You can ask any ${one}`,
  `It is so with ${many}`,
  `There speaks ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
];

export interface Parts {
  /** One of those whom the hero takes itself for: the child, where they are people. */
  readonly B: Figure;
  readonly what: TakenFor & { readonly says: string };
}

/** Who is in it; asked only of themes that the event fits. */
export function partsOf({ A, K, raw, company }: Going): Parts {
  const what = takenForIn(raw, A.being?.can, A.being?.id);
  if (what === null) throw new Error(`"${raw}" does not say what somebody takes itself for.`);
  const B = what.kind === null ? K : company.meet(what.kind);
  return { B, what: { ...what, says: what.kind === null ? 'Good morning' : B.says } };
}
