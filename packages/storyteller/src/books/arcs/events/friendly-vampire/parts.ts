import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ["it's only me", 'somebody at the door', 'who puts things on the step?', 'the other sock'];

/** Said at every door; and in the end through one door, by everybody. */
const REFRAINS: readonly (readonly [string, string])[] = [
  ["It's only me!", "It's only us!"],
  ["Hello, it's only me!", "Hello, it's only us!"],
  ["It's me, that's all!", "It's us, that's all!"],
  ["Don't run, it's me!", "Don't run, it's us!"],
  ["It's just me!", "It's just us!"],
  ["Good evening, it's me!", "Good evening, it's us!"],
  ['Only me!', 'Only us!'],
  ['Hello, only me!', 'Hello, only us!'],
  ["It's nobody but me!", "It's nobody but us!"],
  ["Please, it's only me!", "Please, it's only us!"],
];

export const MONSTER = String.raw`(?:vampires?|were ?wol(?:f|ves)|zombies?|(?:egyptian )?mumm(?:y|ies))`;

/** Whom one knows by the hands; others have a tail. */
const WITH_HANDS =
  /^(?:monster|troll|yeti|giant|ogre|gorilla|orangutan|chimpanzee|alien|goblin|bear|polar bear|snowman)$/;

interface Parts {
  readonly refrain: string;
  /** The same, said by many. */
  readonly us: string;
  /** Who knocks. */
  readonly M: Figure;
  readonly m: string;
  /** The child who finds it out. */
  readonly P: Figure;
  readonly p: string;
  readonly ps: string;
  readonly N: Figure;
  readonly n: string;
  readonly T: Figure;
  readonly t: string;
  /** "vampire" */
  readonly kind: string;
  /** What makes people run: "teeth". */
  readonly teeth: string;
  /** How one knows that somebody has been: "the end of a cape". */
  readonly seenOf: string;
}

export function partsOf({ A, B, K, G, raw, company, chance }: Going): Parts {
  const [refrain, us] = chance.pick(...REFRAINS);
  const found = new RegExp(MONSTER, 'iu').exec(raw)?.[0].toLowerCase() ?? 'vampire';
  const named = found.startsWith('were')
    ? 'werewolf'
    : found.startsWith('zomb')
      ? 'zombie'
      : /mumm/.test(found)
        ? 'mummy'
        : 'vampire';
  const M = A === K ? whoKnocks() : A;
  // "A bear of whom everyone is afraid": of any kind that has teeth.
  const kind = A !== K && !new RegExp(MONSTER, 'iu').test(raw) ? A.kind : named;
  const N = company.person([G.name, M.name].includes('Mrs Reed') ? 'Mrs Loaf' : 'Mrs Reed', 'neighbour');
  const T = company.person(K.name === 'Tobi' ? 'Jess' : 'Tobi', 'child');

  function whoKnocks(): Figure {
    if (company.other && company.other === B) return B;
    // A zombie that looks like anybody next door would be let in.
    return company.meet(named);
  }
  return {
    refrain,
    us,
    M,
    m: M.name,
    P: K,
    p: K.name,
    ps: K.names,
    N,
    n: N.name,
    T,
    t: T.name,
    kind,
    teeth:
      { vampire: 'long teeth', werewolf: 'hairy hands', zombie: 'a green face', mummy: 'a great many bandages' }[
        kind
      ] ?? (WITH_HANDS.test(kind) ? 'very large hands' : 'very large teeth'),
    seenOf:
      {
        vampire: 'the end of a cape',
        werewolf: 'the end of a tail',
        zombie: 'a slow green hand',
        mummy: 'the end of a bandage',
      }[kind] ?? (WITH_HANDS.test(kind) ? 'a very large hand' : 'the end of a tail'),
  };
}
