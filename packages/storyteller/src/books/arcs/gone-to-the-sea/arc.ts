import type { SettingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { ownPartOf } from '../../theme/meant/own-part.ts';
import { isRooted, neighboursOf } from '../at-home.ts';
import { cap } from '../wording.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { PARTS, type Part, type PartWords, type StandIn } from './parts.ts';
import { young } from './young.ts';

/**
 * A part of somebody has gone on holiday and left a note. Nothing does in its place; it turns out what it was good for;
 * and it comes home when it is written to, which nobody ever did before.
 */
export interface GoneToTheSea {
  readonly hero: Figure;
  readonly child: Figure;
  /** To whom it is missing too. */
  readonly neighbour: Figure;
  /** Who lost something of the kind long ago. */
  readonly second: Figure;
  readonly part: Part;
  readonly words: PartWords;
  readonly never: boolean;
  readonly standIns: readonly [StandIn, StandIn];
  /** What a note and a card say of whoever wrote them: "We are" or "I am", "us" or "me", "your stripes". */
  readonly We: 'We' | 'I';
  readonly are: 'are' | 'am';
  readonly home: SettingName;
  readonly refrain: string;
  readonly chance: Chance;
}

const NOT_ON_LAND: ReadonlySet<SettingName> = new Set(['undersea', 'space']);

function bind(company: Company): GoneToTheSea | null {
  const { theme, hero, child, chance } = company;
  const own = ownPartOf(theme);
  if (own === null || !hero.being || hero.isChild || isRooted(hero.being)) return null;
  const home = hero.being.setting === 'sky' ? 'garden' : hero.being.setting;
  if (NOT_ON_LAND.has(home)) return null;
  const near = neighboursOf(company, home, null, (being) => being.size > 1);
  if (!near) return null;
  const part = PARTS[own.sort];
  const [first, next] = chance.some(2, part.standIns);
  if (!first || !next) return null;
  const [neighbour, second] = near;
  return {
    hero,
    child,
    neighbour,
    second,
    part,
    words: {
      n: hero.name,
      x: own.word,
      they: own.many ? 'they' : 'it',
      them: own.many ? 'them' : 'it',
      were: own.many ? 'were' : 'was',
      is: own.many ? 'are' : 'is',
      a: neighbour.theKind,
      A: cap(neighbour.theKind),
      k: child.name,
    },
    never: own.never,
    standIns: [first, next],
    We: own.many ? 'We' : 'I',
    are: own.many ? 'are' : 'am',
    home,
    refrain: chance.pick(
      'It was not the same',
      'Nearly, but no',
      'That would not do',
      'It was not quite it',
      `Close, but it was not ${own.many ? 'them' : 'it'}`,
      'Not the same at all',
      'Good, but not good enough',
      'It fooled nobody',
      'So that was that',
      'It looked borrowed',
      'Something was missing',
      'One could tell',
    ),
    chance,
  };
}

/** What one only has looks after itself, until it goes to the sea. */
export const goneToTheSea = arc<GoneToTheSea>({
  id: 'gone-to-the-sea',
  fits: (theme: Theme) => {
    const own = ownPartOf(theme);
    const being = theme.hero?.being ?? null;
    if (own === null || being === null || being.isa === 'sea' || isRooted(being)) return 0;
    return NOT_ON_LAND.has(being.setting) ? 0 : 14;
  },
  does: /^los/,
  bind,
  young,
  middle,
  old,
});
