import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { named } from '../the-one.ts';

const PLACES: readonly (readonly [of: RegExp, place: string, setting: SettingName])[] = [
  [/\b(?:woods?|forest)\b/i, 'in the woods', 'forest'],
  [/\bbeach|seaside\b/i, 'on the beach', 'beach'],
  [/\bpark\b/i, 'in the park', 'playground'],
  [/\bgarden\b/i, 'in the garden', 'garden'],
  [/\bjungle\b/i, 'in the jungle', 'jungle'],
  [/\bmountains?|hill\b/i, 'on the hill', 'mountain'],
];

interface GuestParts {
  /** Whose picnic it is. */
  readonly A: Figure;
  readonly a: string;
  readonly C: Figure;
  readonly c: string;
  /** Who wants a sandwich: `x` by name or by kind at the beginning of a sentence, `xs` within one. */
  readonly X: Figure;
  readonly x: string;
  readonly xs: string;
  readonly Xs: string;
  readonly title: string;
  readonly refrain: string;
  readonly place: string;
  readonly outside: SettingName;
}

export function guestParts(going: Going): GuestParts {
  const { A, B, K, raw, company, chance } = going;
  const X =
    [A, B, company.other].find((each) => each && each !== K && each !== company.grownUp && each.being) ??
    company.meet('bear');
  const C = company.alsoThere[0] ?? named(going) ?? company.friend;
  const friend = C === X || C === K ? company.passersBy(1, ({ isa }) => isa === 'pet')[0] : C;
  const [, place, outside] = PLACES.find(([of]) => of.test(raw)) ?? [null, 'in the woods', 'forest' as const];
  return {
    A: K,
    a: K.name,
    C: friend ?? company.grownUp,
    c: (friend ?? company.grownUp).name,
    X,
    x: cap(X.theKind),
    xs: X.theKind,
    Xs: cap(X.theKind),
    title: chance.pick(
      'one for me?',
      'something sweet for afterwards',
      'the other hand',
      `the picnic and ${X.theKind}`,
    ),
    refrain: chance.pick('One for me?', 'Is one for me?', 'May I have one?'),
    place,
    outside,
  };
}
