import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { neighboursOf, wayTo } from '../at-home.ts';
import { within } from '../wording.ts';
import { comesOver, CURES, type Cure } from './cures.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody has a thing that is not to be helped, and everybody knows what is good for it. */
export interface EverybodysCure {
  readonly hero: Figure;
  readonly child: Figure;
  readonly first: Figure;
  readonly second: Figure;
  /** "gets dizzy", as the parent has it. */
  readonly clause: string;
  readonly isShort: boolean;
  readonly cures: readonly [Cure, Cure, Cure];
  readonly home: SettingName;
  readonly outside: SettingName;
  /** How the child came, where one cannot walk, as a sentence with a space behind it; else empty. */
  readonly arrival: string;
  readonly arrivedBy: readonly ThingName[];
  readonly chance: Chance;
}

const INDOORS =
  /^(?:bedroom|bathroom|kitchen|living-room|classroom|doctor|library|shop|stage|swimming-pool|boat|cave)$/;

function bind(company: Company): EverybodysCure | null {
  const { theme, hero, child, chance } = company;
  if (!comesOver(theme) || !hero.being || hero.isChild) return null;
  const home = hero.being.setting;
  const near = neighboursOf(company, home);
  // Sooner or later somebody brings onions, and there is soup in the end.
  const [three, ...others] = CURES;
  const [one, two] = chance.some(2, others);
  if (!near || !one || !two || !three) return null;
  const way = wayTo(home);
  const clause = (theme.clause ?? '').trim().replace(/[.!?]+$/, '');
  return {
    hero,
    child,
    first: near[0],
    second: near[1],
    clause,
    isShort: within(7, `${hero.name} ${clause}`),
    cures: [one, two, three],
    home,
    outside: INDOORS.test(home) ? 'garden' : home,
    arrival: way ? `${child.name} had come ${way.said}. ` : '',
    arrivedBy: way ? [way.thing] : [],
    chance,
  };
}

/** Cures are piled up until they fall over, and nobody has asked what it is like. */
export const everybodysCure = arc<EverybodysCure>({
  id: 'everybodys-cure',
  fits: (theme) => {
    if (!comesOver(theme) || !['none', 'want', 'too-many'].includes(theme.relation)) return 0;
    const { other, place, clause } = theme;
    return other || (place && !clause?.includes(place.word)) ? 4 : 12;
  },
  bind,
  young,
  middle,
  old,
});
