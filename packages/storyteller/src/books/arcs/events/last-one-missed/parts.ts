import type { ThingName } from '@storylantern/contract';
import type { Going } from '../event.ts';

export const TITLES = ['over the hill', 'that was the last one', 'the long way round', 'nothing until the morning'];

/** Said without its stop. */
const REFRAINS = [
  'That was the last one',
  'That was the very last',
  'That is the last one',
  "That's the last one",
  'That was the last',
  "That's the very last one",
  "That's the last of them",
  'That was the last, then',
  'It was the last one',
  "That's the last one, then",
] as const;

interface Ride {
  /** "bus". */
  readonly x: string;
  /** Where one gets on: "stop". */
  readonly stop: string;
  readonly things: readonly ThingName[];
}

/** What they missed, in the theme's own word. */
export function goesBy(raw: string): Ride {
  const said = /\b(bus|train|ferry|ferri|boat|tram|coach)/.exec(raw)?.[1] ?? 'bus';
  const x = said === 'ferri' ? 'ferry' : said;
  const isOfWater = /^(?:ferry|boat)$/.test(x);
  return {
    x,
    stop: isOfWater ? 'landing' : x === 'train' ? 'station' : 'stop',
    things: x === 'bus' ? ['bus'] : x === 'train' ? ['steam-train'] : x === 'boat' ? ['boat'] : [],
  };
}

interface Parts extends Ride {
  readonly refrain: string;
  /** What goes round the hill: "road", "line" or "river". */
  readonly way: string;
}

export function partsOf({ raw, chance }: Going): Parts {
  const ride = goesBy(raw);
  const way = ride.stop === 'landing' ? 'river' : ride.x === 'train' ? 'line' : 'road';
  return { ...ride, way, refrain: chance.pick(...REFRAINS) };
}
