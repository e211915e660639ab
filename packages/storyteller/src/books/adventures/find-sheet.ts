import { FACT_SHEETS, type FactSheet } from '@storylantern/library';
import { isSlipOf } from '../../match/edit-distance.ts';
import { isWordForm } from '../../words/dictionary.ts';
import { tokensOf } from '../theme/entities.ts';
import { singularsOf } from '../theme/entries.ts';

/** A sheet that was asked for, and the words that asked for it, as typed. */
export interface SheetFound {
  readonly sheet: FactSheet;
  readonly words: readonly string[];
}

/** Words that only hold a question together. */
const HOLDING = new Set(
  'how why what where when who which do does did is are was were can could may the a an of to in on at for by with all about and or it its there their they that'.split(
    ' ',
  ),
);
/** A word must be this long for one slip, and for two, to leave no doubt. */
const SURE_WITH_ONE_SLIP = 5;
const SURE_WITH_TWO_SLIPS = 7;

const canonical = (word: string): string => singularsOf(word.replace(/'s$/, ''))[0] ?? word;
/** The words of a phrase that say what it is about, in their singular; a phrase of nothing else is kept whole. */
function contentOf(phrase: string): { typed: string; word: string }[] {
  const all = tokensOf(phrase).map(({ typed, word }) => ({ typed, word: canonical(word) }));
  const content = all.filter(({ typed }) => !HOLDING.has(typed.toLowerCase()));
  return content.length > 0 ? content : all;
}

interface Asking {
  readonly sheet: FactSheet;
  readonly words: readonly string[];
  /** Earlier words of a sheet are more its own. */
  readonly rank: number;
  readonly letters: number;
}

/** Everything that asks for a sheet, by its first word; made when it is first needed. */
let askings: ReadonlyMap<string, readonly Asking[]> | undefined;
let vocabulary: readonly string[] = [];

function known(): ReadonlyMap<string, readonly Asking[]> {
  if (askings) return askings;
  const map = new Map<string, Asking[]>();
  for (const sheet of FACT_SHEETS) {
    for (const [rank, phrase] of sheet.words.entries()) {
      const words = contentOf(phrase).map((each) => each.word);
      const first = words[0] ?? '';
      map.set(first, [...(map.get(first) ?? []), { sheet, words, rank, letters: words.join('').length }]);
    }
  }
  vocabulary = [...new Set([...map.values()].flat().flatMap((each) => each.words))];
  askings = map;
  return map;
}

/** A word no dictionary has, as the word of a sheet it was meant to be. */
function meant(word: string): string {
  if (word.length < SURE_WITH_ONE_SLIP || vocabulary.includes(word) || isWordForm(word)) return word;
  const slips = word.length >= SURE_WITH_TWO_SLIPS ? 2 : 1;
  return (
    vocabulary.find((each) => each.length >= SURE_WITH_ONE_SLIP && isSlipOf(word, each, 1)) ??
    vocabulary.find(
      (each) => each.length >= SURE_WITH_TWO_SLIPS && slips > 1 && each[0] === word[0] && isSlipOf(word, each, slips),
    ) ??
    word
  );
}

/** The sheets a text asks for, the longest and most fitting match first. */
export function sheetsIn(text: string): SheetFound[] {
  const table = known();
  const tokens = contentOf(text.replaceAll('’', "'")).map(({ typed, word }) => ({ typed, word: meant(word) }));
  const found = tokens.flatMap(({ word }, from) =>
    (table.get(word) ?? [])
      .filter(({ words }) => words.every((each, i) => tokens[from + i]?.word === each))
      .map((asking) => ({ asking, from })),
  );
  found.sort((a, b) => b.asking.letters - a.asking.letters || a.asking.rank - b.asking.rank || a.from - b.from);
  const sheets = new Map<string, SheetFound>();
  for (const { asking, from } of found) {
    const { sheet, words } = asking;
    const typed = tokens.slice(from, from + words.length).map((each) => each.typed);
    // "how bridges stay up": once a sheet is met, its other words in the text are taken up as well.
    const before = sheets.get(sheet.id)?.words ?? [];
    sheets.set(sheet.id, { sheet, words: [...before, ...typed] });
  }
  return [...sheets.values()];
}
