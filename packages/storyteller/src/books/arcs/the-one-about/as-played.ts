import type { Figure } from '../../arc.ts';
import { cap, wordCount } from '../wording.ts';
import type { TheOneAbout } from './arc.ts';
import { asSaid } from './as-said.ts';
import { MOST } from './in-short.ts';
import { indeed } from './indeed.ts';

type AsSaid = ReturnType<typeof asSaid>;

/** The words of a theme as somebody plays or shows it, and those of whoever it is about, who comes to see. */
export interface AsPlayed extends Omit<AsSaid, 'short'> {
  /** Whoever it is about: the one of the theme, or the child. */
  readonly guest: Figure;
  /** Whoever shows it: the child; where it is about the child, the grown-up. */
  readonly maker: Figure;
  /** The maker's name, and the same with a capital. */
  readonly m: string;
  readonly Mc: string;
  /** "the penguin's" */
  readonly hs: string;
  /** "And he did": behind the theme, once it is seen. */
  readonly andSo: string;
  /** In sentences that are short enough for the youngest. */
  readonly short: AsSaid['short'] & { readonly name: string };
}

export function asPlayed(bound: TheOneAbout): AsPlayed {
  const { asked, child, grownUp, hero } = bound;
  const guest = hero ?? child;
  const maker = hero === null ? grownUp : child;
  const said = asSaid(bound);
  return {
    ...said,
    guest,
    maker,
    m: maker.name,
    Mc: cap(maker.name),
    hs: hero === null ? child.names : `${hero.theKind}'s`,
    andSo: `And ${indeed(asked, guest.he)}`,
    short: { ...said.short, name: wordCount(asked.name) > MOST ? said.short.right : `${asked.name}.` },
  };
}

/** The same with what is said again and again. */
export type WithRefrain = AsPlayed & { readonly refrain: string };
/** The same where it is said another way in the end. */
export type TurnedRefrain = WithRefrain & { readonly atLast: string };
