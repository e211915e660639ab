import type { PageScene, SettingName } from '@storylantern/contract';
import type { Figure } from '../../arc.ts';

/** Who and what the lines of a spoilt day name. */
export interface DayNames {
  readonly k: string;
  readonly g: string;
  /** "the zoo". */
  readonly to: string;
  /** "the bus". */
  readonly by: string;
  /** What the child asks, with its mark, and what is answered, without one. */
  readonly asks: string;
  readonly answer: string;
}

/** The names for a spoilt day, of whom and what its book is about. */
export const namesOf = ({
  child,
  grownUp,
  ...said
}: Omit<DayNames, 'k' | 'g'> & { readonly child: Figure; readonly grownUp: Figure }): DayNames => ({
  k: child.name,
  g: grownUp.name,
  to: said.to,
  by: said.by,
  asks: said.asks,
  answer: said.answer,
});

type Lines = (names: DayNames) => readonly [string, string, ...string[]];

/** The three pages of one telling that say what went wrong. */
interface SpoiltPages {
  /** What they find instead of what was planned. */
  readonly trouble: Lines;
  /** What they try all the same, and why it does not work. */
  readonly tried: Lines;
  /** How it comes right in the evening. */
  readonly end: Lines;
}

/** One way in which a day out is spoilt. */
export interface Spoilt {
  /** Where they are stuck, after "in", "on" or "by": "in the shelter". */
  readonly here: string;
  /** What the things are laid out on: "the bench". */
  readonly top: string;
  readonly stuckAt: SettingName;
  readonly weather: PageScene['weather'];
  /** Whether they see the place before they are stuck, or only in the evening. */
  readonly isAtPlaceFirst: boolean;
  readonly young: SpoiltPages;
  readonly middle: SpoiltPages;
  readonly old: SpoiltPages;
}
