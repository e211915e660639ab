import type { BookFact, Character } from '@storylantern/contract';
import { FACT_SHEETS, type FactSheet } from '@storylantern/library';
import type { BookCase } from './book-case.ts';
import type { BookProposal } from './book-proposal.ts';
import { onPage } from './book-words.ts';
import { supportOf, unsupportedClaims } from './claims.ts';
import { turnsTold } from './sheet-steps.ts';

/** What is never to be said of a topic, by any of its sheets. */
const untrueOf = (sheet: FactSheet) =>
  FACT_SHEETS.filter((each) => each.topic === sheet.topic).flatMap((each) => each.never);

/** Facts that are missing, and what is said that no fact says. */
export function sheetFaults(
  asked: BookCase,
  sheet: FactSheet,
  { title, pages }: BookProposal,
  { cast }: { readonly cast: readonly Character[] },
): string[] {
  const faults: string[] = [];
  const names = cast.map((each) => each.name);
  const support = supportOf(sheet);
  const untrue = untrueOf(sheet);
  for (const [n, { text }] of [{ text: `${title}.` }, ...pages].entries()) {
    const where = n === 0 ? 'The title: ' : onPage(n - 1);
    for (const { wrong, belief, truth } of untrue) {
      const found = wrong.exec(text);
      if (found) faults.push(`${where}"${found[0]}" says that ${belief}, which is not so. ${truth}`);
    }
    for (const claim of unsupportedClaims(text, names, support)) faults.push(`${where}${claim}.`);
  }
  for (const { turn, words } of turnsTold(sheet, asked.own)) {
    if (pages.some(({ text }) => turn.shows.test(text))) continue;
    const fact = sheet.facts.find((each) => each.id === turn.facts[0])?.says ?? '';
    faults.push(`No page tells this fact, for which a question at the end asks: ${fact} Use the words "${words}".`);
  }
  return faults;
}

/** The facts our telling stands on, and any other fact of the sheet whose number is told. */
export const factsTold = ({ own }: BookCase, sheet: FactSheet, text: string): BookFact[] => {
  const numbers = text.match(/\d[\d,.]*\d|\d/g) ?? [];
  const more = sheet.facts.filter(
    ({ says }) => !own.facts.some((each) => each.says === says) && numbers.some((each) => says.includes(each)),
  );
  return [...own.facts, ...more.map(({ says, source }) => ({ says, source }))];
};
