import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { beingNamed, singularsOf } from '../../theme/entries.ts';
import { isRooted, neighboursOf, wayTo } from '../at-home.ts';
import { within } from '../wording.ts';
import { isOwnWay, OF_CHILDREN_TOO } from '../no-square/clause-kinds.ts';
import { HEARD_AND_SEEN } from './heard-and-seen.ts';
import { middle } from './middle.ts';
import { oddClause, type OddClause, type Oddness, type OddWords } from './oddness.ts';
import { old } from './old.ts';
import { SORTED_OUT } from './sorted-out.ts';
import { young } from './young.ts';

/** Somebody whose odd thing is a nuisance in two places, until the day when precisely that is wanted. */
export interface WantedOdd {
  readonly hero: Figure;
  readonly child: Figure;
  /** Who has always lived next door. */
  readonly neighbour: Figure;
  /** Who has moved in and does not know. */
  readonly newcomer: Figure;
  readonly odd: Oddness;
  readonly words: OddWords;
  readonly clauseIsShort: boolean;
  readonly home: SettingName;
  readonly undersea: boolean;
  /** A thing the clause speaks of, when a picture can show it. */
  readonly spokenOf: ThingName | null;
  /** How the child came, where one cannot walk, as a sentence with a space behind it; else empty. */
  readonly arrival: string;
  readonly arrivedBy: readonly ThingName[];
  readonly refrain: string;
  readonly chance: Chance;
}

const ODD: readonly Oddness[] = [...HEARD_AND_SEEN, ...SORTED_OUT];
const OF_MANY = /(?:[^s]s|teeth|feet|mice|geese|people|children|sheep)$|^the /i;
/** Longer than this it is a story of its own. */
const MOST_WORDS = 8;

/** What is odd, as far as the words of the clause say it; null when it is no joke or no oddness. */
function oddOf({ clause, thing, hero }: Theme): OddClause | null {
  if (!clause || !hero?.being || isRooted(hero.being) || !within(MOST_WORDS, clause)) return null;
  const odd = oddClause(clause.replace(/[.!?]+$/, ''), thing?.known === true);
  // What runs about is no trail.
  return odd?.id === 'seen' && singularsOf(odd.x).some((each) => beingNamed(each))
    ? { id: 'play', past: '', base: '', noise: 'Well', x: 'it' }
    : odd;
}

function bind(company: Company): WantedOdd | null {
  const { theme, hero, child, chance } = company;
  const found = oddOf(theme);
  const odd = ODD.find((each) => each.id === found?.id);
  if (!found || !odd || !hero.being || hero.isChild) return null;
  const clause = (theme.clause ?? '').trim().replace(/[.!?]+$/, '');
  const undersea = hero.being.setting === 'undersea';
  const strange = /undersea|space|sky/.test(hero.being.setting);
  // Who washes nine pots is larger than a pot.
  const [neighbour, newcomer] = strange
    ? (neighboursOf(company, hero.being.setting) ?? [])
    : company.passersBy(
        2,
        (being) => being.size > 1 && !/undersea|space|sky/.test(being.setting) && being.isa !== 'sea',
      );
  if (!neighbour || !newcomer) return null;
  const way = wayTo(hero.being.setting);
  return {
    hero,
    child,
    neighbour,
    newcomer,
    odd,
    words: {
      n: hero.name,
      names: hero.names,
      he: hero.he,
      his: hero.his,
      kind: hero.kind,
      kinds: hero.kinds,
      k: child.name,
      a: neighbour.theKind,
      b: newcomer.name,
      clause,
      past: found.past,
      base: found.base,
      noise: found.noise,
      x: found.x,
      murk: undersea ? 'a cloud of sand' : 'fog',
    },
    clauseIsShort: within(7, `${hero.name} ${clause}`),
    home: hero.being.setting,
    undersea,
    spokenOf: theme.thing?.thing?.drawn ?? null,
    arrival: way ? `${child.name} had come ${way.said}. ` : '',
    arrivedBy: way ? [way.thing] : [],
    refrain:
      found.id === 'does-not'
        ? chance.pick('Some other time', 'Never mind', 'Another day')
        : chance.pick('Not here', 'Some other time', 'If you could just not'),
    chance,
  };
}

/** Two places where it will not do, and one where nothing else will. */
export const wantedOdd = arc<WantedOdd>({
  id: 'wanted-odd',
  fits: (theme) => {
    const found = oddOf(theme);
    if (!found || theme.other) return 0;
    // Who is nowhere to be found is lost, and there is nothing odd about them.
    if (/\b(?:can['’]?t|cannot) be (?:found|seen)\b/i.test(theme.raw)) return 0;
    // What children wear and have as well stands in nobody's way.
    if (found.id === 'play' && OF_CHILDREN_TOO.test(theme.clause ?? '')) return 0;
    // One cannot pin up each bit of many, nor of "the deep".
    // Nor of whoever listens.
    if (/^(?:me|us|you|him|her|it|them)$/i.test(found.x)) return 0;
    if (theme.relation === 'fear') return found.id !== 'map' ? 0 : OF_MANY.test(found.x) ? 5 : 10;
    // What somebody builds on one day is no oddness; what somebody always or only makes is.
    if (theme.relation === 'make' && !/\b(?:only|rather|never|always)\b/.test(theme.clause ?? '')) return 0;
    if (!['none', 'want', 'make'].includes(theme.relation)) return 0;
    // What somebody only likes to do is told better as a way of their own.
    if (found.id === 'play' && isOwnWay(theme)) return 9;
    return theme.place ? 4 : found.id === 'play' ? 9 : 10;
  },
  bind,
  young,
  middle,
  old,
});
