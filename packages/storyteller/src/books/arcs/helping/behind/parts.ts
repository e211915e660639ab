import type { SettingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { titled } from '../../wording.ts';

/** Everybody of a search in which the one who is looked for comes behind. */
export interface Behind {
  /** Who is lost. */
  readonly L: Figure;
  /** Their mother, who hears them call and comes to where they were. */
  readonly M: Figure;
  /** Who leads the search, in a hat, and never looks round. */
  readonly F: Figure;
  /** The child, who counts it up. */
  readonly C: Figure;
  /** Whom the leader has missed for years, for the same reason. */
  readonly W: Figure;
  readonly setting: SettingName;
  readonly refrain: string;
  readonly chance: Chance;
}

/** Who has small ones that are called something else. */
const MOTHERS: Readonly<Record<string, string>> = {
  duckling: 'duck',
  puppy: 'dog',
  kitten: 'cat',
  lamb: 'sheep',
  piglet: 'pig',
  chick: 'hen',
  calf: 'cow',
  foal: 'horse',
};
const OF_A_GROWN_UP = /^(?:Mr|Mrs|Miss|Ms|Dr|Old|Great|Big|Grand|Captain|Professor|Sir|Lady|Uncle|Aunt\w*)\b/;
const IN_THE_WOOD: readonly SettingName[] = ['garden', 'forest', 'farm', 'pond', 'street', 'mountain', 'playground'];

/** Whether somebody can be lost in a wood, and has a mother who walks. */
const hasMother = ({ being }: Figure): boolean =>
  being !== null &&
  ['pet', 'farm', 'wild', 'bird'].includes(being.isa) &&
  being.size <= 4 &&
  (IN_THE_WOOD.includes(being.setting) || /^(?:bedroom|living-room|kitchen|jungle)$/.test(being.setting)) &&
  !('animal' in being.drawing && being.drawing.animal === 'fish');

function motherOf(L: Figure, company: Company): Figure {
  const id = MOTHERS[L.being?.id ?? ''] ?? L.being?.id ?? 'duck';
  const met = company.meet(id);
  const name = `Mother ${titled(beingNamed(id)?.id === L.being?.id ? L.kind : id)}`;
  return {
    ...met,
    name,
    names: `${name}'s`,
    introduced: name,
    he: 'she',
    him: 'her',
    his: 'her',
    He: 'She',
    His: 'Her',
    ...(isCast(met) ? { character: { ...met.character, name } } : {}),
  };
}

/** Nobody is lost before the book begins, and nobody small is called Mrs Hugg. */
function lostOne(L: Figure, chance: Chance): Figure {
  const name = OF_A_GROWN_UP.test(L.name) ? chance.pick('Pip', 'Tuppy', 'Bean', 'Dot') : L.name;
  return {
    ...L,
    name,
    names: `${name}'s`,
    introduced: L.introduced.replace(L.name, name).replace(/\bthe (?:lost|missing) /, 'the '),
    ...(isCast(L) ? { character: { ...L.character, name } } : {}),
  };
}

/** The parts of such a search: `lost` is whoever the theme says is lost, `leader` its helper when that is not the child. */
export function behindOf(company: Company, lost: Figure, leader: Figure | null): Behind | null {
  const { child, chance } = company;
  const [one, two] = company.passersBy(2, ({ size, isa }) => size >= 2 && isa !== 'insect');
  if (!one || !two || !hasMother(lost)) return null;
  return {
    L: lostOne(lost, chance),
    M: motherOf(lost, company),
    F: leader ?? one,
    C: child,
    W: leader ? one : two,
    setting: 'forest',
    refrain: chance.pick(
      "She can't be far",
      'She must be quite near',
      "She can't have gone far",
      'We must be very close',
    ),
    chance,
  };
}
