import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { craftIn } from './craft.ts';

export const TITLES = ['home from the back', 'straight on', 'is this the other side?', 'they are all here'];

/** What is asked everywhere, and what everybody says. */
const ASKED = [
  ['Is this the other side?', 'This is here.'],
  ['Is this it, the other side?', 'This is here.'],
  ['Is this the far side?', 'This is only here.'],
  ['Am I on the other side?', 'You are here.'],
  ['Have I got to the other side?', 'This is here.'],
] as const;

/** Who is met: of the cold, of the green and of the sea, each with another where the hero is one. */
const MET = [
  ['penguin', 'seal'],
  ['elephant', 'parrot'],
  ['whale', 'dolphin'],
] as const;

interface Parts extends ReturnType<typeof craftIn> {
  readonly ask: string;
  readonly here: string;
  readonly A: Figure;
  readonly a: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  readonly P: Figure;
  readonly p: string;
  readonly E: Figure;
  readonly e: string;
  readonly W: Figure;
  readonly w: string;
}

/** Who goes, in what, and whom they ask. */
export function partsOf({ A, K, G, g, Gcap, company, chance }: Going): Parts {
  const [ask, here] = chance.pick<readonly [string, string]>(...ASKED);
  const [P, E, W] = MET.map(([usual, other]) => company.meet(A.kind === usual ? other : usual)) as [
    Figure,
    Figure,
    Figure,
  ];
  // Somebody who is no child has the child to come home to.
  const home = A === K ? { G, g, Gcap } : { G: K, g: K.name, Gcap: K.name };
  return {
    ...craftIn(company.theme.raw),
    ask,
    here,
    A,
    a: A.name,
    ...home,
    P,
    p: P.name,
    E,
    e: E.name,
    W,
    w: W.name,
  };
}
