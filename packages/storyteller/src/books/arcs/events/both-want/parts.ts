import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';
import { rideIn } from './said.ts';

const DRAWN: readonly (readonly [RegExp, ThingName])[] = [
  [/scooter/, 'scooter'],
  [/bi(?:cycle|ke)|trike|tricycle/, 'bicycle'],
  [/skateboard/, 'skateboard'],
  [/sled/, 'sledge'],
  [/barrow/, 'wheelbarrow'],
];

/** Two who both want to ride, and what they ride on. */
export interface Parts {
  readonly K: Figure;
  readonly B: Figure;
  readonly G: Figure;
  readonly k: string;
  readonly b: string;
  readonly g: string;
  readonly Gcap: string;
  /** "scooter"; with the colour that the family gave it, "yellow scooter". */
  readonly x: string;
  readonly ofColour: string;
  readonly things: readonly ThingName[];
  /** Both were born on one day. */
  readonly isTwin: boolean;
  readonly refrain: string;
  readonly title: string;
}

const REFRAINS = ['Me first!', 'My turn!', 'I go first!', 'My go!', 'Me, me, me!', 'First me!'] as const;
const TITLES = ['me first', 'who was first', 'faster than a snail', 'one to push'];
const TIE = /\b(?:twin )?(brother|sister)\b|\b(twin|cousin|friend)s?\b/u;

export function partsOf({ K, G, B: second, k, g, Gcap, raw, company, chance }: Going): Parts {
  const said = `${raw}. ${company.details}`.toLowerCase();
  const isTwin = /\btwins?\b/.test(said);
  const tie = TIE.exec(raw);
  const named = company.alsoThere[0] ?? (second !== K && second.isChild ? second : null);
  const B =
    named && !/['’]s /u.test(named.name)
      ? named
      : childOfFamily({ K, company }, isTwin ? 'twin' : (tie?.[1] ?? tie?.[2] ?? 'cousin'), null);
  const one = rideIn(said);
  const colour = new RegExp(
    String.raw`\b(red|yellow|blue|green|pink|purple|orange|silver|black|white) (?:\p{L}+ )?${one}`,
    'u',
  ).exec(said)?.[1];
  const drawn = DRAWN.find(([each]) => each.test(one))?.[1];
  return {
    K,
    B,
    G,
    k,
    b: B.name,
    g,
    Gcap,
    x: one,
    ofColour: colour === undefined ? one : `${colour} ${one}`,
    things: drawn ? [drawn] : [],
    isTwin,
    refrain: chance.pick(...REFRAINS),
    title: titled(chance.pick(...TITLES)),
  };
}
