import type { Told } from '../../arc.ts';
import type { TheOneAbout } from './arc.ts';
import type { AskedFor } from './asked-for.ts';
import { middle as middleOnTheShelf } from './not-on-the-shelf/middle.ts';
import { old as oldOnTheShelf } from './not-on-the-shelf/old.ts';
import { young as youngOnTheShelf } from './not-on-the-shelf/young.ts';
import { PLAYED } from './played-plots.ts';
import { middle as middleToldWrong } from './told-wrong/middle.ts';
import { old as oldToldWrong } from './told-wrong/old.ts';
import { young as youngToldWrong } from './told-wrong/young.ts';
import { middle as middleSeen } from './what-is-it/middle.ts';
import { old as oldSeen } from './what-is-it/old.ts';
import { young as youngSeen } from './what-is-it/young.ts';
import { WRITTEN } from './written-plots.ts';

/** One way of getting it wrong, as a whole small book for each age. */
export interface Plot {
  readonly id: string;
  /** Needs somebody who comes to the door: not for a story of the child's own. */
  readonly ofSomebody?: true;
  /** Needs one who can say that it is about them: not two who share a jumper. */
  readonly ofOne?: true;
  /** Needs something that is done: not for bunk beds, and nothing else. */
  readonly ofADeed?: true;
  /** Needs something that can be done again and again: a thing is found only once. */
  readonly ofAHabit?: true;
  /** Whoever it is about comes in person, and is more than a name: told twice as often. */
  readonly comes?: true;
  readonly young: (bound: TheOneAbout) => Told;
  readonly middle: (bound: TheOneAbout) => Told;
  readonly old: (bound: TheOneAbout) => Told;
}

/** They take turns by the seed. */
export const PLOTS: readonly Plot[] = [
  { id: 'told-wrong', comes: true, young: youngToldWrong, middle: middleToldWrong, old: oldToldWrong },
  ...PLAYED,
  { id: 'what-is-it', young: youngSeen, middle: middleSeen, old: oldSeen },
  { id: 'not-on-the-shelf', young: youngOnTheShelf, middle: middleOnTheShelf, old: oldOnTheShelf },
  ...WRITTEN,
];

/** The plots that suit, as they take turns: those come twice in which somebody who is asked for comes. */
export function turnsOf(asked: AskedFor): readonly Plot[] {
  const able = PLOTS.filter((each) => suits(each, asked));
  return asked.right === null ? able : [...able, ...able.filter(({ comes }) => comes === true)];
}

/** Two together, or several: somebody, "and a badger", or "and one llama". */
const TOGETHER = /\bgoat and (?:an?|the|one|two|three|four|five|six|seven|eight|nine) /;

/** What happens once. */
const ONCE = /\bgoat (?:who |that |which )?(?:finds?|found|discover(?:s|ed)|loses?|lost|meets?|met|wins?|won) /;

/** Whether a story can go like that: whom it is about comes, is one, and there is something to be done. */
export const suits = ({ ofSomebody, ofOne, ofADeed, ofAHabit }: Plot, asked: AskedFor): boolean =>
  (ofAHabit !== true || !ONCE.test(asked.of({ kind: 'goat' }))) &&
  (asked.right !== null || ofSomebody !== true) &&
  (asked.right === null || ofOne !== true || !TOGETHER.test(asked.of({ kind: 'goat' }))) &&
  (asked.isThing !== true || ofADeed !== true);
