import type { SettingName, ThingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import type { Company, Figure } from '../arc.ts';
import type { Theme } from '../theme.ts';

/** Kinds that stay where they are: no story takes them indoors, along a road or to bed. */
const ROOTED =
  /^(?:lighthouse|windmill|house|moon|star|sun|planet|tree|flower|rock|mountain|volcano|hill|piano|bathtub|rainbow|cloud|puddle|castle|bridge|island|sea|river)$/;
const SEA = /^(?:undersea|space|sky)$/;

/** Whether somebody is met only in its own place: it has roots, lives in the deep, or is larger than a door. */
export const staysAtHome = (being: Being | null): boolean =>
  being !== null &&
  (ROOTED.test(being.id) ||
    (being.isa === 'sea' && being.size > 2) ||
    (being.isa === 'thing' && being.size > 4) ||
    (being.isa === 'vehicle' && being.size > 4));

/** Whether somebody cannot go anywhere at all. */
export const isRooted = (being: Being | null): boolean => being !== null && ROOTED.test(being.id);

/**
 * "a king in the palace", "a monkey in the jungle": whoever lives where the theme says goes on no journey to it; others
 * come to see them. What has wheels is taken to be on its way.
 */
export function livesThere({ hero, other, place, relation }: Theme): boolean {
  const being = hero?.being ?? null;
  const known = place?.place ?? null;
  return (
    relation === 'none' &&
    other === null &&
    being !== null &&
    known !== null &&
    !/^(?:vehicle|thing)$/.test(being.isa) &&
    (being.id === known.resident || being.setting === known.setting)
  );
}

const BY: Readonly<Partial<Record<SettingName, { readonly said: string; readonly thing: ThingName }>>> = {
  undersea: { said: 'by submarine', thing: 'submarine' },
  space: { said: 'by rocket', thing: 'rocket' },
  sky: { said: 'by hot-air balloon', thing: 'hot-air-balloon' },
};

/** How one comes to where somebody lives, after "came": "by rocket"; null where one can walk. */
export const wayTo = (setting: SettingName): { readonly said: string; readonly thing: ThingName } | null =>
  BY[setting] ?? null;

const INDOORS =
  /^(?:bedroom|bathroom|kitchen|living-room|classroom|doctor|library|shop|stage|swimming-pool|boat|cave)$/;

/** Where a story about somebody who is met at home takes place, and how the child came there. */
export interface AtHome {
  readonly home: SettingName;
  /** Where people stand about before the door. */
  readonly outside: SettingName;
  /** How the child came, where one cannot walk, as a sentence with a space behind it; else empty. */
  readonly arrival: string;
  readonly arrivedBy: readonly ThingName[];
}

export function atHome(home: SettingName, child: Figure): AtHome {
  const way = wayTo(home);
  return {
    home,
    outside: INDOORS.test(home) ? 'garden' : home,
    arrival: way ? `${child.name} had come ${way.said}. ` : '',
    arrivedBy: way ? [way.thing] : [],
  };
}

const OF_THE_DEEP = ['crab', 'seahorse', 'turtle', 'lobster', 'starfish'];
const OF_SPACE = ['alien', 'robot', 'spaceship'];

/** Nobody has these next door. */
const NO_NEIGHBOUR = /^(?:vulture|hyena|scorpion)$/;

/** Two who live near by: swimmers in the deep, fliers in the sky, walkers elsewhere, of those who may be of it. */
export function neighboursOf(
  company: Company,
  home: SettingName,
  besides: Figure | null = null,
  may: (being: Being) => boolean = () => true,
): readonly [Figure, Figure] | null {
  const { hero, chance } = company;
  const own = (ids: readonly string[]): Figure[] =>
    chance
      .some(
        2,
        ids.filter((id) => ![hero, besides, company.other].some((each) => each?.being?.id === id)),
      )
      .map((id) => company.meet(id));
  const met =
    home === 'undersea'
      ? own(OF_THE_DEEP)
      : home === 'space'
        ? own(OF_SPACE)
        : company.passersBy(
            2,
            (being) =>
              may(being) &&
              !NO_NEIGHBOUR.test(being.id) &&
              (home === 'sky'
                ? being.isa === 'bird' && being.can.includes('fly')
                : !SEA.test(being.setting) && being.isa !== 'sea'),
          );
  const [first, second] = met;
  return first && second ? [first, second] : null;
}
