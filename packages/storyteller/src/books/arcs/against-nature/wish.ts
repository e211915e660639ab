import type { SettingName, ThingName } from '@storylantern/contract';
import type { ActorHint, Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';

/** A line about the hero and the child. */
type Line = (hero: Figure, child: Figure) => string;

/** One line for each of the three tellings: sentences of at most 8, 14 and 20 words. */
interface Lines {
  readonly young: Line;
  readonly middle: Line;
  readonly old: Line;
}

/** A try that fails for a reason of the hero's nature. */
interface WishTry extends Lines {
  readonly pose: ActorHint['pose'];
  readonly things: readonly ThingName[];
  /** Where it is tried, when that is not at home. */
  readonly at?: SettingName;
}

/** What somebody wants whose nature is against it, and the other way to what the wish was for. */
export interface Wish {
  readonly id: string;
  /** Whether a theme asks for it, of somebody whose nature is against it. */
  asks(theme: Theme): boolean;
  /** Base form, after "wanted to": "fly". */
  to(theme: Theme): string;
  /** Where it all happens when that is not where the hero lives. */
  readonly home?: SettingName;
  /** What the hero does every day and thinks nothing of; it is how the wish comes true. */
  readonly habit: Lines;
  readonly tries: readonly [WishTry, WishTry];
  /** What the hero would do first, as the hero says it. */
  readonly first: Lines;
  /** The child sees the connection: speech of both. */
  readonly clue: Lines;
  /** The other way, three whole tellings for each age. */
  readonly way: Readonly<Record<keyof Lines, readonly [Line, Line, Line]>>;
  /** The picture at the end. */
  readonly last: Lines;
  readonly at: {
    readonly setting: SettingName | null;
    readonly time?: 'sunset' | 'night';
    readonly pose: ActorHint['pose'];
    readonly things: readonly ThingName[];
    /** The child is on the page of the other way. */
    readonly withChild: boolean;
  };
  /** A club of those who do it: "Wing". */
  readonly club: string;
}

/** Three whole wordings of a line: its own and two more, as far as they are written. */
export const wordingsOf = (
  own: Line,
  more: readonly Line[] | undefined,
  hero: Figure,
  child: Figure,
): readonly [string, string, string] => {
  const all = [own, ...(more ?? [])].map((line) => line(hero, child));
  const nth = (n: number): string => all[n % all.length] ?? '';
  return [nth(0), nth(1), nth(2)];
};
