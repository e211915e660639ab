import type { SettingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../../arc.ts';

/** Everybody of a rescue in which the large one is stopped by a thing that only the small one can see. */
export interface BigThing {
  /** Who helps, and is small. */
  readonly S: Figure;
  /** Who will not move. */
  readonly X: Figure;
  /** Who does sums about it: the child, else the grown-up beside the child who helps. */
  readonly N: Figure;
  /** Two who know better. */
  readonly A: Figure;
  readonly B: Figure;
  /** Where the pebble is, after "looked": "between the toes". */
  readonly where: string;
  /** What it is in or under: "foot", "wheel". */
  readonly foot: string;
  /** "road" or "line". */
  readonly road: string;
  readonly setting: SettingName;
  readonly chance: Chance;
}

const ON_HOOVES =
  /^(?:horse|pony|foal|unicorn|donkey|cow|calf|bull|ox|deer|reindeer|goat|giraffe|zebra|camel|llama|alpaca|moose|sheep|buffalo|bison|centaur|pegasus)$/;
const ON_RAILS = /\b(?:train|engine|tram|locomotive|wagon)\b/;
const ON_WHEELS =
  /\b(?:train|engine|tram|locomotive|tractor|lorry|truck|bus|van|car|ambulance|digger|bicycle|motorbike|taxi|fire engine)\b/;
const WALKS = /^(?:pet|farm|wild|bird|magic|person)$/;
const NO_FEET =
  /^(?:snake|worm|slug|snail|ghost|mermaid|merman|genie|seal|walrus|fairy|sea monster|spirit|shadow|cobra|python)$/;
const OPEN: readonly SettingName[] = [
  'forest',
  'farm',
  'jungle',
  'mountain',
  'garden',
  'street',
  'castle',
  'snow',
  'beach',
];

/** Where a pebble may stop somebody, and what it is called there; null for who goes on neither feet nor wheels. */
function footOf({ being }: Figure): readonly [where: string, foot: string] | null {
  if (being === null) return null;
  if (being.isa === 'vehicle') return ON_WHEELS.test(being.id) ? ['under the front wheel', 'wheel'] : null;
  if (!WALKS.test(being.isa) || NO_FEET.test(being.id)) return null;
  if (being.isa === 'person' || /^(?:giant|giantess|troll|ogre|wizard|witch)$/.test(being.id))
    return ['inside the boot', 'boot'];
  return ON_HOOVES.test(being.id) ? ['in the hoof', 'hoof'] : ['between two toes', 'foot'];
}

/** The parts of such a rescue; null where the one who is helped is not by far the larger, or has nothing to stand on. */
export function bigThingOf(company: Company, small: Figure, large: Figure): BigThing | null {
  const { child, grownUp, chance } = company;
  const found = footOf(large);
  const [A, B] = company.passersBy(2, ({ size, isa }) => size === 3 && isa !== 'insect');
  if (!found || !A || !B) return null;
  const home = large.being?.setting ?? 'street';
  return {
    S: small,
    X: large,
    N: small.isChild ? grownUp : child,
    A,
    B,
    where: found[0],
    foot: found[1],
    road: ON_RAILS.test(large.being?.id ?? '') ? 'line' : 'road',
    setting: OPEN.includes(home) && large.being?.isa !== 'vehicle' ? home : 'street',
    chance,
  };
}
