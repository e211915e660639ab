import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';

export const TITLES = ['who is sawing wood?', 'too quiet', 'the snore', 'nobody snores'];

const REFRAINS = [
  'Who is sawing wood?',
  'Who saws wood at night?',
  'Who is sawing now?',
  'Is somebody sawing wood?',
  'Is that a saw?',
  'Is that a tractor?',
  'Who let a tractor in?',
  'Is there a tractor in here?',
  'Who is moving the piano?',
  'Is that the wardrobe?',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who snores: the theme's own hero, else the family's grown-up. */
  readonly S: Figure;
  readonly s: string;
  /** The snorer's name at the beginning of a sentence. */
  readonly Scap: string;
  /** Who lies awake, and decides. */
  readonly P: Figure;
  readonly p: string;
  /** Who lies awake as well. */
  readonly Q: Figure;
  readonly q: string;
}

const TIE = /\b(?:my |our |his |her )?(little |big |older |baby )?(brother|sister|cousin)\b/i;

export function partsOf(going: Going): Parts {
  const { A, B, K, G, Gcap, raw, company, chance } = going;
  const isOfFamily = A === K;
  const tie = TIE.exec(raw);
  const child = isOfFamily && tie ? childOfFamily(going, `${tie[1] ?? ''}${tie[2] ?? ''}`.toLowerCase(), null) : null;
  const S = child ?? (isOfFamily ? G : A);
  const P = isOfFamily ? K : B;
  const kinds = [S, P].map((each) => each.kind);
  const Q = isOfFamily && B !== G ? B : company.meet(kinds.includes('cat') ? 'mouse' : 'cat');
  return {
    refrain: chance.pick(...REFRAINS),
    S,
    s: S.name,
    Scap: S === G ? Gcap : S.name,
    P,
    p: P.name,
    Q,
    q: Q.name,
  };
}
