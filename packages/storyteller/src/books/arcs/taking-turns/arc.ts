import { arc, type Company, type Figure, type Told } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { againstNature } from '../against-nature/arc.ts';
import { isRooted, neighboursOf } from '../at-home.ts';
import { clause, keeping, within } from '../wording.ts';
import { middle as lightMiddle } from './light/middle.ts';
import { old as lightOld } from './light/old.ts';
import { lightOf } from './light/parts.ts';
import { young as lightYoung } from './light/young.ts';
import { middle as notYetMiddle } from './not-yet/middle.ts';
import { old as notYetOld } from './not-yet/old.ts';
import { notYetOf } from './not-yet/parts.ts';
import { young as notYetYoung } from './not-yet/young.ts';

/** A way in which a wish goes, as a whole small book for each age. */
interface Plot {
  readonly id: 'light' | 'not-yet';
  young(): Told;
  middle(): Told;
  old(): Told;
}

/**
 * Somebody who wants to be, to have or to do what its kind does not. Nothing is claimed of the wish that is not so: it is
 * put on a sign, and has to be made true there; or it is a matter of colour, and the light sees to it.
 */
export interface TakingTurns {
  readonly hero: Figure;
  readonly child: Figure;
  readonly neighbours: readonly [Figure, Figure];
  /** After "I want to": "be a sheep", "fly". */
  readonly want: string;
  readonly plot: Plot;
}

const WISHES =
  /\b(?:wants?|wanted|wishes|wished|dreams?|dreamed|longs?|longed) (?:of being able |that (?:he|she|it) could |to |he could |she could |it could )/i;
/** A wish about somebody else, or for a thing, is another story. */
const NOT_THIS =
  /\b(?:an?|the|his|her|its|their|my) \p{L}+ (?:friend|home)|\b(?:his|her|its|their|my|him|them|me|friends?|home|win|see|find|visit|go|meet|help|make|build|sleep|die|fight)\b|^(?:an?|the|some|more|taste|eat|drink|try|hear|smell|feel|know|hold|touch)\b/iu;

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

/** A long name makes a long sentence: of two wordings the one that keeps to the age is told. */
const fitted = (most: number, told: Told): Told => ({
  ...told,
  pages: told.pages.map((each) => ({ ...each, text: keeping(most, [each.text].flat()) })),
});

function plotsOf(company: Company, want: string, neighbours: TakingTurns['neighbours']): readonly Plot[] {
  const light = lightOf(company, company.hero, want);
  const notYet = light === null ? notYetOf(company, company.hero, want, neighbours) : null;
  return [
    ...(light
      ? [
          {
            id: 'light' as const,
            young: () => fitted(8, lightYoung(light)),
            middle: () => fitted(14, lightMiddle(light)),
            old: () => fitted(20, lightOld(light)),
          },
        ]
      : []),
    ...(notYet
      ? [
          {
            id: 'not-yet' as const,
            young: () => fitted(8, notYetYoung(notYet)),
            middle: () => fitted(14, notYetMiddle(notYet)),
            old: () => fitted(20, notYetOld(notYet)),
          },
        ]
      : []),
  ];
}

function bind(company: Company): TakingTurns | null {
  const { theme, hero, child } = company;
  const want = wishOf(theme);
  if (want === null || hero.being === null) return null;
  const home = hero.being.setting;
  const near = neighboursOf(company, home);
  if (!near) return null;
  // "a cloud who wanted to be a sheep": the sheep is there, and looks on.
  const neighbours = company.other === null ? near : ([company.other, near[1]] as const);
  // Whoever is wished to be may look on, but nobody by the door has ever met one.
  const [plot] = plotsOf(company, want, near);
  return plot ? { hero, child, neighbours, want, plot } : null;
}

/** What somebody would rather be, told as far as it can be true. */
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
  young: ({ plot }) => plot.young(),
  middle: ({ plot }) => plot.middle(),
  old: ({ plot }) => plot.old(),
});
