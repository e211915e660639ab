import type { SettingName, ThingName } from '@storylantern/contract';

/** Words for one duty and the thing it is done with, as they stand in sentences. */
export interface DutyWords {
  /** Whose duty it is. */
  readonly n: string;
  /** "the toothbrush", and at the head of a sentence. */
  readonly y: string;
  readonly Y: string;
}

type Line = (w: DutyWords) => string;

/**
 * Something that has to be done every day, told from the side of the thing it is done with. Lines for the youngest have
 * at most eight words a sentence, all others at most fourteen. The steps are small and in the hero's own hands, as when
 * a child gets used to something bit by bit (graded exposure).
 */
export interface Duty {
  readonly setting: SettingName;
  /** Why the thing might be shy. */
  readonly fear: { readonly young: Line; readonly older: readonly Line[] };
  /** What is shown to it first. */
  readonly shown: { readonly young: Line; readonly older: readonly Line[] };
  /** The first, very small step. */
  readonly first: { readonly young: Line; readonly older: readonly Line[] };
  /** What goes a little wrong, for both of them. */
  readonly wobble: readonly Line[];
  /** The whole of it. */
  readonly whole: { readonly young: Line; readonly older: readonly Line[] };
}

/** A duty in the words of a theme. */
export interface DutyTold {
  readonly duty: Duty;
  /** "toothbrush", "left boot". */
  readonly word: string;
  readonly drawn: ThingName | null;
}
