import type { Figure } from '../../../arc.ts';
import { isCast, type CastFigure } from '../../../company/figure.ts';
import type { Going } from '../event.ts';

/** What lies in an attic besides a teddy, and whom it looks like. */
const LIKE: readonly (readonly [RegExp, string])[] = [
  [/\brocking[- ]horse\b/, 'horse'],
  [/\bwooden horse\b/, 'horse'],
  [/\btoy (?:rabbit|bunny)\b|\brabbit\b|\bbunny\b/, 'rabbit'],
  [/\btoy dog\b/, 'dog'],
  [/\btoy elephant\b/, 'elephant'],
  [/\btoy robot\b/, 'robot'],
  [/\bpuppet\b/, 'doll'],
  [/\b(?:tin|toy) soldier\b/, 'doll'],
  [/\brag ?doll\b|\bdoll\b/, 'doll'],
];

/** The toy that has been forgotten: as a toy it is small enough to be held round the middle, and taken to bed. */
export function toyOf({ A, raw, company }: Going): Figure {
  if (A.being && /^(?:teddy|doll)$/.test(A.being.id)) return A;
  for (const [word, like] of LIKE) {
    const kind = word.exec(raw)?.[0];
    if (kind !== undefined) return small(company.meet(like), kind.replace('-', ' '));
  }
  return company.meet('teddy');
}

function small(who: Figure, kind: string): Figure {
  if (!isCast(who)) return who;
  const introduced = `${who.name} the ${/horse/.test(kind) ? 'little ' : ''}${kind}`;
  const toy: CastFigure = { ...who, introduced, kind, theKind: `the ${kind}`, kinds: `${kind}s`, aKind: `a ${kind}` };
  const { character } = who;
  if (character.is !== 'animal') return toy;
  const drawn: CastFigure = { ...toy, character: { ...character, size: 'small' } };
  return drawn;
}
