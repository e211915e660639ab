import { escaped } from '../words/escaped.ts';
import type { BookScript, TalkQuestion } from '@storylantern/contract';
import type { FactSheet, SheetTurn } from '@storylantern/library';

/** No telling of ours has more steps. */
export const MOST_LISTED_TURNS = 6;

/** A fact that a book has to tell, because a question at its end asks for it. */
export interface SheetStep {
  readonly says: readonly string[];
  /** Words of ours that tell it; a page has to hold them or others that say the same. */
  readonly words: string;
  readonly question: TalkQuestion | null;
}

/** The steps of a sheet that our own telling took, in order: those whose facts it lists and whose words it holds. */
export function turnsTold(sheet: FactSheet, own: BookScript): readonly { turn: SheetTurn; words: string }[] {
  const told = new Set(own.facts.map((each) => each.says));
  return sheet.turns.flatMap((turn) => {
    const says = factsOf(sheet, turn);
    if (!says.every((each) => told.has(each))) return [];
    const words = own.pages.map((page) => turn.shows.exec(page.text)?.[0]).find((each) => each !== undefined);
    return words === undefined ? [] : [{ turn, words }];
  });
}

const factsOf = (sheet: FactSheet, turn: SheetTurn): readonly string[] =>
  turn.facts.flatMap((id) => sheet.facts.filter((each) => each.id === id).map((each) => each.says));

/** What our own telling tells of a sheet, for somebody else to tell. */
export const sheetSteps = (sheet: FactSheet, own: BookScript): readonly SheetStep[] =>
  turnsTold(sheet, own).map(({ turn, words }) => ({
    says: factsOf(sheet, turn),
    words,
    question:
      own.talk.find((each) =>
        [turn.ask.young, turn.ask.older].some(([, answer]) => isFilled(answer, each.answer ?? '')),
      ) ?? null,
  }));

/** Whether a text is a template with its names filled in. */
const isFilled = (template: string, text: string): boolean =>
  new RegExp(
    `^${template
      .split(/\{[^}]*\}/)
      .map((part) => escaped(part))
      .join('.*')}$`,
    'u',
  ).test(text);

const kept = new WeakMap<FactSheet, readonly string[]>();
/** Every text of a sheet in which names and relatives may stand. */
export function sheetTexts(sheet: FactSheet): readonly string[] {
  const before = kept.get(sheet);
  if (before) return before;
  const texts = [
    ...sheet.titles,
    ...sheet.facts.map((each) => each.says),
    ...sheet.never.map((each) => each.truth),
    ...[...Object.values(sheet.opens).flat(2), ...sheet.turns.flatMap((turn) => Object.values(turn.pages).flat()), ...Object.values(sheet.closes).flat(2)].flatMap((page) => page.text), // prettier-ignore
  ];
  kept.set(sheet, texts);
  return texts;
}
