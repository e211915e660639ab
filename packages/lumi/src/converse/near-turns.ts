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

const SHORT_FORMS = /\b(?:(do|does|did|is|has|would|should|could|was)nt|(wo|ca)nt)\b/g;
const ASKED =
  /^(?:how|what|when|why|who|where|which|should|can|could|would|will|do|does|did|is|are|am|was|has|have|may)\b/;

/** A wording as it stands in print: its capital, its apostrophes, its question mark. */
export function printed(wording: string): string {
  const whole = wording
    .replace(SHORT_FORMS, (_, verb: string | undefined, other: string | undefined) =>
      verb === undefined ? `${other ?? ''}n't` : `${verb}n't`,
    )
    .replace(/\b(i)('?)(m|ve)\b/g, (_, _i: string, _apostrophe: string, rest: string) => `I'${rest}`)
    .replace(/\b(he|she|it|that|what)s\b/g, "$1's")
    .replace(/\b(they|we|you)re\b/g, "$1're")
    .replace(/\b(gp|tv|adhd)\b/g, (short) => short.toUpperCase())
    .replace(/\bi\b(?!')/g, 'I');
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}${ASKED.test(wording) && !wording.endsWith('?') ? '?' : ''}`;
}

/** A whole question is offered before a statement, and a statement before a keyword. */
const poor = (wording: string): number => (isStump(wording) ? 2 : ASKED.test(wording) ? 0 : 1);

/** A wording of a turn that fits the child's pronoun; null when each speaks of another. */
const wordingFor = (moment: Moment, turn: Turn): string | null =>
  turn.asks
    .filter((each) => !OTHER[moment.understanding.person]?.test(each))
    .toSorted((one, other) => poor(one) - poor(other))[0] ?? null;

/** Up to two questions that the page can still answer, as parents put them, not offered before. */
function openTurns(moment: Moment, article: Article, onlyNear: boolean): readonly string[] {
  const near = nextTurns(article, moment.understanding.plain).map((each) => each.turn);
  return [...new Set([...near, ...(onlyNear ? [] : article.turns)])]
    .filter((turn) => !isSaid(moment, turn.answer))
    .flatMap((turn) => wordingFor(moment, turn) ?? [])
    .map(printed)
    .filter((wording) => !isSaid(moment, `"${wording}"`))
    .slice(0, OFFERED);
}

/**
 * A sentence that names what the page can still answer, with a question that offers it; null when nothing is left.
 * With `onlyNear` none is named that shares no word with what was said.
 */
export function offerTurns(
  moment: Moment,
  article: Article,
  onlyNear = false,
): { readonly text: string; readonly question: string } | null {
  const [first, second] = openTurns(moment, article, onlyNear);
  const question = pick(moment, 'turns question', [
    'Shall I take the first of them?',
    'Is one of them nearer to what you mean?',
    'Would that help, or is it something else?',
  ]);
  const lead = pick(moment, 'turns lead', LEADS);
  if (first === undefined || question === null || lead === null) return null;
  const and = second === undefined ? '' : `, or "${second}"`;
  const end = /[?!.]$/.test(second ?? first) ? '' : '.';
  return { text: `${lead} "${first}"${and}${end}`, question };
}

/** The turn that the last answer offered first; undefined when it offered none. */
export function offeredTurn({ before }: Moment, article: Article): Turn | undefined {
  const last = before.at(-1)?.answer.opening.join(' ') ?? '';
  const wording = new RegExp(`(?:${LEADS.join('|')}) "([^"]+)"`).exec(last)?.[1];
  return article.turns.find((turn) => wording !== undefined && turn.asks.some((each) => printed(each) === wording));
}
