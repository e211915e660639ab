import { CHALLENGES, inPerson, MARK, type Article } from '../src/index.ts';

const MARKS = new Set(['he', 'him', 'his', 'himself', 's', 'es', 'ies', 'is', 'has', 'does', 'was']);
/** Words after which a verb needs no mark: the verb is the same for one person and for "they". */
const SAME_FOR_ALL = new Set(
  (
    'had cannot truly can could may might will would shall should must ' +
    'ever often always never still also already really then now both and or who to at on in up out off a'
  ).split(' '),
);
/** Blame, false comfort, filler and slogans that the voice leaves out. */
const UNWELCOME =
  /\b(should have|simply|you need to|don't worry|do not worry|completely normal|perfectly normal|great question|as a parent|i understand|that must be|magical|journey|amazing|naughty|bad behaviou?r|spoil(?:ed|t))\b/iu;
/** Amounts of medicine are never given. */
const DOSE = /\b\d+(?:\.\d+)?\s?(?:mg|ml|mcg|milligrams?|millilit(?:er|re)s?|drops|teaspoons?|tsp)\b/iu;
const AMERICAN = /\b(color|behavior|favorite|diaper|mom|pacifier|gray|neighbor|practicing|pediatric\w*)\b/iu;

/** Endings of pasts, which are the same for all. */
const PAST = /(?:ed|ught|ew|id|ent|ame|ook|ave|old|aid|elt|ept)$/u;

const words = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const count = (what: string, has: number, least: number, most = Infinity): string[] =>
  has < least || has > most
    ? [`${what}: ${has}, wanted ${least}${most === Infinity ? ' or more' : ` to ${most}`}`]
    : [];

/** Every text of an article that a parent reads. */
export const textsOf = (article: Article): string[] => [
  ...article.ack.map((each) => each.text),
  ...article.typical.map((each) => each.text),
  ...article.tonight,
  article.ask,
  ...(article.offer ? [article.offer.label] : []),
  ...article.back,
  ...article.turns.map((each) => each.answer),
];

/** In a question the mark stands before {he}: "{does} {he} want", "can {he} stay". */
const ASKED =
  /(?:\{(?:does|is|has|was)\}|\b(?:did|can|could|will|would|may|might|should|had|let|or|than|as|makes?|helps?|lets)) $/iu;

/** A verb after {he} without a mark: "{he} want" would be wrong for one of the pronouns. */
function unmarked(text: string): string[] {
  return [...text.matchAll(/\{[Hh]e\} ([a-z']+)(\{[a-z]+\})?/gu)]
    .filter(({ index }) => !ASKED.test(text.slice(0, index)))
    .filter(([, verb = '', mark]) => mark === undefined && !SAME_FOR_ALL.has(verb) && !PAST.test(verb))
    .map(([found]) => `no mark on the verb: ${found}`);
}

/** What is wrong with an article by itself, in words. */
export function articleFaults(article: Article): string[] {
  const faults = [
    ...count('questions', article.questions.length, 8),
    ...count('keys', article.keys.length, 3),
    ...count('acks', article.ack.length, 2),
    ...count('acks for every question', article.ack.filter((each) => !each.when).length, 1),
    ...count('typical', article.typical.length, 1),
    ...count('sources', article.sources.length, 1),
    ...count('tonight', article.tonight.length, 2, 3),
    ...count('back', article.back.length, 2),
    ...count('turns', article.turns.length, 4),
    ...count('words of ask', words(article.ask), 8, 70),
  ];
  if (!/^[a-z][a-z0-9-]*$/u.test(article.id)) faults.push('id in kebab-case');
  if (article.ages[0] >= article.ages[1]) faults.push('ages from low to high');
  for (const turn of article.turns) {
    faults.push(
      ...count('asks of a turn', turn.asks.length, 3),
      ...count(`words of "${turn.asks[0] ?? ''}"`, words(turn.answer), 22, 100),
    );
  }
  for (const each of article.typical) {
    faults.push(...count('words of typical', words(each.text), 6, 45));
    if (each.from > each.to || each.from > article.ages[1] || each.to < article.ages[0]) faults.push('ages of typical');
  }
  const first = [article.ack[0]?.text, article.typical[0]?.text, ...article.tonight, article.ask, article.back[0]].join(
    ' ',
  );
  faults.push(...count('words of the first answer', words(first), 85, 200));
  for (const source of article.sources) {
    if (!source.address.startsWith('https://')) faults.push(`address of ${source.page}`);
  }
  for (const id of article.challenges)
    if (!CHALLENGES.some((each) => each.id === id)) faults.push(`no challenge ${id}`);
  if (article.offer?.kind === 'expert' && !CHALLENGES.some((each) => each.id === article.offer?.about)) {
    faults.push('an expert offer leads to a challenge');
  }
  for (const text of textsOf(article)) {
    for (const [, mark = ''] of text.matchAll(MARK)) if (!MARKS.has(mark.toLowerCase())) faults.push(`mark {${mark}}`);
    faults.push(...unmarked(text));
    for (const rule of [UNWELCOME, DOSE, AMERICAN]) {
      const found = rule.exec(text);
      if (found) faults.push(`"${found[0]}" in: ${text.slice(0, 80)}`);
    }
    if (!/[.?!"”]$/u.test(text)) faults.push(`no end: ${text.slice(-40)}`);
    if (faults.length === 0) for (const person of ['she', 'he', 'they'] as const) inPerson(text, person);
  }
  return faults;
}
