import type { Article, Turn } from '@storylantern/library';
import { nextTurns } from '../retrieve/next-turn.ts';
import { isSaid, pick } from './pick.ts';
import type { Moment } from './conversation.ts';

const OTHER: Readonly<Record<string, RegExp>> = {
  he: /\b(?:she|her|hers|they|them)\b/i,
  she: /\b(?:he|him|his|they|them)\b/i,
  they: /\b(?:he|him|his|she|her|hers)\b/i,
};
const OFFERED = 2;
const LEADS: readonly string[] = [
  'What other parents ask here and I can answer:',
  'Nearer to what I do know:',
  'I could go on with one of these:',
];

/** Fewer words than this are a keyword rather than a question. */
const STUMP = 4;
const isStump = (wording: string): boolean => wording.split(' ').length < STUMP;

/** A wording of a turn that fits the child's pronoun; null when each speaks of another. */
const wordingFor = (moment: Moment, turn: Turn): string | null =>
  turn.asks
    .filter((each) => !OTHER[moment.understanding.person]?.test(each))
    .toSorted((one, other) => Number(isStump(one)) - Number(isStump(other)))[0] ?? null;

/** Up to two questions that the page can still answer, as parents put them, not offered before. */
function openTurns(moment: Moment, article: Article): readonly string[] {
  const near = nextTurns(article, moment.understanding.plain).map((each) => each.turn);
  return [...new Set([...near, ...article.turns])]
    .filter((turn) => !isSaid(moment, turn.answer))
    .flatMap((turn) => wordingFor(moment, turn) ?? [])
    .filter((wording) => !isSaid(moment, `"${wording}"`))
    .slice(0, OFFERED);
}

/** A sentence that names what the page can still answer, with a question that offers it; null when nothing is left. */
export function offerTurns(
  moment: Moment,
  article: Article,
): { readonly text: string; readonly question: string } | null {
  const [first, second] = openTurns(moment, article);
  const question = pick(moment, 'turns question', [
    'Shall I take the first of them?',
    'Is one of them nearer to what you mean?',
    'Would that help, or is it something else?',
  ]);
  const lead = pick(moment, 'turns lead', LEADS);
  if (first === undefined || question === null || lead === null) return null;
  const and = second === undefined ? '' : `, or "${second}"`;
  return { text: `${lead} "${first}"${and}.`, question };
}

/** The turn that the last answer offered first; undefined when it offered none. */
export function offeredTurn({ before }: Moment, article: Article): Turn | undefined {
  const last = before.at(-1)?.answer.opening.join(' ') ?? '';
  const wording = new RegExp(`(?:${LEADS.join('|')}) "([^"]+)"`).exec(last)?.[1];
  return article.turns.find((turn) => wording !== undefined && turn.asks.includes(wording));
}
