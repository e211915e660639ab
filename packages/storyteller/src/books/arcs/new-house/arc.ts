import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { isHouseMove } from '../../theme/household.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A family moves; the pencil marks on the door frame cannot come, and the new door frame has somebody else's. */
export interface NewHouse {
  readonly child: Figure;
  readonly grownUp: Figure;
  /** Whose marks are on the new door frame; never met. */
  readonly before: string;
  /** Said of the new house: "It is not ours". */
  readonly refrain: string;
  /** "house", "flat". */
  readonly home: string;
  /** "on a farm", "by the sea", where the theme says so. */
  readonly where: string | null;
  /** "house on a farm". */
  readonly there: string;
  readonly chance: Chance;
}

const WHERE_TO =
  /\b(?:to|in|on|by|near) ((?:an?|the) (?:farm|houseboat|boat|island|country(?:side)?|sea(?:side)?|beach|coast|city|village|lake|(?:big|small|new) (?:city|town|village)))\b/i;

/** "On a farm", "by the sea", "in the country"; null where the theme does not say. */
function whereOf(to: string): string | null {
  if (/farm|boat|island/i.test(to)) return `on ${to}`;
  if (/sea|beach|coast|lake/i.test(to)) return `by ${to}`;
  return to === '' ? null : `in ${to}`;
}

function bind({ theme, child, grownUp, chance }: Company): NewHouse {
  const [, to = ''] = WHERE_TO.exec(theme.raw) ?? [];
  const where = whereOf(to);
  const home = /\b(flat|apartment)\b/i.exec(theme.raw)?.[1]?.toLowerCase() ?? 'house';
  return {
    child,
    grownUp,
    before: chance.pick('Juno', 'Wilf', 'Tove', 'Bram'),
    refrain: chance.pick(
      'It is not ours',
      "It doesn't know us",
      'It is only a lot of rooms',
      'It has not met us',
      'It is not home',
      'It is the wrong one',
      'It is not like ours',
      'Nothing here is ours',
      'We are only visiting',
      'This is not where we live',
      'It does not fit us',
      'I liked the other one',
      'It is not used to us',
    ),
    home,
    where,
    there: where === null ? home : `${home} ${where}`,
    chance,
  };
}

/** Moving house: what cannot be packed, and a piece of string that was always lying about. */
export const newHouse = arc<NewHouse>({
  id: 'new-house',
  fits: (theme) => (isHouseMove(theme) ? 12 : 0),
  bind,
  young,
  middle,
  old,
});
