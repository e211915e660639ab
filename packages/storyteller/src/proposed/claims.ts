import { escaped } from '../words/escaped.ts';
import { unfoundedNumbers, type FactSheet } from '@storylantern/library';
import { pageText } from '../books/audit/page-text.ts';
import { singularsOf } from '../books/theme/entries.ts';

/** What may be said of a subject: everything that its sheet says, each piece by itself. */
export interface Supported {
  readonly facts: readonly string[];
  /** The words of each sentence that is known to be so. */
  readonly sentences: readonly ReadonlySet<string>[];
  /** Words of the subject: whoever speaks of these states something. */
  readonly subject: RegExp;
}

const SMALL = new Set(
  (
    'a an the of to in on at and or but nor for from with by as is are was were be been am it its this that these those there ' +
    'here he she they we you i me him her them us his their my your our not no so very too just only up down out off over ' +
    'then than when while where who what how why which if because all some any one do does did has have had can could will ' +
    'would should may might must said asked says about into onto more most much many every each other another again still ' +
    'even also both like get gets got go goes went come comes came make makes made see saw seen look looks looked know knew ' +
    'thing things'
  ).split(' '),
);

/** The root of a word as far as two forms of it have to be told to be one. */
const rootOf = (word: string): string => {
  const one = singularsOf(word)[0] ?? word;
  return one.length > 4 ? one.replace(/(?:ing|ed|er|est|ly|e|y)$/, '') : one;
};
const contentOf = (text: string, names: ReadonlySet<string>): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length > 2 && !SMALL.has(word) && !names.has(word))
      .map(rootOf),
  ),
];

const NOBODY: ReadonlySet<string> = new Set();
const supports = new Map<string, Supported>();

/** Everything a sheet says: facts, truths, answers, and its own pages, which were checked against their sources. */
export function supportOf(sheet: FactSheet): Supported {
  const known = supports.get(sheet.id);
  if (known) return known;
  const pages = [
    ...Object.values(sheet.opens).flat(2),
    ...sheet.turns.flatMap((turn) => Object.values(turn.pages).flat()),
    ...Object.values(sheet.closes).flat(2),
  ].flatMap((page) => page.text);
  const said = [
    ...sheet.facts.map((each) => each.says),
    ...sheet.never.map((each) => each.truth),
    ...sheet.turns.flatMap(({ ask }) => [ask.young, ask.older].map(([question, answer]) => `${question} ${answer}`)),
    ...pages.flatMap((text) => pageText(text.replace(/\{[^}]*\}/g, 'Mia')).sentences),
  ];
  const words = [...sheet.words, sheet.subject].map((each) => each.replace(/^(?:the|an?) /, '')).filter((each) => /^[a-z-]+$/.test(each)); // prettier-ignore
  const support: Supported = {
    facts: sheet.facts.map((each) => each.says),
    sentences: said.map((each) => new Set(contentOf(each, NOBODY))),
    subject: new RegExp(
      String.raw`(?<![\p{L}'-])(?:the |an? |all |every |most |no )?(?:\p{Ll}+ )?(?:${words.join('|')})(?:s|es)? (?:\p{Ll}+ly |always |never |all )?(?:is|are|has|have|can|cannot|can't|do|does|don't|weighs?|pulls?|spins?|turns?|lives?|eats?|grows?|comes?|needs?|gives?|sends?|shines?|makes?|means?|holds?|stays?|falls?|flies|fly|swims?|works?|breaks?|moves?|breathes?)\b`,
      'iu',
    ),
  };
  supports.set(sheet.id, support);
  return support;
}

const PERSON =
  '(?:i|we|you|he|she|they|nobody|somebody|someone|everybody|everyone|no one|her|his|their|my|our|your|(?:it|this|that|there|the \\p{L}+|one|two|all) (?:\\p{L}+ )?(?:was|were|had|did|could|would|might|looked|felt|smelled|sounded))';
/** A reason of the plot: what somebody did, for a reason of their own. */
const ofThePlot = (names: readonly string[]): RegExp =>
  new RegExp(String.raw`\bbecause (?:of )?(?:${[PERSON, ...names.map(escaped)].join('|')})\b`, 'iu');

/** Sentences that state something of the world, by their form. */
const STATES: readonly RegExp[] = [
  /\b(?:that|which) is why\b|\bthe reason (?:is|that|why)\b/i,
  /\b(?:is|are) (?:all |mostly |only |really )?(?:made|built|formed|full|filled|covered) (?:up )?(?:of|from|with|by|out of)\b|\bconsists? of\b/i,
  /\b(?:is|are) (?:also )?called\b|\bis (?:a kind|one) of\b|\b(?:invented|discovered)\b|\bscientists (?:say|know|found|think|believe|have)\b|\bin fact\b|\bdid you know\b|\bit is (?:true|known) that\b/i,
  /\b(?:\p{Ll}{2,}est|most \p{Ll}+|first|only|last)\b[^.!?]*\b(?:in the (?:whole )?(?:world|universe|solar system|sky|sea|ocean)|on earth|of all|in space|known|in history|that ever)\b/iu,
  /\b(?:is|are) the (?:\p{Ll}{2,}est|most \p{Ll}+|only|first) /iu,
  /\b(?:twice|half|double|\p{L}+ times) (?:as|more|less|bigger|smaller|faster|slower|heavier|lighter|hotter|colder|longer|taller|the)\b/iu,
  /\b(?:all|every|most|many|no) \p{Ll}+s? (?:is|are|have|has|can|cannot|live|lives|eat|eats|need|needs|grow|grows)\b/iu,
];
/** A year or a count said in words that numbers alone do not find: "nineteen sixty-nine". */
const YEAR =
  /\b(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)[ -](?:hundred|oh|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b/i;

/** What a page must share with one thing that is known to be so: this many of its words, and this part of them. */
const LEAST_SHARED = 2;
const LEAST_PART = 0.5;

function isSupported(sentence: string, names: ReadonlySet<string>, { sentences }: Supported): boolean {
  const content = contentOf(sentence, names);
  if (content.length === 0) return true;
  const least = Math.min(LEAST_SHARED, content.length);
  // What is the most, and why something is so, has to be what is known: the rest of a sentence proves nothing.
  const most = contentOf(SUPERLATIVE.exec(sentence)?.[0] ?? '', names);
  const cause = contentOf(/\bbecause\b.*/i.exec(sentence)?.[0] ?? '', names).filter((word) => word !== 'becaus');
  return sentences.some((known) => {
    const shared = content.filter((word) => known.has(word)).length;
    return (
      shared >= least &&
      shared / content.length >= LEAST_PART &&
      most.every((word) => known.has(word)) &&
      cause.filter((word) => known.has(word)).length >= cause.length * LEAST_PART
    );
  });
}
const SUPERLATIVE = /\b(?:\p{Ll}{2,}est|(?<=most )\p{Ll}+)\b/iu;

/**
 * What a text states of the world that its sheet does not say: numbers that stand in no fact, and sentences whose form
 * states something (reasons, what things are made of, superlatives, what a subject is or does) and whose words no fact
 * and no page of the sheet holds. `names` are those of the cast.
 */
export function unsupportedClaims(text: string, names: readonly string[], support: Supported): string[] {
  const low = new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
  const faults: string[] = unfoundedNumbers(text, support.facts).map(
    (number) => `"${number}" stands in none of the facts; leave the number out`,
  );
  const year = YEAR.exec(text)?.[0];
  if (year !== undefined && !support.facts.some((each) => each.toLowerCase().includes(year.toLowerCase())))
    faults.push(`"${year}" stands in none of the facts; leave it out`);
  const ofPlot = ofThePlot(names);
  for (const sentence of pageText(text).sentences) {
    const reasons = /\bbecause\b/i.test(sentence) && !ofPlot.test(sentence);
    const states = reasons || STATES.some((form) => form.test(sentence)) || support.subject.test(sentence);
    if (states && !isSupported(sentence, low, support))
      faults.push(`"${sentence}" states something that is in none of the facts; leave it out or use a fact`);
  }
  return faults;
}
