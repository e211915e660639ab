import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';

export const REFRAINS = [
  'Here we come!',
  'Out of the way!',
  'Past them all!',
  'Nobody can catch us!',
  'Full speed ahead!',
  'And round again!',
  'Make way for us!',
  'Not long now!',
  'On we go!',
  'We are flying!',
] as const;
export const TITLES = ['the winner was not in it', 'seven on the track', 'full stop', 'the race to the pond'];

/** What is raced in or on, where a theme says so and it is nobody's own wheels. */
const RIDES = /\b(go-?karts?|soap ?box(?:es)?|bikes?|bicycles?|scooters?)\b/;

export interface Ride {
  /** "soapbox", "bike"; null where they run, or drive as they are. */
  readonly on: string | null;
  /** " soapbox" as it stands in "the great soapbox race"; a horse race and a fun run have their names as well. */
  readonly kind: string;
  /** How one goes who is in no hurry: "walks", "rolls". */
  readonly goes: string;
  readonly went: string;
}

/** Where it came from; `m` is who rides it. */
export const builtOf = (m: string, on: string | null): string =>
  on === null
    ? ''
    : /^(?:go|soap)/.test(on)
      ? ` ${m} had made the ${on} out of a pram, two planks and the pedals of a bicycle. It pulled a bit to the left.`
      : ` ${m} had oiled the ${on} until it purred.`;

/** What the race of a theme is run on. */
export function rideOf({ A, raw }: Going): Ride {
  const said = A.being?.isa === 'vehicle' ? undefined : RIDES.exec(raw)?.[1];
  const on = said?.replace(/(box)es$|(?<!bo)s$/, '$1') ?? null;
  const kind =
    on ?? /\b(horse|pony|donkey|dog|animal|fun|village|park|forest|jungle)s? races?\b/.exec(raw)?.[1] ?? null;
  return {
    on,
    kind: kind === null ? '' : ` ${kind}`,
    goes: on === null ? 'walks' : 'rolls',
    went: on === null ? 'walked' : 'rolled',
  };
}

/** Who races, who shouts from the side, and the duck who lives beside the track. */
export function racersOf({ A, B, K, G, company }: Going): {
  readonly M: Figure;
  readonly X: Figure;
  readonly D: Figure;
} {
  const beside = A === K ? (B === G ? company.friend : B) : K;
  return { M: A, X: beside, D: company.meet('duck') };
}
