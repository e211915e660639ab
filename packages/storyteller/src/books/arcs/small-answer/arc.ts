import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { isRooted, neighboursOf, staysAtHome, wayTo } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';
import type { Theme } from '../../theme.ts';

/** Somebody whose own good night is so large that a small answer has never been heard. */
export interface SmallAnswer {
  readonly hero: Figure;
  readonly child: Figure;
  readonly grownUp: Figure;
  /** Who has lived beside the hero all along. */
  readonly small: Figure;
  readonly neighbours: readonly [Figure, Figure];
  /** Where the small one is, after "lived": "in a crack at the bottom of it". */
  readonly nook: string;
  readonly home: SettingName;
  /** "a whale who is lonely": said once, when it does not stand before the kind. */
  readonly lonely: boolean;
  /** Said to be haunted, on account of the noise. */
  readonly haunted: boolean;
  /** The theme's own place, with its article: "the city". */
  readonly place: string | null;
  readonly way: { readonly said: string; readonly thing: ThingName } | null;
  readonly refrain: string;
  readonly chance: Chance;
}

/** Who may live unseen beside somebody large, by place. */
const SMALL: Readonly<Partial<Record<SettingName, readonly string[]>>> = {
  undersea: ['seahorse', 'starfish', 'crab'],
  beach: ['crab', 'starfish'],
  boat: ['crab', 'starfish'],
  pond: ['frog', 'dragonfly'],
  sky: ['ladybird', 'moth'],
  space: ['alien'],
  farm: ['grasshopper', 'mouse'],
  forest: ['beetle', 'snail'],
  cave: ['bat', 'beetle'],
  bedroom: ['moth', 'spider'],
};
const ANYWHERE = ['snail', 'beetle', 'spider', 'ladybird'];
const NOOKS: Readonly<Partial<Record<SettingName, string>>> = {
  undersea: 'under the next stone',
  sky: 'in the next fold of the air',
  space: 'on the dark side, where nobody looked',
  pond: 'under the nearest leaf',
};

const SMALL_SAID = /^(?:small|smallest|tiny|tiniest|little|littlest|quiet|shy|silent)$/i;
const LONELY = /\b(?:lonely|alone|lonesome|no friends|nobody (?:visits|comes|to play))\b/i;
const isLonely = ({ raw, hero }: Theme): boolean =>
  LONELY.test(raw) || (hero?.adjectives ?? []).some((each) => LONELY.test(each));

function bind(company: Company): SmallAnswer | null {
  const { theme, hero, child, grownUp, chance } = company;
  if (hero.being === null) return null;
  const home = (isRooted(hero.being) ? theme.place?.place?.setting : undefined) ?? hero.being.setting;
  const kinds = (SMALL[home] ?? ANYWHERE).filter((each) => each !== hero.being?.id);
  const kind = chance.pick(...kinds);
  const small = company.meet(kind);
  const neighbours = neighboursOf(company, home, small);
  if (!neighbours || small.being === null) return null;
  return {
    hero,
    child,
    grownUp,
    small,
    neighbours,
    nook: NOOKS[home] ?? 'in a crack near the ground',
    home,
    lonely: /\blonely\b/i.test(theme.raw) && !hero.introduced.includes('lonely'),
    haunted: /\bhaunt/i.test(theme.raw),
    place: isRooted(hero.being) && theme.place?.place ? `the ${theme.place.word}` : null,
    way: wayTo(home),
    refrain: chance.pick(
      'Nobody said it back',
      'Nothing came back',
      'No one said a word',
      'There was no answer',
      'Not a sound came back',
      'It stayed quite quiet',
      'Only the quiet answered',
      'Nobody called back',
      'There came no reply',
      'Not one word came back',
      'No voice came back',
      'Nobody said it too',
      'It was as quiet as before',
      'Nobody had an answer',
    ),
    chance,
  };
}

/** Somebody lonely, or somebody who can go nowhere, says good night to nobody; and is answered. */
export const smallAnswer = arc<SmallAnswer>({
  id: 'small-answer',
  fits: (theme) => {
    const { hero, other, relation, thing, place } = theme;
    if (!hero?.being || other || (place && !place.place)) return 0;
    // Whatever else is said of somebody is told of them, and the smallest of all is not too loud.
    if (!isLonely(theme) && (theme.clause !== null || hero.adjectives.some((each) => SMALL_SAID.test(each)))) return 0;
    if (isLonely(theme)) return relation === 'friend' || relation === 'none' ? 12 : 5;
    const stays = isRooted(hero.being) || (hero.being.isa === 'sea' && staysAtHome(hero.being));
    if (!stays) return 0;
    if (relation === 'none') return thing || place ? 6 : 8;
    return relation === 'friend' ? 9 : isRooted(hero.being) ? 3 : 0;
  },
  bind,
  young,
  middle,
  old,
});
