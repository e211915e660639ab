import type { FactSheet, SheetPage, SheetTurn } from '@storylantern/library';
import type { Chance, Telling } from '../arc.ts';
import { namesWord } from '../audit/thing-words.ts';
import type { ToldBefore } from '../told-before.ts';
import { filled, type Told } from './fill-page.ts';

/** How many steps a telling takes: one page each for the youngest, two for everybody else. */
const STEPS: Readonly<Record<Telling, number>> = { young: 4, middle: 3, old: 4 };

/** What the beats of an adventure are chosen by. */
export interface BeatChoice {
  readonly telling: Telling;
  readonly before: ToldBefore;
  readonly chance: Chance;
  readonly told: Told;
  /** What the parent asked for besides the subject, and what the child likes: steps that tell of it come first. */
  readonly wanted: readonly string[];
  /** Words of the question itself: the step that answers it is told whatever else is. */
  readonly question: readonly string[];
}

/** The beats of one telling, in the order of the sheet. */
export interface Beats {
  readonly open: readonly SheetPage[];
  readonly turns: readonly SheetTurn[];
  readonly close: readonly SheetPage[];
}

/** Beginning, steps and end of a telling: what this family was not told comes first, then what it asked for. */
export function chosenBeats(sheet: FactSheet, choice: BeatChoice): Beats {
  const { telling, chance } = choice;
  const freshest = <T>(all: readonly T[], pagesOf: (each: T) => readonly SheetPage[]): readonly T[] =>
    chance
      .some(all.length, all)
      .map((each) => ({ each, cost: retold(pagesOf(each), choice) - asked(pagesOf(each), choice) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ each }) => each);
  const own = (each: readonly SheetPage[]): readonly SheetPage[] => each;
  const answer = answering(sheet, choice.question);
  const turns = freshest(sheet.turns, (turn) => turn.pages[telling]);
  const steps = [...turns.filter((turn) => turn === answer), ...turns.filter((turn) => turn !== answer)].slice(
    0,
    STEPS[telling],
  );
  return {
    open: freshest(sheet.opens[telling], own)[0] ?? [],
    turns: sheet.turns.filter((turn) => steps.includes(turn)),
    close: freshest(sheet.closes[telling], own)[0] ?? [],
  };
}

/** What a word is in its other forms: "salty" is about salt, "changes" about change. */
const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|y|ing|ed|es|s|e)$/, '');
const LEAST_STEM = 3;

/**
 * The step whose facts speak of what was asked: of "why is the sea salty" the one about salt. A word that most steps have
 * is what the whole sheet is about and chooses none; undefined when no step is nearer than the others.
 */
function answering({ facts, turns }: FactSheet, question: readonly string[]): SheetTurn | undefined {
  const stems = [...new Set(question.map(stem))].filter((each) => each.length >= LEAST_STEM);
  const texts = turns.map((turn) =>
    facts
      .filter(({ id }) => turn.facts.includes(id))
      .map(({ says }) => says)
      .join(' '),
  );
  const has = (text: string, each: string): boolean => new RegExp(String.raw`\b${each}`, 'i').test(text);
  const score = (text: string): number =>
    stems.reduce((sum, each) => {
      const among = texts.filter((other) => has(other, each)).length;
      return has(text, each) && among * 2 <= texts.length ? sum + 1 / among : sum;
    }, 0);
  const scores = texts.map(score);
  const most = Math.max(0, ...scores);
  return most > 0 ? turns[scores.indexOf(most)] : undefined;
}

/** How often an average page was told before, whichever of its variants it was: a step told in other words is told again. */
const retold = (pages: readonly SheetPage[], { before, told }: BeatChoice): number =>
  pages.reduce((sum, page) => sum + Math.max(...page.text.map((text) => before.retold(filled(text, told)))), 0) /
  Math.max(1, pages.length);

/** What a wish is worth beside freshness: a step that was told once before gives way to no wish. */
const WISH = 0.4;
const asked = (pages: readonly SheetPage[], { wanted }: BeatChoice): number => {
  const text = pages.flatMap((page) => page.text).join(' ');
  return wanted.some((word) => namesWord(text, word)) ? WISH : 0;
};
