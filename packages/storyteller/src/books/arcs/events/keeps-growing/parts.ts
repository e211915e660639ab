import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { drawnOf, grownIn, kindOf, type Kind } from './kinds.ts';

export const TITLES = ['is that everybody?', 'it goes boof', 'it must do for everybody', 'one more'];

const REFRAINS = [
  'Is that everybody?',
  'Is that everyone?',
  'Is that all of us?',
  'Is everybody here?',
  'Is everyone here now?',
  'Are we all here?',
  'Are we all here now?',
  'Is that the lot of us?',
  'So is that everybody?',
  'Is that really everybody?',
] as const;

interface Parts extends Kind {
  readonly refrain: string;
  /** "cake". */
  readonly x: string;
  /** "the cake", or "Grandpa's beard"; and at the beginning of a sentence. */
  readonly the: string;
  readonly The: string;
  /** How the book begins: "Mia made a cake." */
  readonly begins: string;
  readonly things: readonly ThingName[];
  readonly at: SettingName;
  /** Where it went first, as the theme says: "through the roof". */
  readonly way: string;
  /** Two who come to help, and the very small one. */
  readonly N: Figure;
  readonly n: string;
  readonly P: Figure;
  readonly p: string;
  readonly S: Figure;
  readonly s: string;
}

export function partsOf({ A, B, G, g, raw, company, chance }: Going): Parts {
  const x = grownIn(raw) ?? 'cake';
  const kind = kindOf(x);
  const isHair = /^(?:beard|moustache)$/.test(x);
  const isOfKin = isHair && g !== 'the grown-up' && G !== A;
  const taken = [A.kind, B.kind];
  const near = company.passersBy(
    2,
    (being) => being.size >= 2 && being.size <= 4 && /^(?:pet|farm|wild)$/.test(being.isa) && !taken.includes(being.id),
  );
  const [N = company.person('Noor', 'child'), P = company.person('Tobi', 'child')] = near;
  const S = company.meet(taken.includes('snail') ? 'ant' : 'snail');
  const the = isOfKin ? `${G.names} ${x}` : `the ${x}`;
  return {
    ...kind,
    refrain: chance.pick(...REFRAINS),
    x,
    the,
    The: cap(the),
    begins: isOfKin
      ? `${A.introduced} looked at ${the}.`
      : isHair
        ? `${A.introduced} had a false ${x}.`
        : `${A.introduced} ${kind.had === 'made' && /\bbak/.test(raw) ? 'baked' : kind.had} a ${x}.`,
    things: drawnOf(x),
    way: /\b(?:roof|ceiling|chimney)/.test(raw)
      ? 'through the roof'
      : /\boven/.test(raw)
        ? 'out of the oven'
        : /\bgarden/.test(raw)
          ? 'all over the garden'
          : 'out of the window',
    N,
    n: N.name,
    P,
    p: P.name,
    S,
    s: S.name,
  };
}
