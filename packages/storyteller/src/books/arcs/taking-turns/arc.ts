import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import type { Theme } from '../../theme.ts';
import { beingNamed } from '../../theme/entries.ts';
import { againstNature } from '../against-nature/arc.ts';
import { isRooted, neighboursOf, wayTo } from '../at-home.ts';
import { clause, within } from '../wording.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Somebody who wants to be or to do what its kind does not. Nothing is claimed of the wish, which is only ever spoken;
 * the child wants to be what the hero is, and it turns out that this has to be taught.
 */
export interface TakingTurns {
  readonly hero: Figure;
  readonly child: Figure;
  readonly grownUp: Figure;
  readonly neighbours: readonly [Figure, Figure];
  /** After "I want to": "be a sheep", "fly". */
  readonly want: string;
  /** What the hero wants to be, when that is known: "a hairdresser", and what such a one does, past tense. */
  readonly wanted: { readonly a: string; readonly does: string; readonly says: string } | null;
  /** A habit of the hero's kind, past tense: "popped straight up in the air". */
  readonly habit: string;
  readonly home: SettingName;
  readonly way: { readonly said: string; readonly thing: ThingName } | null;
  /** What is said of a try, and of the last one. */
  readonly verdict: readonly [notYet: string, atLast: string];
  readonly chance: Chance;
}

const WISHES =
  /\b(?:wants?|wanted|wishes|wished|dreams?|dreamed|longs?|longed) (?:of being able |that (?:he|she|it) could |to |he could |she could |it could )/i;
/** A wish about somebody else, or for a thing, is another story. */
const NOT_THIS =
  /\b(?:an?|the|his|her|its|their|my) \p{L}+ (?:friend|home)|\b(?:his|her|its|their|my|him|them|me|friends?|home|win|see|find|visit|go|meet|help|make|build|sleep|die|fight)\b|^(?:an?|the|some|more)\b/iu;

/** "who does not want to change" is no wish, though it has a wish's words in it. */
const UNWILLING = /\b(?:not|never|no longer|\p{L}+n['’]?t) (?:ever |really |yet )?(?:wants?|wish|dream|long)\b/iu;

/** The wish of a theme's hero, base form; null when it is none, or not one that can be spoken as it is. */
export function wishOf({ want, raw, hero }: Theme): string | null {
  if (
    want === null ||
    !hero?.being ||
    !WISHES.test(raw) ||
    UNWILLING.test(raw) ||
    NOT_THIS.test(want) ||
    !within(5, want)
  )
    return null;
  return clause(want);
}

/** What those do of whom the library has no entry, past tense, and what they say. */
const TRADES: Readonly<Record<string, readonly [does: string, says: string]>> = {
  hairdresser: ['combed everything downwards, and cut off the end', 'There we are'],
  barber: ['combed everything downwards, and cut off the end', 'There we are'],
  superhero: ['stood on the shed with both arms out', 'Never fear'],
  dentist: ['looked at every tooth, and counted them', 'Open wide'],
  footballer: ['ran about, and pointed, and ran back', 'Over here'],
  princess: ['waved with one hand, very slowly', 'How do you do'],
};

/** "be a hairdresser": a kind of which it is known what it does. */
function wantedBeing(want: string): TakingTurns['wanted'] {
  const kind = /^be an? (\p{L}+(?: \p{L}+)?)$/u.exec(want)?.[1]?.toLowerCase();
  if (kind === undefined) return null;
  const trade = Object.hasOwn(TRADES, kind) ? TRADES[kind] : undefined;
  if (trade) return { a: withArticle(kind), does: trade[0], says: trade[1] };
  const being = beingNamed(kind);
  return being ? { a: withArticle(kind), does: clause(being.does), says: being.says } : null;
}

/** What is said of a try, and of the last one. */
const VERDICTS: readonly TakingTurns['verdict'][] = [
  ['Not quite', 'Quite'],
  ['Not yet', 'Now'],
  ['Very nearly', 'There'],
  ['Almost', 'Just so'],
  ['Closer', 'There it is'],
  ['Half of it', 'All of it'],
  ['Once more', 'That was it'],
];

function bind(company: Company): TakingTurns | null {
  const { theme, hero, child, grownUp, chance } = company;
  const want = wishOf(theme);
  if (want === null || hero.being === null) return null;
  const home = hero.being.setting;
  const near = neighboursOf(company, home);
  if (!near) return null;
  // "a cloud who wanted to be a sheep": the sheep is there, and looks on.
  const neighbours = company.other === null ? near : ([company.other, near[1]] as const);
  return {
    hero,
    child,
    grownUp,
    neighbours,
    want,
    wanted: wantedBeing(want),
    habit: clause(hero.being.does),
    home,
    way: wayTo(home),
    verdict: chance.pick(...VERDICTS),
    chance,
  };
}

/** How to be what one is, taught by somebody who would rather be something else. */
export const takingTurns = arc<TakingTurns>({
  id: 'taking-turns',
  fits: (theme) => {
    // There is a going off in it, and a coming back.
    if (isRooted(theme.hero?.being ?? null) && theme.hero?.word !== 'cloud') return 0;
    if (wishOf(theme) === null || (theme.relation !== 'want' && theme.relation !== 'none')) return 0;
    // Where there is another way to have the wish, that is told first.
    if (againstNature.fits(theme) > 10) return 8;
    // Where there is a knack to be learned, or somewhere to go, that is told first.
    return theme.activity || theme.place ? 5 : 11;
  },
  bind,
  young,
  middle,
  old,
});
