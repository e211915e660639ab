import { BEINGS, unfoundedNumbers, type FactSheet, type Levels, type SheetPage } from '../src/index.ts';

export const LEVELS = ['young', 'middle', 'old'] as const;
type Level = (typeof LEVELS)[number];

/** Words of a page and of its longest sentence, pages of a close, and steps and words of a whole book. */
const LIMITS: Readonly<Record<Level, { page: readonly [number, number]; sentence: number; turns: number }>> = {
  young: { page: [2, 25], sentence: 8, turns: 4 },
  middle: { page: [8, 60], sentence: 14, turns: 3 },
  old: { page: [35, 110], sentence: 20, turns: 4 },
};
const LEAST_OLD_WORDS = 600;
const LEAST = { turns: 6, facts: 10, never: 4, titles: 4, words: 3 } as const;
const SHARED_RUN = 5;

const PLACEHOLDERS = new Set(['child', 'he', 'him', 'his', 'He', 'His', 'guide', 'kind', 'a guide']);
const PLACEHOLDER = /\{([^}]*)\}/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const SENTENCE_END = /(?<=[.!?…]["”’)]*)\s+(?=["“(]*[\p{Lu}\p{Lo}\p{N}])/u;
const LECTURE =
  /\b(?:did you know|you see,|fun fact|scientists (?:say|call)|is called an?|let me (?:explain|tell you))/i;
const AMERICAN = /\b(?:color|favorite|gray|neighbor|center|meters?|mom|traveled|plow)\b/i;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** A text as the longest of its guides would make it. */
function filler(sheet: FactSheet): (text: string) => string {
  const beings = sheet.guides.flatMap((id) => BEINGS.filter((each) => each.id === id));
  const longest = (texts: readonly string[]): string =>
    texts.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length)[0] ?? 'Dig';
  const name = longest(beings.flatMap((each) => each.names));
  const kind = longest(beings.map((each) => each.id));
  const forms: Readonly<Record<string, string>> = {
    he: 'Mia', him: 'Mia', He: 'Mia', his: "Mia's", His: "Mia's",
    child: 'Mia', guide: name, kind, 'a guide': `${name} the ${kind}`,
  }; // prettier-ignore
  return (text) => text.replace(PLACEHOLDER, (whole, key: string) => forms[key] ?? whole);
}

interface Placed {
  readonly level: Level;
  /** "open 1 page 2", "turn 3 page 1", "close 2 page 1". */
  readonly at: string;
  readonly page: SheetPage;
}

/** Every page of a sheet, in the order of its book. */
export function pagesOf(sheet: FactSheet): Placed[] {
  const placed = (level: Level, at: string, pages: readonly SheetPage[]): Placed[] =>
    pages.map((page, i) => ({ level, at: `${level} ${at} page ${i + 1}`, page }));
  return LEVELS.flatMap((level) => [
    ...sheet.opens[level].flatMap((pages, i) => placed(level, `open ${i + 1}`, pages)),
    ...sheet.turns.flatMap((turn, i) => placed(level, `turn ${i + 1} (${turn.facts[0]})`, turn.pages[level])),
    ...sheet.closes[level].flatMap((pages, i) => placed(level, `close ${i + 1}`, pages)),
  ]);
}

/** Every text of a sheet that somebody reads. */
const textsOf = (sheet: FactSheet): string[] => [
  ...pagesOf(sheet).flatMap(({ page }) => page.text),
  ...sheet.facts.map((each) => each.says),
  ...sheet.titles,
  ...sheet.turns.flatMap(({ ask }) => [...ask.young, ...ask.older]),
];

/** Runs of five words; a placeholder ends a run. */
const runsOf = (text: string): string[] =>
  text.split(PLACEHOLDER).flatMap((part, i) => {
    if (i % 2 === 1) return [];
    const words = wordsOf(part.toLowerCase());
    return words.slice(SHARED_RUN - 1).map((_, from) => words.slice(from, from + SHARED_RUN).join(' '));
  });

const sharedRun = (a: string, b: string): string | undefined => {
  const runs = new Set(runsOf(a));
  return runsOf(b).find((run) => runs.has(run));
};

function textFaults(text: string, level: Level, fill: (text: string) => string, facts: readonly string[]): string[] {
  const faults: string[] = [];
  const said = fill(text);
  const limits = LIMITS[level];
  const count = wordsOf(said).length;
  if (count < limits.page[0] || count > limits.page[1]) faults.push(`${count} words, ${limits.page.join(' to ')}`);
  for (const sentence of said.split(SENTENCE_END)) {
    const long = wordsOf(sentence).length;
    if (long > limits.sentence) faults.push(`${long} words in a sentence, most ${limits.sentence}: ${sentence}`);
  }
  for (const number of unfoundedNumbers(said, facts)) faults.push(`"${number}" is in no fact`);
  return [...faults, ...plainFaults(text)];
}

/** What is wrong with any text, page or question. */
function plainFaults(text: string): string[] {
  const faults: string[] = [];
  for (const [whole, key = ''] of text.matchAll(PLACEHOLDER))
    if (!PLACEHOLDERS.has(key)) faults.push(`placeholder ${whole}`);
  for (const rule of [LECTURE, AMERICAN, /[“”’*_]/, /\s\s/]) {
    const found = rule.exec(text);
    if (found) faults.push(`"${found[0]}" in: ${text.slice(0, 60)}`);
  }
  if (!/[.?!]"?$/.test(text)) faults.push(`no stop: ${text.slice(-30)}`);
  return faults;
}

function pageFaults({ level, at, page }: Placed, fill: (text: string) => string, facts: readonly string[]): string[] {
  const faults = page.text.flatMap((text, i) =>
    textFaults(text, level, fill, facts).map((each) => `variant ${i + 1}: ${each}`),
  );
  if (page.text.length < 2) faults.push('one variant, two or more wanted');
  page.text.forEach((text, i) =>
    page.text.slice(0, i).forEach((other, j) => {
      const run = sharedRun(text, other);
      if (run !== undefined) faults.push(`variants ${j + 1} and ${i + 1} share "${run}"`);
    }),
  );
  const things = page.things ?? [];
  if (things.length > 4) faults.push(`${things.length} things, at most 4`);
  if (new Set(things).size < things.length) faults.push('a thing twice');
  for (const who of ['child', 'guide'] as const) {
    if (page[who] !== undefined) continue;
    const acts = page.text.findIndex((text) =>
      new RegExp(String.raw`\{${who}\} (?!'s)\p{Ll}+(?:ed|aid|sked)\b|(?:said|asked) \{${who}\}`, 'u').test(text),
    );
    if (acts >= 0) faults.push(`variant ${acts + 1}: the ${who} acts and is not seen`);
  }
  return faults.map((each) => `${at}, ${each}`);
}

/** Each level: what is told of every step, how many pages there are, and that time never goes back. */
function levelFaults(sheet: FactSheet, level: Level, fill: (text: string) => string): string[] {
  const faults: string[] = [];
  const counted = (what: string, pages: readonly SheetPage[], least: number, most: number): void => {
    if (pages.length < least || pages.length > most) faults.push(`${level} ${what}: ${pages.length} pages`);
  };
  const parts: Levels<readonly (readonly SheetPage[])[]>[] = [sheet.opens, sheet.closes];
  for (const [i, part] of parts.entries()) {
    const what = i === 0 ? 'open' : 'close';
    const all = part[level];
    if (all.length < 2) faults.push(`${level}: ${all.length} ${what}, two or more wanted`);
    all.forEach((pages, at) => counted(`${what} ${at + 1}`, pages, i === 0 ? 2 : 1, 2));
    const whole = all.map((pages) => pages.flatMap((page) => page.text).join(' {child} '));
    whole.forEach((text, a) =>
      whole.slice(0, a).forEach((other, b) => {
        const run = sharedRun(text, other);
        if (run !== undefined) faults.push(`${level} ${what} ${b + 1} and ${a + 1} share "${run}"`);
      }),
    );
  }
  sheet.turns.forEach((turn, i) => {
    const pages: readonly SheetPage[] = turn.pages[level];
    const most = level === 'young' ? 1 : 2;
    counted(`turn ${i + 1}`, pages, most, most);
    if (!pages.some((page) => page.text.every((text) => turn.shows.test(fill(text)))))
      faults.push(`${level} turn ${i + 1} (${turn.facts[0]}): shows is on no page in every variant`);
  });
  const ORDER = { day: 0, sunset: 1, night: 2 } as const;
  let latest = 0;
  const passed = (pages: readonly SheetPage[], at: string): void => {
    for (const { time } of pages) {
      if (time === undefined) continue;
      if (ORDER[time] < latest) faults.push(`${level} ${at}: ${time} after a later time`);
      latest = Math.max(latest, ORDER[time]);
    }
  };
  for (const [i, pages] of sheet.opens[level].entries()) passed(pages, `open ${i + 1}`);
  for (const [i, turn] of sheet.turns.entries()) passed(turn.pages[level], `turn ${i + 1}`);
  const before = latest;
  for (const [i, pages] of sheet.closes[level].entries()) {
    latest = before;
    // A close may tell of the morning after.
    if (!pages.some((page) => page.text.every((text) => /\b(?:next (?:day|morning)|morning)\b/i.test(text))))
      passed(pages, `close ${i + 1}`);
  }
  return faults;
}

/** The words of an oldest book of average pages. */
function oldWords(sheet: FactSheet, fill: (text: string) => string): number {
  const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
  const words = (pages: readonly SheetPage[]): number =>
    pages.reduce((sum, page) => sum + mean(page.text.map((text) => wordsOf(fill(text)).length)), 0);
  return Math.round(
    mean(sheet.opens.old.map(words)) +
      LIMITS.old.turns * mean(sheet.turns.map((turn) => words(turn.pages.old))) +
      mean(sheet.closes.old.map(words)),
  );
}

function listFaults(sheet: FactSheet): string[] {
  const faults: string[] = [];
  for (const what of ['turns', 'facts', 'never', 'titles', 'words'] as const)
    if (sheet[what].length < LEAST[what]) faults.push(`${sheet[what].length} ${what}, ${LEAST[what]} or more wanted`);
  if (!/^[a-z][a-z0-9-]*$/.test(sheet.id)) faults.push('id is not in kebab-case');
  if (sheet.guides.length < 2 || sheet.guides.length > 3) faults.push(`${sheet.guides.length} guides, two or three`);
  for (const id of sheet.guides) if (!BEINGS.some((each) => each.id === id)) faults.push(`no being "${id}"`);
  for (const word of sheet.words) if (word !== word.toLowerCase()) faults.push(`word "${word}" has a capital`);
  const ids = sheet.facts.map((each) => each.id);
  for (const id of ids.filter((each, i) => ids.indexOf(each) < i)) faults.push(`fact "${id}" twice`);
  for (const { id, says, source } of sheet.facts) {
    if (!/^\p{Lu}.*[.]$/u.test(says)) faults.push(`fact "${id}": one sentence with a stop`);
    if (wordsOf(source).length < 2) faults.push(`fact "${id}": source "${source}" names no page`);
  }
  for (const [i, turn] of sheet.turns.entries())
    for (const id of turn.facts) if (!ids.includes(id)) faults.push(`turn ${i + 1}: no fact "${id}"`);
  for (const { wrong, belief, truth } of sheet.never) {
    if (wrong.global || wrong.sticky) faults.push(`never ${wrong.source}: flags g and y are not wanted`);
    if (!wrong.test(belief)) faults.push(`never: ${String(wrong)} does not find its belief "${belief}"`);
    if (wrong.test(truth)) faults.push(`never: ${String(wrong)} finds its truth "${truth}"`);
  }
  return faults;
}

/** What is wrong with a fact sheet, in words, each with the place where it is. */
export function sheetFaults(sheet: FactSheet): string[] {
  const fill = filler(sheet);
  const facts = sheet.facts.map((each) => each.says);
  const faults = [
    ...listFaults(sheet),
    ...pagesOf(sheet).flatMap((each) => pageFaults(each, fill, facts)),
    ...LEVELS.flatMap((level) => levelFaults(sheet, level, fill)),
  ];
  for (const [i, { ask }] of sheet.turns.entries())
    for (const text of [...ask.young, ...ask.older])
      faults.push(...plainFaults(text).map((each) => `ask of turn ${i + 1}, ${each}`));
  for (const [i, { ask }] of sheet.turns.entries())
    for (const [question, answer] of [ask.young, ask.older]) {
      if (!question.endsWith('?')) faults.push(`ask of turn ${i + 1}: no question mark`);
      for (const number of unfoundedNumbers(fill(answer), facts))
        faults.push(`ask of turn ${i + 1}: "${number}" is in no fact`);
    }
  for (const text of textsOf(sheet).map(fill))
    for (const { wrong, belief } of sheet.never)
      if (wrong.test(text)) faults.push(`never "${belief}" is said: ${text.slice(0, 80)}`);
  const words = oldWords(sheet, fill);
  if (words < LEAST_OLD_WORDS) faults.push(`old: a book has about ${words} words, ${LEAST_OLD_WORDS} wanted`);
  return faults;
}
