import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { dressedAs } from '../dressed-as.ts';
import type { Going } from '../event.ts';
import { soughtIn } from './sought.ts';

export interface Parts {
  readonly title: string;
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  /** Who has everything, and rides ahead. */
  readonly S: Figure;
  readonly s: string;
  /** Whose it is: "the King", and how he is spoken of. */
  readonly R: Figure;
  readonly ruler: string;
  readonly he: string;
  readonly his: string;
  /** What is looked for, after "the". */
  readonly it: string;
  readonly drawn: ThingName;
  /** What it is there for. */
  readonly why: string;
  readonly comesToo: string;
}

export const REFRAIN = 'I could do with that.';
const TITLES = ['two free hands', 'the hollow hill', 'nothing left to carry', 'i could do with that'] as const;

export function partsOf({ A, a, B, b, raw, company, chance, comesToo }: Going): Parts {
  const { said: it, drawn } = soughtIn(raw);
  const isQueen = /\bqueen/u.test(raw);
  const R = dressedAs(company.person(isQueen ? 'the Queen' : 'the King', 'neighbour'), 'royal');
  const S = dressedAs(
    company.person([a, b].includes('Sir Bertram') ? 'Sir Roland' : 'Sir Bertram', 'captain'),
    'knight',
  );
  return {
    title: titled(chance.pick(...TITLES)),
    A,
    a,
    B,
    b,
    S,
    s: S.name,
    R,
    ruler: R.name,
    he: isQueen ? 'she' : 'he',
    his: isQueen ? 'her' : 'his',
    it,
    drawn,
    why:
      it === 'blade'
        ? 'It had never cut anything but cake.'
        : `Without it nobody felt like ${isQueen ? 'a queen' : 'a king'}, least of all ${R.name}.`,
    comesToo,
  };
}
