import type { ThingName } from '@storylantern/contract';
import type { ActorHint, Figure } from '../../../arc.ts';
import { notTheChild } from '../the-one.ts';
import { seen, type Going } from '../event.ts';
import { foodIn } from '../one-food/foods.ts';

const REFRAINS = [
  'Nobody saw!',
  'Nobody heard!',
  'Nobody knows!',
  'Nobody was looking!',
  'And nobody saw!',
  'Nobody saw me!',
  'No one saw!',
  'Nobody will know!',
] as const;
export const TITLES = ['for whoever it is', 'what it tasted of', 'nobody saw', 'one on a plate'] as const;

interface Parts {
  readonly refrain: string;
  readonly A: Figure;
  readonly a: string;
  /** Whose it is: of whom the theme says that it is theirs, else the child. */
  readonly O: Figure;
  readonly o: string;
  readonly K: Figure;
  readonly k: string;
  /** Both of them, or the one they are. */
  readonly they: string;
  readonly theyAre: (pose: ActorHint['pose'], feeling: ActorHint['feeling']) => readonly ActorHint[];
  /** Somebody smaller, and as quick. */
  readonly S: Figure;
  readonly s: string;
  /** "Carrots", "honey"; and what of it is taken: "one", "some". */
  readonly food: string;
  readonly one: string;
  readonly them: string;
  /** "Basket", "pot", "tin". */
  readonly tin: string;
  readonly things: readonly ThingName[];
}

export function partsOf(going: Going): Parts {
  const { K, company, chance, raw } = going;
  const A = notTheChild(going, 'rabbit');
  const found = foodIn(raw);
  const { food, them, tin, thing } = found ?? {
    food: 'carrots',
    them: 'them',
    tin: 'basket',
    thing: 'carrot' as const,
  };
  const O = company.other !== null && company.other !== A ? company.other : K;
  const S = company.meet(/mouse|shrew/u.test(A.being?.id ?? '') || O.being?.id === 'mouse' ? 'ladybird' : 'mouse');
  return {
    refrain: chance.pick(...REFRAINS),
    A,
    a: A.name,
    O,
    o: O.name,
    K,
    k: K.name,
    they: O === K ? K.name : `${O.name} and ${K.name}`,
    theyAre: (pose, feeling) => [...new Set([O, K])].map((who) => seen(who, pose, feeling)),
    S,
    s: S.name,
    food,
    one: them === 'them' ? 'one' : 'some',
    them,
    tin,
    things: thing === null ? [] : [thing],
  };
}
