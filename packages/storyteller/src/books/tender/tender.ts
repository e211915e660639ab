import type { HardDayOf } from './hard-day/book.ts';
import type { SmallHurtOf } from './small-hurt/book.ts';
import type { Being } from '@storylantern/library';
import type { Said } from '../company/figure.ts';

/** Which book tells it. */
export type TenderBook =
  | 'pet-died'
  | 'someone-died'
  | 'someone-ill'
  | 'in-hospital'
  | 'two-homes'
  | 'left-out'
  | 'works-at-night'
  | 'small-hurt'
  | 'hard-day'
  | 'new-baby'
  | 'cross'
  | 'shy'
  | 'adopted'
  | 'hard-times';

/** An animal of the family's own. `name` null: "the dog". */
export interface TenderPet {
  readonly is: 'pet';
  readonly name: string | null;
  /** The parent's word, singular: "kitten". */
  readonly word: string;
  readonly being: Being;
}

/** Somebody of whom the book speaks by the parent's own word. */
export interface TenderPerson {
  readonly is: 'person';
  /**
   * As it stands in a sentence. "{child}" stands for the child's name: "Nana", "Mum's dad", "{child}'s brother",
   * "the baby", "somebody in the family".
   */
  readonly name: string;
  readonly said: Said;
  /** Small letters, as typed: "grandad", "brother"; null when only "somebody" is sure. */
  readonly word: string | null;
}

/** The hard thing of the general book; null: it is not named, because nothing is sure. */
export type Hardship =
  | 'war'
  | 'fire'
  | 'flood'
  | 'storm'
  | 'away'
  | 'prison'
  | 'leaving'
  | 'crying'
  | 'moving-out'
  | 'moved-away'
  | 'dying-asked'
  | null;

/** A tender theme, read: what happened and to whom. Nothing in it was guessed. */
export interface Tender {
  readonly book: TenderBook;
  readonly who: TenderPet | TenderPerson | null;
  /** Somebody ill is, or will be, in hospital. */
  readonly hospital: boolean;
  readonly hardship: Hardship;
  /** What hurt the child, in the book of small hurts. */
  readonly smallHurt?: SmallHurtOf;
  /** What went wrong, in the book of hard days. */
  readonly hardDay?: HardDayOf;
  /** What the family believes, after "believes that" and the name: "is in heaven"; only when the parent says so. */
  readonly belief: string | null;
  /** The two grown-ups of two homes, in the parent's words; empty or one when not told. */
  readonly parents: readonly string[];
  /** The grown-up who writes, when they say who they are: "Mum". */
  readonly writer: string | null;
}
