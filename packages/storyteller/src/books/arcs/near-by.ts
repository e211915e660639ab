import type { SettingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import type { Company, Figure } from '../arc.ts';

/** Where somebody can call on somebody else without a boat or a rocket. */
export type World = 'land' | 'sea' | 'space';

/** Those who live in the sea or among the stars and are small enough to have neighbours. */
const NEIGHBOURS: Readonly<Record<'sea' | 'space', readonly string[]>> = {
  sea: ['crab', 'octopus', 'seahorse', 'turtle', 'starfish', 'lobster', 'squid', 'dolphin', 'jellyfish'],
  space: ['alien', 'robot', 'star', 'astronaut', 'moon', 'planet', 'rocket', 'spaceship'],
};
const OPEN_AIR: readonly SettingName[] = [
  'garden',
  'forest',
  'farm',
  'jungle',
  'street',
  'snow',
  'pond',
  'beach',
  'mountain',
  'playground',
];
const SWIMMERS: readonly string[] = ['fish', 'whale', 'shark', 'octopus', 'seal'];

/** The world somebody lives in, by where their kind is at home. */
export function worldOf(who: Figure): World {
  if (who.being?.setting === 'undersea') return 'sea';
  return who.being?.setting === 'space' ? 'space' : 'land';
}

/** Where the neighbours of somebody meet. */
export function outsideOf(who: Figure): SettingName {
  const world = worldOf(who);
  if (world !== 'land') return world === 'sea' ? 'undersea' : 'space';
  const home = who.being?.setting;
  return home !== undefined && OPEN_AIR.includes(home) ? home : 'garden';
}

/** Up to `count` of those who live near by, all of different kinds and none of the theme's own. */
export function livingNearBy(
  who: Figure,
  count: number,
  company: Company,
  fits: (being: Being) => boolean = () => true,
): readonly Figure[] {
  const world = worldOf(who);
  if (world === 'land') {
    return company.passersBy(
      count,
      (being) =>
        being.setting !== 'undersea' &&
        !('animal' in being.drawing && SWIMMERS.includes(being.drawing.animal)) &&
        fits(being),
    );
  }
  const taken = [company.theme.hero, company.theme.other].map((each) => each?.being?.id);
  const free = NEIGHBOURS[world].filter((id) => !taken.includes(id));
  return company.chance.some(count, free).map((id) => company.meet(id));
}
