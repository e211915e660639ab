import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { newcomerIn } from '../../theme/household.ts';
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
  readonly chance: Chance;
}

const MOVES =
  /\bmov(?:e|es|ed|ing) (?:house|home|away|to (?:a|our|the) (?:new|different|other|bigger|smaller))|\bnew (?:house|home|flat|apartment)\b|\bhouse move\b/i;

const isMove = (theme: Theme): boolean =>
  theme.hero === null &&
  theme.other === null &&
  !newcomerIn(theme) &&
  (theme.first?.id === 'new house' || MOVES.test(theme.raw));

function bind({ theme, child, grownUp, chance }: Company): NewHouse {
  const home = /\b(flat|apartment)\b/i.exec(theme.raw)?.[1]?.toLowerCase() ?? 'house';
  return {
    child,
    grownUp,
    before: chance.pick('Juno', 'Wilf', 'Tove', 'Bram'),
    refrain: chance.pick('It is not ours', "It doesn't know us", 'It is only a lot of rooms'),
    home,
    chance,
  };
}

/** Moving house: what cannot be packed, and a piece of string that was always lying about. */
export const newHouse = arc<NewHouse>({
  id: 'new-house',
  fits: (theme) => (isMove(theme) ? 12 : 0),
  bind,
  young,
  middle,
  old,
});
