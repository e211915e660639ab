import type { SettingName } from '@storylantern/contract';
import { staysAtHome } from '../at-home.ts';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { anyArc } from '../any-arc.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A button is found; nobody's it is; the chair that sighs was the owner all along. */
export interface AnyDay {
  readonly hero: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  readonly setting: SettingName;
  readonly sigh: string;
  readonly refrain: string;
  readonly chance: Chance;
}

const FAR_FROM_HOME: ReadonlySet<SettingName> = new Set([
  'undersea',
  'space',
  'sky',
  'cave',
  'farm',
  'forest',
  'pond',
  'jungle',
  'snow',
]);

function bind(company: Company): AnyDay {
  const { grownUp, chance } = company;
  // There is a chair to sit in and a button to pick up: whoever is too large for that leaves the day to the child.
  const fits = company.hero.being === null || (company.hero.being.size < 4 && !staysAtHome(company.hero.being));
  const hero = fits ? company.hero : company.child;
  const friend = fits ? company.friend : (company.passersBy(1, (being) => being.size < 3)[0] ?? company.grownUp);
  const home = hero.being?.setting;
  return {
    hero,
    friend,
    grownUp,
    setting: home !== undefined && FAR_FROM_HOME.has(home) ? home : 'living-room',
    sigh: chance.pick('Puff', 'Phew', 'Oof', 'Huff', 'Pfff', 'Hooo'),
    refrain: chance.pick(
      'No. Not that',
      'Not that, then',
      'Well, not that',
      'That is not it',
      'Somebody else, then',
      'No, not so',
      'We shall ask again',
      'On we go, then',
      'We are not there yet',
      'No, not yet',
      'Still not it',
      'Then we keep looking',
      'Not quite right',
      'That will not do',
    ),
    chance,
  };
}

/** A day on which nothing is planned, and nobody is named who would plan something. */
const NOTHING_TO_DO =
  /\b(?:nothing to do|(?:quiet|boring|lazy|slow|ordinary) (?:day|morning|afternoon|sunday|saturday)|nothing happens|bored at home)\b/i;

/** "A quiet day with nothing to do": a button on the floor is as much as happens, and it is enough. */
export const quietDay = arc<AnyDay>({
  id: 'any-day',
  fits: ({ raw, relation, hero, other, place, thing, activity, first, fear, clause }) =>
    NOTHING_TO_DO.test(raw) &&
    relation === 'none' &&
    [hero, other, place, thing, activity, first, fear, clause].every((each) => each === null)
      ? 7
      : 0,
  bind,
  young,
  middle,
  old,
});

/** Tells of any hero on any day; taken when nothing that fits better came out sound. */
export const anyDay = anyArc(arc<AnyDay>({ id: 'any-day', fits: () => 1, bind, young, middle, old }));
