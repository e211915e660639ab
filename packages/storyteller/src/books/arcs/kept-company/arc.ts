import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { neighboursOf, wayTo } from '../at-home.ts';
import { middle } from './middle.ts';
import { moodOf, type Mood } from './moods.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody in a mood that everybody wants to cure, and a child who is slow enough to sit down beside it. */
export interface KeptCompany {
  readonly hero: Figure;
  readonly child: Figure;
  readonly grownUp: Figure;
  readonly neighbours: readonly [Figure, Figure];
  /** The parent's own word: "grumpy". */
  readonly word: string;
  readonly mood: Mood;
  readonly tries: readonly [readonly [string, string], readonly [string, string], readonly [string, string]];
  readonly refrain: string;
  readonly home: SettingName;
  /** How the child comes there, when it is too far to walk. */
  readonly way: { readonly said: string; readonly thing: ThingName } | null;
  /** What the child makes last, to the crumb: a biscuit, a sandwich. */
  readonly slow: { readonly said: string; readonly thing: ThingName };
  readonly chance: Chance;
}

const SLOW: readonly KeptCompany['slow'][] = [
  { said: 'biscuit', thing: 'biscuit' },
  { said: 'sandwich', thing: 'sandwich' },
  { said: 'cupcake', thing: 'cupcake' },
];

function bind(company: Company): KeptCompany | null {
  const { theme, hero, child, grownUp, chance } = company;
  const told = moodOf(theme);
  if (told === null || hero.being === null) return null;
  const home = theme.place?.place?.setting ?? hero.being.setting;
  const neighbours = neighboursOf(company, home);
  const [one, two, three] = chance.some(3, told.mood.tries);
  if (!neighbours || !one || !two || !three) return null;
  return {
    hero,
    child,
    grownUp,
    neighbours,
    word: told.word,
    mood: told.mood,
    tries: [one, two, three],
    refrain: chance.pick(...told.mood.refrains),
    home,
    way: wayTo(home),
    slow: chance.pick(...SLOW.filter((each) => each.said !== hero.being?.id)),
    chance,
  };
}

/** A mood is not to be mended; it likes company. */
export const keptCompany = arc<KeptCompany>({
  id: 'kept-company',
  fits: (theme) => {
    if (!theme.hero?.being || moodOf(theme) === null) return 0;
    if (theme.relation === 'none') return theme.other ? 7 : 12;
    return theme.relation === 'want' || theme.relation === 'friend' ? 6 : 0;
  },
  bind,
  young,
  middle,
  old,
});
