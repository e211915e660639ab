import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { isRooted } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A map says ten steps, and everybody's ten steps end somewhere else: whose feet drew it? */
export interface TenSteps {
  /** Whoever found the map, with the largest steps. */
  readonly hero: Figure;
  /** Whoever steps next: the child, or a grown-up when the child is the hero. */
  readonly second: Figure;
  /** Somebody else of the theme, or somebody who goes by. */
  readonly third: Figure;
  readonly child: Figure;
  /** Whose foot fits. */
  readonly small: Figure;
  /** "steps"; "flops" of whoever has no feet. */
  readonly steps: string;
  /** "map", "treasure map". */
  readonly map: string;
  /** The same as it is named first: "map of the island". */
  readonly mapOf: string;
  readonly setting: SettingName;
  readonly shown: readonly ThingName[];
  readonly chance: Chance;
}

const HUNTS = /\btreasures?\b/i;
/** What was somebody's, or is kept by somebody, is not dug for. */
const NOT_DUG_FOR =
  /\b(?:lost|loses?|losing|guard\w*|steals?|stole|stolen|thief|shares?|sharing|argu\w*|quarrel\w*|same|boxe?s?|grandm\w*|grandp\w*|nan\w*|gran\w*|library|drawer|collect\w*)\b/i;
const GROUND: readonly SettingName[] = ['garden', 'forest', 'beach', 'jungle', 'farm', 'mountain', 'castle'];
const SMALL: readonly string[] = ['mouse', 'robin', 'frog', 'hedgehog'];

const isHunt = ({ raw, thing }: Theme): boolean =>
  HUNTS.test(raw) && !NOT_DUG_FOR.test(raw) && (thing === null || /treasure|map/.test(thing.word));

function bind(company: Company): TenSteps | null {
  const { theme, hero, child, other, grownUp, alsoThere, chance } = company;
  if (!isHunt(theme) || isRooted(hero.being) || /^(?:vehicle|thing)$/.test(hero.being?.isa ?? '')) return null;
  const id = SMALL.find((each) => ![hero, other].some((who) => who?.being?.id === each));
  const [passer] = company.passersBy(
    1,
    (being) => being.size === 3 && (hero.isChild ? /^(?:pet|farm)$/.test(being.isa) : being.isa !== 'bird'),
  );
  const third = other?.being && other !== hero ? other : passer;
  if (id === undefined || !third) return null;
  const place = theme.place?.place?.setting;
  const home = hero.being?.setting;
  const swims = /^(?:undersea|pond)$/.test(home ?? '') || hero.being?.id === 'mermaid';
  return {
    hero,
    // A brother who was in the theme steps next.
    second: hero.isChild ? (alsoThere[0] ?? grownUp) : child,
    third,
    child,
    small: company.meet(id),
    steps: swims ? 'flops' : 'steps',
    map: theme.thing?.word.includes('map') === true ? 'treasure map' : 'map',
    mapOf: `${theme.thing?.word.includes('map') === true ? 'treasure map' : 'map'}${theme.place ? ` of the ${theme.place.word}` : ''}`,
    setting: place ?? (hero.isChild ? 'garden' : home && GROUND.includes(home) ? home : 'beach'),
    shown: ['treasure'],
    chance,
  };
}

/** Ten steps from the tree, by the feet that buried it. */
export const tenSteps = arc<TenSteps>({
  id: 'ten-steps',
  fits: (theme) => {
    if (!isHunt(theme) || theme.first || theme.fear) return 0;
    return /^(?:lost|none|go|want|friend|make|help)$/.test(theme.relation) ? 14 : 0;
  },
  bind,
  young,
  middle,
  old,
});
