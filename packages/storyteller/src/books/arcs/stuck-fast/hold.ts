import type { SettingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';

/** What the lines of a hold are made from. */
export interface HoldWords {
  /** Who is stuck. */
  readonly b: string;
  readonly names: string;
  /** "the tractor". */
  readonly kind: string;
  /** In what: "mud". */
  readonly m: string;
  /** What one is covered with afterwards: "mud" of a ditch. */
  readonly wet: string;
  readonly k: string;
  /** Who has the silly habit: by name. */
  readonly s: string;
  /** Who pulls: "the goat", "The goat". */
  readonly a: string;
  readonly A: string;
}

type HoldLine = (words: HoldWords) => string;
/** Two whole wordings for each age: sentences of at most 8, 14 and 20 words. */
interface HoldLines {
  readonly young: readonly [HoldLine, HoldLine];
  readonly middle: readonly [HoldLine, HoldLine];
  readonly old: readonly [HoldLine, HoldLine];
}

/** A way of being stuck, why pulling and pushing are no good, and the small habit that is. */
export interface Hold {
  readonly id: string;
  /** Whether somebody can be stuck like that in something: "mud", "ice". */
  holds(being: Being, what: string): boolean;
  /** Where it is; null: wherever it lives. */
  readonly at: SettingName | null;
  readonly weather: 'clear' | 'snow' | 'rain';
  /** Who has the habit, and who pulls, when it has to be somebody who lives there. */
  readonly small: readonly string[];
  readonly strong: readonly string[];
  /** High up, where nobody can lean on whoever is stuck. */
  readonly aloft?: true;
  /** How the day begins, when it does not begin with setting out. */
  readonly setOut?: HoldLines;
  /** What the small one does all day, to everybody's annoyance. */
  readonly habit: HoldLines;
  readonly stuck: HoldLines;
  readonly pull: HoldLines;
  readonly push: HoldLines;
  /** The child sees what it is for. */
  readonly idea: HoldLines;
  readonly free: HoldLines;
  readonly last: HoldLines;
}
