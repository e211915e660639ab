import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';

/** The best friend from whom somebody is parted: as the theme or the details name them. */
export function friendOf(going: Going): Figure {
  const { A, K, company } = going;
  if (A !== K) return company.other ?? company.passersBy(1, ({ isa, size }) => isa === 'pet' && size >= 2)[0] ?? K;
  const known = company.alsoThere[0];
  if (known && !/['’]s /u.test(known.name)) return { ...known, introduced: `${K.names} best friend ${known.name}` };
  const { raw } = company.theme;
  const name =
    /\bfriend (?:called |named )?(\p{Lu}\p{Ll}+)/u.exec(raw)?.[1] ??
    /\b(\p{Lu}\p{Ll}+) (?:is |has )?mov/u.exec(raw)?.[1];
  return childOfFamily(going, 'best friend', name ?? null);
}

/** Where to, where a theme says it by name. */
export const townOf = ({ company }: Going): string => {
  const { theme, details } = company;
  const kind = /\bmov\w+ (?:[^.]* )?to the (country(?:side)?|seaside|coast|city)\b/u.exec(
    `${theme.raw}. ${details}`,
  )?.[1];
  return (
    /\bto ((?:New )?\p{Lu}\p{Ll}+)$/u.exec(theme.raw)?.[1] ?? (kind === undefined ? 'another town' : `the ${kind}`)
  );
};

/** How the empty home looks from the door: no flat has a back door. */
export const seenThroughOf = ({ company }: Going): string =>
  /\bflat\b/iu.test(`${company.theme.raw} ${company.details}`)
    ? 'right through the flat and out of the far window'
    : 'right through the house and out at the back';
