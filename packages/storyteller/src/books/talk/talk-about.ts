import type { TalkQuestion } from '@storylantern/contract';
import type { Chance, Figure, Telling } from '../arc.ts';
import { QUESTIONS_OF_EVENTS } from '../arcs/events/index.ts';
import { QUESTIONS_OF_ARCS, QUESTIONS_OF_TENDER_BOOKS } from './questions-of-arcs.ts';
import { QUESTIONS_OF_ANY_BOOK } from './questions-of-any-book.ts';

/** Who may be asked about: the one the book is about, and the child. */
interface AskedAbout {
  readonly hero: string;
  readonly child: string;
  /** The hero is the child. */
  readonly same: boolean;
}

/** A question to talk about; null when it does not fit this book. It has no right answer and asks for no lesson. */
export type Asking = (about: AskedAbout) => string | null;

/** Three kinds of question, one of each for every book: what is to be seen, what may be guessed, what the child knows. */
interface Askings {
  readonly look: readonly Asking[];
  readonly wonder: readonly Asking[];
  readonly yours: readonly Asking[];
}

/** Short questions for the youngest, and those for everybody else. */
export type AskingsByAge = Readonly<Record<'young' | 'older', Partial<Askings>>>;

/**
 * Three things to talk about after a book, to be asked by whoever reads it: something in the pictures, something to
 * wonder about, and something of the child's own. Shared talk of this kind while reading is what helps language most
 * (Whitehurst et al. 1988, dialogic reading). Every answer is a good one, so none is given.
 */
export function talkAbout(
  arc: string,
  telling: Telling,
  { hero, child }: Readonly<Record<'hero' | 'child', Pick<Figure, 'name'>>>,
  chance: Chance,
): TalkQuestion[] {
  const about: AskedAbout = { hero: hero.name, child: child.name, same: hero === child };
  const age = telling === 'young' ? 'young' : 'older';
  const isTender = arc === 'gentle' || arc.startsWith('tender-');
  const own = isTender
    ? QUESTIONS_OF_TENDER_BOOKS[age]
    : (QUESTIONS_OF_ARCS[arc] ?? QUESTIONS_OF_EVENTS.get(arc))?.[age];
  const any = QUESTIONS_OF_ANY_BOOK[age];
  return (['look', 'wonder', 'yours'] as const).flatMap((kind) => {
    const fitting = (askings: readonly Asking[]): string[] =>
      askings.map((asking) => asking(about)).filter((question) => question !== null);
    const questions = fitting(own?.[kind] ?? []);
    const [question] = chance.some(1, questions.length > 0 ? questions : fitting(any[kind] ?? []));
    return question === undefined ? [] : [{ question, answer: null }];
  });
}
