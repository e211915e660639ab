import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { neighboursOf, staysAtHome } from '../at-home.ts';
import { cap } from '../wording.ts';
import { dutyIn } from './duties.ts';
import type { DutyTold, DutyWords } from './duty.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Somebody will not do what has to be done every day. The child asks the other one: it turns out that the toothbrush is
 * shy, and has to be got used to it, bit by bit, by whoever is braver.
 */
export interface ItIsShy {
  readonly hero: Figure;
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
  const { theme, hero, child, chance } = company;
  const told = dutyIn(theme.raw);
  if (told === null || !hero.being || hero.isChild || staysAtHome(hero.being)) return null;
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
    clause: (theme.clause ?? '').trim().replace(/[.!?]+$/, ''),
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

/** It takes two to brush teeth, and only one of them had ever been asked. */
export const itIsShy = arc<ItIsShy>({
  id: 'it-is-shy',
  fits: (theme: Theme) => {
    const being = theme.hero?.being ?? null;
    if (being === null || being.isa === 'sea' || staysAtHome(being) || dutyIn(theme.raw) === null) return 0;
    return theme.other === null ? 15 : 9;
  },
  bind,
  young,
  middle,
  old,
});
