import type { CastMember, PageScene } from '@storylantern/contract';
import type { Person } from '../people/figure.ts';
import { wear, type CostumeName } from '../people/outfit.ts';

/** Years of the grown-ups; proportions of all grown-ups are the same, a grandparent stoops. */
const YEARS = { grandparent: 68, other: 40 } as const;

export const isGrown = ({ character }: CastMember): boolean => character.is === 'adult';

/** After dark, children at home are in their pyjamas. */
const isForNight = ({ setting, time }: PageScene): boolean =>
  time !== 'day' && (setting === 'bedroom' || (setting === 'bathroom' && time === 'night'));

const INDOORS: readonly PageScene['setting'][] = [
  'bedroom',
  'bathroom',
  'kitchen',
  'living-room',
  'classroom',
  'doctor',
  'library',
  'shop',
  'stage',
  'cave',
  'swimming-pool',
];
const WITHOUT_WEATHER: readonly PageScene['setting'][] = [...INDOORS, 'undersea', 'space'];

/** What a place and its weather ask of people who are not dressed up: swimwear at the pool, a coat in snow and rain. */
function dressedFor({ setting, weather }: PageScene, grown: boolean): CostumeName | null {
  if (setting === 'swimming-pool') return grown ? null : 'swimmer';
  if (WITHOUT_WEATHER.includes(setting)) return null;
  if (setting === 'snow' || weather === 'snow') return 'winter-coat';
  return weather === 'rain' ? 'raincoat' : null;
}

/** Somebody of a cast as the figures draw them: the same person on every page, dressed for this one. */
export function personOf({ character, person }: CastMember, scene: PageScene): Person {
  if (!person || character.is === 'animal' || character.is === 'thing' || character.is === 'baby') {
    throw new TypeError(`${character.is} is not drawn as a standing person`);
  }
  const { looks, outfit } = person;
  const grown = character.is === 'adult';
  const costume = character.costume ?? dressedFor(scene, grown);
  if (grown) {
    const inBed =
      scene.setting === 'bedroom' && scene.actors.some((each) => each.who === character.id && each.pose === 'sleep');
    return {
      looks,
      age: character.role.endsWith('grandparent') ? YEARS.grandparent : YEARS.other,
      grown: true,
      outfit: wear(outfit, looks, { costume, role: character.role, forNight: inBed }),
    };
  }
  return {
    looks,
    age: Math.max(2, Math.min(12, character.age)),
    grown: false,
    outfit: wear(outfit, looks, { costume, forNight: isForNight(scene) }),
  };
}
