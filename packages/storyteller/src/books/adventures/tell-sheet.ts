import type { BookFact, BookScript, TalkQuestion } from '@storylantern/contract';
import type { FactSheet, SheetTurn } from '@storylantern/library';
import type { Chance, Company, Telling } from '../arc.ts';
import { auditBook } from '../audit/audit-book.ts';
import { composeBook } from '../compose-book.ts';
import { draftOf } from '../render-pages.ts';
import type { Theme } from '../theme.ts';
import type { ToldBefore } from '../told-before.ts';
import { chosenBeats } from './choose-beats.ts';
import { ADVENTURE_ARC } from './choose-sheet.ts';
import { filled, type Told } from './fill-page.ts';
import { inOneWording } from './one-wording.ts';

const QUESTIONS = 3;

/** What one telling of a sheet is made from. */
export interface SheetTelling {
  readonly sheet: FactSheet;
  /** What is known of the child and nothing else: the subject is the sheet's. */
  readonly theme: Theme;
  readonly company: Company;
  /** A kind among the guides that the family met before. */
  readonly knownGuide: string | undefined;
  readonly telling: Telling;
  readonly age: number;
  readonly before: ToldBefore;
  readonly chance: Chance;
  readonly wanted: readonly string[];
  readonly question: readonly string[];
}

/** One telling of a sheet: its facts, three questions with answers, and whatever the audits say of it. */
export function toldSheet(asked: SheetTelling): Omit<BookScript, 'notManaged'> {
  const { sheet, theme, company, telling, age, before, chance, wanted, question } = asked;
  const guide = company.meet(asked.knownGuide ?? chance.pick(...sheet.guides));
  const told: Told = { child: company.child, guide };
  const beats = chosenBeats(sheet, { telling, before, chance, told, wanted, question });
  const steps = [beats.open, ...beats.turns.map((turn) => turn.pages[telling]), beats.close];
  const pages = steps.flatMap((step) => inOneWording(step, { before, told, chance }));
  const titles = chance.some(sheet.titles.length, sheet.titles).map((title) => filled(title, told));
  const title = titles.find((each) => !before.said(each)) ?? titles[0] ?? sheet.title;
  const draft = draftOf({ title, refrain: null, pages }, company.child);
  const whole = composeBook(draft, company, { theme, telling, before, chance });
  const book = {
    title: draft.title,
    arc: `${ADVENTURE_ARC}${sheet.id}`,
    refrain: null,
    cast: whole.cast,
    pages: whole.pages,
  };
  return {
    ...book,
    onlySaid: [],
    findings: auditBook(book, theme, age),
    talk: questionsOf(beats.turns, telling, told, chance),
    facts: factsOf(sheet, beats.turns),
    friends: [...draft.friends],
  };
}

/** What the told steps stand on, each fact once, in the order in which it is told. */
function factsOf(sheet: FactSheet, turns: readonly SheetTurn[]): BookFact[] {
  const ids = new Set(turns.flatMap((turn) => turn.facts));
  return [...ids]
    .flatMap((id) => sheet.facts.filter((each) => each.id === id))
    .map(({ says, source }) => ({ says, source }));
}

function questionsOf(turns: readonly SheetTurn[], telling: Telling, told: Told, chance: Chance): TalkQuestion[] {
  const asked = chance.some(QUESTIONS, turns);
  return turns
    .filter((turn) => asked.includes(turn))
    .map(({ ask }) => (telling === 'young' ? ask.young : ask.older))
    .map(([question, answer]) => ({ question: filled(question, told), answer: filled(answer, told) }));
}
