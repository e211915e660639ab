import type { Entity, Theme } from '../theme.ts';
import { beingNamed, singularsOf } from './entries.ts';
import { entityOf } from './entity.ts';
import { beingOfKind } from './generic-being.ts';
import { kindOf } from './noun-kind.ts';

/**
 * A noun of a theme, without its article, as somebody who is drawn: as the theme has it already, by its entry, or by its kind.
 * Null where nobody knows how.
 */
export function nounDrawn(theme: Theme, noun: string): Entity | null {
  const words = noun.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  const forms = [words.join(' '), words.slice(-2).join(' '), last].flatMap(singularsOf);
  const known = [theme.hero, theme.other, theme.thing].find(
    (each) => each !== null && each.being !== null && forms.includes(each.word.toLowerCase()),
  );
  if (known) return known;
  const named = forms.find((form) => beingNamed(form) !== undefined);
  const entry = named === undefined ? undefined : beingNamed(named);
  if (named !== undefined && entry) return entityOf(named, entry);
  const kind = kindOf(last);
  return kind === undefined ? null : entityOf(kind.word, beingOfKind(kind.word, kind.kind), { known: false });
}
