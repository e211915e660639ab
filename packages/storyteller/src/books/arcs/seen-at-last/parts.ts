import { kinRoleBeside } from '../../company/kin-role.ts';
import type { ActorHint, Figure } from '../../arc.ts';
import { cap } from '../wording.ts';
import { seen } from '../events/event.ts';
import type { SeenAtLast } from './arc.ts';
import { MEANWHILE, type PassesBy } from './meanwhile.ts';
import type { Watchers, Wonder } from './wonder.ts';

const REFRAINS = [
  'Not this time',
  'Not yet',
  'Nothing yet',
  'Better luck next time',
  'Not so far',
  'Another time',
] as const;

export interface Parts extends Watchers {
  readonly W: Wonder;
  readonly who: Watchers;
  readonly refrain: string;
  /** Who comes along: the grown-up beside a child, the child beside somebody of a story. */
  readonly C1: Figure;
  readonly x: string;
  /** "them" or "it"; "they" or "it"; "were" or "was". */
  readonly it: string;
  readonly they: string;
  readonly They: string;
  readonly were: string;
  readonly first: PassesBy;
  readonly second: PassesBy;
  readonly First: Figure;
  readonly Second: Figure;
  /** Over the way, and over eighty. */
  readonly N: Figure;
  readonly n: string;
  readonly out: { readonly setting: Wonder['at']; readonly time: Wonder['time']; readonly weather: 'clear' };
  readonly title: string;
  see(pose: ActorHint['pose'], feeling: ActorHint['feeling'], holds?: ActorHint['holds']): ActorHint;
  with(pose: ActorHint['pose'], feeling: ActorHint['feeling'], holds?: ActorHint['holds']): ActorHint;
}

/** In the garden or up the hill, where the parent says so. */
const placeOf = ({ at, meanwhile }: Wonder, said: string): Wonder['at'] =>
  meanwhile !== 'night' ? at : /\bgarden\b/i.test(said) ? 'garden' : /\bhill\b/i.test(said) ? 'mountain' : at;

export function partsOf({ A, C: C1, W, company, chance }: SeenAtLast): Parts {
  const [first, second] = MEANWHILE[W.meanwhile];
  const n = [A.name, C1.name, company.child.name].includes('Mrs Amble') ? 'Mrs Sparrow' : 'Mrs Amble';
  // "The solar eclipse", "the sunrise", as it was typed.
  const x =
    W.id === 'eclipse'
      ? `the ${/(?:solar |total |partial )?eclipse/i.exec(company.theme.raw)?.[0].toLowerCase() ?? 'eclipse'}`
      : W.id === 'sunrise' && /\bsun ?rise/i.test(company.theme.raw)
        ? 'the sunrise'
        : W.x;
  const who = { a: A.name, c: C1.name, C: cap(C1.name) };
  return {
    ...who,
    W,
    who,
    C1,
    refrain: chance.pick(...REFRAINS),
    x,
    it: W.many ? 'them' : 'it',
    they: W.many ? 'they' : 'it',
    They: W.many ? 'They' : 'It',
    were: W.many ? 'were' : 'was',
    first,
    second,
    First: company.meet(first.being),
    Second: company.meet(second.being),
    N: company.person(n, kinRoleBeside('Granny', [A.name, C1.name])),
    n,
    out: { setting: placeOf(W, `${company.theme.raw} ${company.details ?? ''}`), time: W.time, weather: 'clear' },
    title: chance.pick('not yet', 'the book of not seeing', 'what we saw instead', `waiting for ${x}`),
    see: (pose, feeling, holds) => seen(A, pose, feeling, holds),
    with: (pose, feeling, holds) => seen(C1, pose, feeling, holds),
  };
}
