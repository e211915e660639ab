import type { SettingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Entity, Theme } from '../../theme.ts';
import { placeSaid } from '../../theme/place-said.ts';
import { isRunaway, runnerOf } from '../../theme/meant/runaway.ts';
import { neighboursOf } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { QUARRIES, type Quarry } from './quarry.ts';
import { STOPPERS, type Stopper } from './stoppers.ts';
import { young } from './young.ts';

/**
 * Somebody runs, and everybody runs after them. From behind it looks like running away; from the front it is running
 * after something small and light that is lost. It takes the whole chase to get that down from a tree, and with it comes
 * what one of them lost long ago.
 */
export interface TheChase {
  readonly runner: Figure;
  readonly child: Figure;
  /** Who runs after the runner first, and has had no hat since March. */
  readonly first: Figure;
  readonly second: Figure;
  readonly quarry: Quarry;
  readonly stoppers: readonly [Stopper, Stopper];
  /** Where it begins. */
  readonly start: SettingName;
  /** "the fair"; null when the theme does not say where it began. */
  readonly place: string | null;
  /** What they all cry, without a mark. */
  readonly refrain: string;
  readonly chance: Chance;
}

/** Nobody runs a race in these. */
const NOT_ON_THE_GROUND: ReadonlySet<SettingName> = new Set(['undersea', 'space', 'sky', 'boat', 'swimming-pool']);
/** Rooms are left by the door. */
const INDOORS: ReadonlySet<SettingName> = new Set([
  'bedroom',
  'bathroom',
  'living-room',
  'classroom',
  'stage',
  'library',
  'doctor',
  'cave',
]);

const startOf = (place: Entity | null, home: SettingName): SettingName => {
  const setting = place?.place?.setting ?? home;
  return NOT_ON_THE_GROUND.has(setting) || INDOORS.has(setting) ? 'garden' : setting;
};

function bind(company: Company): TheChase | null {
  const { theme, hero, other, child, chance } = company;
  const entity = runnerOf(theme);
  const runner = entity === null ? null : entity === theme.hero ? hero : other;
  if (!runner?.being || runner.isChild) return null;
  const start = startOf(theme.place, runner.being.setting);
  // Whoever the theme names beside the runner is the first to run after it.
  const named = runner === other ? (hero === child ? null : hero) : other;
  const near = neighboursOf(company, 'street', runner, (being) => being.size > 1);
  if (!near) return null;
  const [stopper, next] = chance.some(2, STOPPERS);
  if (!stopper || !next) return null;
  return {
    runner,
    child,
    first: named ?? near[0],
    second: near[1],
    quarry: chance.pick(...QUARRIES.filter((each) => !theme.raw.includes(each.thing))),
    stoppers: [stopper, next],
    start,
    place: theme.place === null ? null : placeSaid(theme.place, theme.raw),
    refrain: chance.pick(
      `Stop that ${runner.kind}`,
      `Catch that ${runner.kind}`,
      `After that ${runner.kind}`,
      `Hold that ${runner.kind}`,
      `There goes that ${runner.kind}`,
      `Somebody stop ${runner.name}`,
    ),
    chance,
  };
}

/** A chase, seen from the front. */
export const theChase = arc<TheChase>({
  id: 'the-chase',
  fits: (theme: Theme) => (isRunaway(theme) ? 14 : 0),
  does: /\b(?:run|ran|escap|runaway)/,
  bind,
  young,
  middle,
  old,
});
