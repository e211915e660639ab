import type { Company, Figure, Telling, Told } from '../../arc.ts';
import { stuckFast } from '../stuck-fast/arc.ts';
import { cap, keeping } from '../wording.ts';
import { middle as behindMiddle } from './behind/middle.ts';
import { old as behindOld } from './behind/old.ts';
import { behindOf } from './behind/parts.ts';
import { young as behindYoung } from './behind/young.ts';
import { middle as bigThingMiddle } from './big-thing/middle.ts';
import { old as bigThingOld } from './big-thing/old.ts';
import { bigThingOf } from './big-thing/parts.ts';
import { young as bigThingYoung } from './big-thing/young.ts';
import { middle as higherMiddle } from './higher/middle.ts';
import { old as higherOld } from './higher/old.ts';
import { higherOf } from './higher/parts.ts';
import { young as higherYoung } from './higher/young.ts';
import { middle as smallerMiddle } from './smaller/middle.ts';
import { old as smallerOld } from './smaller/old.ts';
import { smallerOf } from './smaller/parts.ts';
import { young as smallerYoung } from './smaller/young.ts';
import { middle as takesTwoMiddle } from './takes-two/middle.ts';
import { old as takesTwoOld } from './takes-two/old.ts';
import { takesTwoOf } from './takes-two/parts.ts';
import { young as takesTwoYoung } from './takes-two/young.ts';

/** A way in which help goes, as a whole small book for each age. */
export interface Plot {
  readonly id: 'behind' | 'big-thing' | 'higher' | 'smaller' | 'stuck' | 'takes-two';
  readonly tell: Readonly<Record<Telling, () => Told>>;
}

/** What a plot is found by. */
interface Helpers {
  readonly hero: Figure;
  /** Whom the theme names beside the hero; null where it names nobody. */
  readonly helped: Figure | null;
  /** Who is lost, where somebody is. */
  readonly lost: Figure | null;
}

/** A long name makes a long sentence: of two wordings the one that keeps to the age is told. */
const fitted = (most: number, told: Told): Told => ({
  ...told,
  pages: told.pages.map((each) => ({ ...each, text: keeping(most, [each.text].flat()) })),
});

type Ages<Parts> = Readonly<Record<Telling, (parts: Parts) => Told>>;

function plot<Parts>(id: Plot['id'], parts: Parts | null, ages: Ages<Parts>): readonly Plot[] {
  if (parts === null) return [];
  const { young, middle, old } = ages;
  return [
    {
      id,
      tell: {
        young: () => fitted(8, young(parts)),
        middle: () => fitted(14, middle(parts)),
        old: () => fitted(20, old(parts)),
      },
    },
  ];
}

const size = ({ being }: Figure): number => being?.size ?? 3;
/** By how much one must be the larger for it to be what the book is about. */
const BY_FAR = 2;
const isMachine = ({ being }: Figure): boolean => being?.isa === 'vehicle';

const behind = (company: Company, lost: Figure, hero: Figure): readonly Plot[] =>
  plot('behind', behindOf(company, lost, hero.isChild || hero === lost || isMachine(hero) ? null : hero), {
    young: behindYoung,
    middle: behindMiddle,
    old: behindOld,
  });

const takesTwo = (company: Company, helper: Figure, asks: Figure): readonly Plot[] =>
  plot('takes-two', takesTwoOf(company, helper, asks), {
    young: takesTwoYoung,
    middle: takesTwoMiddle,
    old: takesTwoOld,
  });

/** A cat in a tree or on a roof comes down when nobody is coming up. */
export const highPlots = (company: Company, high: Figure, hero: Figure): readonly Plot[] =>
  plot('higher', higherOf(company, high, hero.isChild || hero === high ? null : hero), {
    young: higherYoung,
    middle: higherMiddle,
    old: higherOld,
  });

/** Somebody in mud, snow or sand is helped out as those are who are stuck alone; who helps has a part in it by size. */
export function stuckPlots(company: Company, hero: Figure): readonly Plot[] {
  const bound = stuckFast.bind({ ...company, theme: { ...company.theme, hero: null } });
  if (!bound) return [];
  const parts =
    size(hero) < BY_FAR + 1
      ? { ...bound, small: hero, words: { ...bound.words, s: hero.name } }
      : { ...bound, strong: hero, words: { ...bound.words, a: hero.theKind, A: cap(hero.theKind) } };
  return plot('stuck', parts, stuckFast);
}

/** The plots that are about who these two are: who is lost is looked for, and who is small sees what no large one can. */
export function plotsOf(company: Company, { hero, helped, lost }: Helpers): readonly Plot[] {
  if (lost) return isMachine(hero) ? [] : behind(company, lost, hero);
  // A theme that names nobody else is about helping, and the child is the one who is helped.
  if (!helped) return hero.isChild ? [] : takesTwo(company, hero, company.child);
  const by = size(helped) - size(hero);
  const ofSizes =
    by >= BY_FAR && !isMachine(hero)
      ? plot('big-thing', bigThingOf(company, hero, helped), {
          young: bigThingYoung,
          middle: bigThingMiddle,
          old: bigThingOld,
        })
      : by <= -BY_FAR
        ? plot('smaller', smallerOf(company, hero, helped), {
            young: smallerYoung,
            middle: smallerMiddle,
            old: smallerOld,
          })
        : [];
  if (ofSizes.length > 0) return ofSizes;
  // A child is no nuisance: beside a child it is the other one who helps without asking.
  return hero.isChild ? takesTwo(company, helped, hero) : takesTwo(company, hero, helped);
}
