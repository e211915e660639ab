import type { SettingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { beingNamed } from '../../theme/entries.ts';
import { placeSaid } from '../../theme/place-said.ts';
import { staysAtHome } from '../at-home.ts';
import { AT_HOME, FAR_PLACES, type FarPlace } from './far-place.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Somebody where none of its kind live, who stops at everything and asks what it is. It is only sand, say those who live
 * there, and show the way home; and when nobody asks any more, they look at the sand.
 */
export interface OnlySand {
  readonly hero: Figure;
  readonly child: Figure;
  /** Two who live there. */
  readonly first: Figure;
  readonly second: Figure;
  readonly far: FarPlace;
  /** "the desert", and as one is there: "in the desert", "on the farm". */
  readonly there: string;
  readonly inThere: string;
  /** What is all over the hero's own home: "ice", and with its article where it has one: "a garden". */
  readonly own: string;
  readonly ownAs: string;
  /** Where that is. */
  readonly home: SettingName;
  /** What is asked each time, without its mark. */
  readonly ask: string;
  readonly chance: Chance;
}

/** What is warm there would be the end of it. */
const MELTS = /^(?:snowman|snowflake|ice cream|snowball|ice cube)$/;
const IN_A_PLACE =
  /^(?:an?|the|two|our|my) (?:\p{L}+ ){1,4}(?:is |got |gets )?(?:lost )?(?:in|on|at) (?:the |a |our |my )?(?:\p{L}+ )?\p{L}+$/iu;

/** Who is in a place, and which: null when it is at home there, or nobody can be. */
function strayIn(theme: Theme): { who: NonNullable<Theme['hero']>; far: FarPlace } | null {
  const { hero, other, place, raw } = theme;
  const who = hero ?? other;
  if (!who?.being || !place || (hero && other) || !IN_A_PLACE.test(raw.trim())) return null;
  const far = FAR_PLACES.find(({ words }) => words.test(place.word));
  const own = AT_HOME[who.being.setting];
  if (
    !far ||
    own === undefined ||
    own === far.own ||
    (far.knows.test(own) && !(own === 'pond' && who.being.size > 3)) ||
    far.residents.includes(who.being.id)
  )
    return null;
  if (/^(?:person|vehicle|thing|sea)$/.test(who.being.isa) || MELTS.test(who.being.id) || staysAtHome(who.being))
    return null;
  return { who, far };
}

function bind(company: Company): OnlySand | null {
  const { theme, hero, other, child, chance } = company;
  const found = strayIn(theme);
  const stray = hero === child ? other : hero;
  if (!found || !stray?.being || stray.isChild || !theme.place) return null;
  const [first, second] = chance
    .some(
      2,
      found.far.residents.filter((id) => id !== stray.being?.id && beingNamed(id)),
    )
    .map((id) => company.meet(id));
  if (!first || !second) return null;
  const there = placeSaid(theme.place, theme.raw);
  const own = AT_HOME[stray.being.setting] ?? 'garden';
  return {
    hero: stray,
    child,
    first,
    second,
    far: found.far,
    there,
    inThere: `${found.far.setting === 'farm' ? 'on' : 'in'} ${there}`,
    own,
    ownAs: /^(?:ice|sand)$/.test(own) ? own : `a ${own}`,
    home: stray.being.setting,
    ask: chance.pick(
      'What is that',
      'Oh, what is that',
      'Please, what is that',
      'And what is that',
      'Whatever is that',
      'Now what is that',
    ),
    chance,
  };
}

/** It is only sand until somebody asks. */
export const onlySand = arc<OnlySand>({
  id: 'only-sand',
  fits: (theme) => {
    if (!strayIn(theme) || theme.first || theme.fear || theme.wish || theme.clause !== null || theme.thing) return 0;
    return ['none', 'go', 'lost', 'help'].includes(theme.relation) ? 13 : 0;
  },
  bind,
  young,
  middle,
  old,
});
