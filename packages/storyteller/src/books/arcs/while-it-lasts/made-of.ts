import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../arc.ts';

/** Names for the lines of a thing that does not last: who made it, what it is called, and the small thing in it. */
export interface MadeNames {
  readonly k: string;
  readonly g: string;
  /** "Frosty", "the sandcastle". */
  readonly m: string;
  /** "button". */
  readonly it: string;
}
type Lines = (names: MadeNames) => readonly [string, string, ...string[]];

/** The pages of one telling that belong to what it is made of. */
interface MadePages {
  /** How it is made, and what there is of it. */
  readonly made: Lines;
  /** The first that is seen of its end. */
  readonly sign: Lines;
  /** Ways of keeping it, each with the reason why it does not help; two of them are tried. */
  readonly tries: Lines;
  /** How it goes. */
  readonly going: Lines;
  /** Later, when there is stuff to make another of. */
  readonly next: Lines;
}

/** What a thing that does not last is made of. */
export interface MadeOf {
  /** It is all over in an afternoon, and not in a week. */
  readonly isBrief: boolean;
  readonly at: SettingName;
  /** What is pressed into everything that the child makes. */
  readonly token: { readonly a: string; readonly it: string; readonly thing: ThingName | null };
  readonly young: MadePages;
  readonly middle: MadePages;
  readonly old: MadePages;
}

/** The names for the lines of what it is made of. */
export const madeNames = ({
  child,
  grownUp,
  m,
  of,
}: {
  readonly child: Figure;
  readonly grownUp: Figure;
  readonly m: string;
  readonly of: MadeOf;
}): MadeNames => ({ k: child.name, g: grownUp.name, m, it: of.token.it });

/** Only the first mention says what somebody is: "Frosty the snowman", and then "Frosty". */
export function introducedOnce(text: string, introduced: string, m: string): string {
  if (introduced === m) return text;
  const [first = '', ...rest] = text.split(introduced);
  return rest.length === 0 ? text : `${first}${introduced}${rest.join(m)}`;
}
