import { arc, type Chance, type Company, type Figure, type Told } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { neighboursOf, staysAtHome } from '../at-home.ts';
import { cap } from '../wording.ts';
import { dutyIn } from './duties.ts';
import type { DutyTold, DutyWords } from './duty.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { outOfDoors } from './water.ts';
import { young } from './young.ts';

/**
 * Somebody will not do what has to be done every day. The child asks the other one: it turns out that the toothbrush is
 * shy, and has to be got used to it, bit by bit, by whoever is braver.
 */
export interface ItIsShy {
  readonly hero: Figure;
  /** Who asks the other one: the child; when it is the child who will not, the grown-up. */
  readonly child: Figure;
  /** Two who try to make the hero do it. */
  readonly first: Figure;
  readonly second: Figure;
  readonly told: DutyTold;
  readonly words: DutyWords;
  /** "won't brush his teeth", as the parent has it. */
  readonly clause: string;
  /** What the hero says, without a stop. */
  readonly refrain: string;
  readonly chance: Chance;
}

function bind(company: Company): ItIsShy | null {
  const { theme, hero, grownUp, chance } = company;
  const told = dutyIn(theme.raw);
  if (told === null || (!hero.isChild && (!hero.being || staysAtHome(hero.being)))) return null;
  // Whoever will not is the child, and then it is the grown-up who asks the other one.
  const child = hero.isChild ? grownUp : company.child;
  const near = neighboursOf(company, 'street', null, (being) => being.size > 1 && being.size < 4);
  if (!near) return null;
  return {
    hero,
    child,
    first: near[0],
    second: near[1],
    told,
    words: {
      n: hero.name,
      y: `the ${told.word}`,
      Y: cap(`the ${told.word}`),
    },
    clause: hero.isChild
      ? `said no to ${NAMED_BY[told.word] ?? `the ${told.word}`}`
      : (theme.clause ?? '').trim().replace(/[.!?]+$/, ''),
    refrain: chance.pick(
      'Not today',
      'I would rather not',
      'Another time',
      'No, thank you',
      'After lunch, perhaps',
      'Not on a Monday',
      'Let us not',
      'Perhaps in spring',
      'I have just remembered something',
      'You go first',
      'It can wait',
      'I was never asked',
      'Thank you, but no',
      'Some other year',
    ),
    chance,
  };
}

/** What is said no to, where that is not the thing it is done with. */
const NAMED_BY: Readonly<Record<string, string>> = {
  'shampoo bottle': 'having hair washed',
  soap: 'washing hands',
};

/** "Mia doesn't want to have her hair washed": nobody else is named. */
const isOfTheChild = ({ hero, other }: Theme): boolean => hero === null && other === null;

/** The clause of a theme as a story in the past tense says it. */
const PAST: readonly (readonly [RegExp, string])[] = [
  [/^is\b/, 'was'],
  [/^won't\b/, "wouldn't"],
  [/^will not\b/, 'would not'],
  [/^(?:doesn't|does not)\b/, 'did not'],
  [/^can't\b/, 'could not'],
  [/^(hate|refuse|dislike)s\b/, '$1d'],
];
const inThePast = (bound: ItIsShy): ItIsShy => ({
  ...bound,
  clause: PAST.reduce((said, [now, then]) => said.replace(now, then), bound.clause),
});

const placed = ({ told }: ItIsShy, book: Told): Told => (told.duty.setting === 'pond' ? outOfDoors(book) : book);

/** It takes two to brush teeth, and only one of them had ever been asked. */
export const itIsShy = arc<ItIsShy>({
  id: 'it-is-shy',
  fits: (theme: Theme) => {
    const being = theme.hero?.being ?? null;
    if (isOfTheChild(theme)) return dutyIn(theme.raw) === null ? 0 : 15;
    if (being === null || being.isa === 'sea' || staysAtHome(being) || dutyIn(theme.raw) === null) return 0;
    return theme.other === null ? 15 : 9;
  },
  bind,
  young: (bound) => placed(bound, young(bound)),
  middle: (bound) => placed(bound, middle(inThePast(bound))),
  old: (bound) => placed(bound, old(inThePast(bound))),
});
