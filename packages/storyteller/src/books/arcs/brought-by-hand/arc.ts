import type { SettingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { neighboursOf } from '../at-home.ts';
import type { FarWish } from './wish.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Somebody who cannot go anywhere wants to see a far place. So it is brought, a piece at a time, by everybody who goes;
 * and then comes one who has never been able to stay.
 */
export interface BroughtByHand {
  readonly hero: Figure;
  readonly child: Figure;
  readonly first: Figure;
  readonly second: Figure;
  /** Who has been everywhere, on the way to somewhere else. */
  readonly traveller: Figure;
  readonly wish: FarWish;
  readonly home: SettingName;
  /** "And what else?", with its mark. */
  readonly refrain: string;
  readonly chance: Chance;
}

function bind(company: Company): BroughtByHand | null {
  const { theme, hero, child, chance } = company;
  const wish = theme.farWish ?? null;
  if (wish === null || !hero.being || hero.isChild) return null;
  const home = hero.being.setting;
  const near = neighboursOf(company, 'street', null, (being) => being.isa !== 'bird' && being.size > 1);
  const [traveller] = company.passersBy(
    1,
    (being) =>
      being.isa === 'bird' && being.can.includes('fly') && !(near ?? []).some((each) => each.being?.id === being.id),
  );
  if (!near || !traveller) return null;
  return {
    hero,
    child,
    first: near[0],
    second: near[1],
    traveller,
    wish,
    home,
    refrain: chance.pick(
      'And what else?',
      'Is that all of it?',
      'And then what?',
      'What more?',
      'And behind that?',
      'Go on. What else?',
      'Is there more?',
      'And on the left?',
      'What was it like?',
      'And did it move?',
      "You can't have looked!",
      'And the rest of it?',
      'Say it again',
    ),
    chance,
  };
}

/** One can be shown a place without going there, if enough people look properly. */
export const broughtByHand = arc<BroughtByHand>({
  id: 'brought-by-hand',
  fits: (theme: Theme) => (theme.farWish && theme.other === null ? 15 : 0),
  bind,
  young,
  middle,
  old,
});
