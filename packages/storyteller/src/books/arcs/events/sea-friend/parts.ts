import type { Figure, Told } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const REFRAINS = [
  'Up, up, up!',
  'Up it all goes!',
  'Up and away!',
  'Up, up and gone!',
  'All the way up!',
  'Higher and higher!',
  'Up they go!',
  'Wobble, wobble, up!',
  'Up, one by one!',
  'There it goes, up!',
] as const;

export const TITLES = ['pop', 'where the words go', 'a pebble for yes', 'up, up and pop'];

export interface Parts {
  readonly F: Figure;
  /** Who sits at the top, where the words come out. */
  readonly C: Figure;
  readonly K: Figure;
  /** Who is asked, and goes on. */
  readonly P: Figure;
  readonly Q: Figure;
}

/** The parts of a theme: its hero is the one who asks. */
export function partsOf({ A, K, company }: Going): Parts {
  const F = A === K ? company.meet('fish') : A;
  const used = [F.being?.id, company.other?.being?.id];
  const one = (...ids: readonly string[]): Figure => company.meet(ids.find((id) => !used.includes(id)) ?? 'fish');
  return {
    F,
    C: company.other ?? one('crab', 'starfish'),
    K,
    P: one('seahorse', 'octopus'),
    Q: one('turtle', 'whale'),
  };
}

/** Whom the bubbles make a crab of: it has claws to wave, and no fins to swim after anything. */
export function asItGoes({ A }: Going, told: Told): Told {
  if (A.being?.id !== 'crab') return told;
  const a = A.name;
  const more = ['', ` ${a} waved one claw, to be polite.`, ` ${a} waved both claws.`];
  const say = (text: string): string =>
    text
      .replace('swam after it', 'climbed the rock after it, sideways')
      .replace(`${a} swam on with them`, `${a} ran along with them, sideways,`);
  return {
    ...told,
    pages: told.pages.map((each, index) => ({
      ...each,
      text: [each.text].flat().map((text) => `${say(text)}${more[index] ?? ''}`),
    })),
  };
}
