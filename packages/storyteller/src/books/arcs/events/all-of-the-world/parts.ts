import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { notTheChild } from '../the-one.ts';

export const TITLES = [
  'all of it',
  'from here to here',
  'a lamp in the window',
  'the house at the end of the world',
] as const;
const REFRAINS = ['Is that all of it?', 'And is that all of it?', 'Is that the whole world?'] as const;

/** Where whoever goes has been till now: "from the laundry basket". */
const FROM =
  /\b(?:from|leaves?|escapes?|out of) (?:the|his|her|its) (?<home>(?:sock|toy|pencil|kitchen|fruit|bread|biscuit|laundry|washing|button|top|bottom|cutlery|goldfish|fish) ?(?:basket|drawer|box|case|pot|bowl|bin|tin|cupboard|shelf|tank)|drawer|basket|shelf|box|bowl|cupboard|farm|zoo|pond|garden|nest|field|toy shop|shop)\b/iu;

function homeIn(raw: string): string | null {
  const home = FROM.exec(raw)?.groups?.['home']?.toLowerCase();
  return home === undefined ? null : ` ${/shelf|farm/.test(home) ? 'on' : 'in'} the ${home}`;
}

interface Parts {
  readonly refrain: string;
  /** Who goes. */
  readonly X: Figure;
  readonly x: string;
  /** " in the laundry basket". */
  readonly home: string;
}

export function partsOf(going: Going): Parts {
  const X = notTheChild(going, 'sock');
  return {
    refrain: going.chance.pick(...REFRAINS),
    X,
    x: X.name,
    home: homeIn(going.raw) ?? ` at ${going.K.names} house`,
  };
}
