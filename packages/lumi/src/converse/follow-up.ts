import type { LumiAnswer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import { nextTurns } from '../retrieve/next-turn.ts';
import { termsOf } from '../retrieve/terms.ts';
import { ageWords } from '../understand/age.ts';
import { factOf } from '../understand/understand.ts';
import { EMPTY_ANSWER, type Moment } from './conversation.ts';
import { typicalFor } from './first-answer.ts';
import { pick, say, unsaid } from './pick.ts';

/** What may stand around an age that is the whole message: "she is 2", "3 and a half now". */
const AROUND = 3;

/** Whether a message tells an age and nothing else. */
export function isBareAge({ understanding: { ageToldNow, plain } }: Moment): boolean {
  if (!ageToldNow) return false;
  const rest = plain.replace(ageToldNow.words, ' ');
  return rest.split(/[ |]+/).filter(Boolean).length <= AROUND && termsOf(rest).length === 0;
}

const fromPage = (article: Article, opening: readonly string[], question: string | null): LumiAnswer => ({
  ...EMPTY_ANSWER,
  opening: opening.filter((each) => each !== ''),
  question,
  sources: article.sources.map(({ organisation, page, address }) => ({ organisation, page, address })),
  guidance: [{ id: article.id, title: article.title }],
});

/** The page's own answer to what is said next; null when it has none, or gave it already. */
export function turnAnswer(moment: Moment, article: Article): { answer: LumiAnswer; likeness: number } | null {
  const found = nextTurns(article, moment.understanding.plain).find(
    (each) => unsaid(moment, [each.turn.answer]).length > 0,
  );
  if (!found) return null;
  const text = say(moment, found.turn.answer);
  // A turn that ends on a question of its own needs no other.
  const question = /\?["”]?$/.test(text) ? null : pick(moment, `${article.id} back`, article.back);
  return { answer: fromPage(article, [text], question), likeness: found.likeness };
}

/** An answer to a message that goes on about the same page without any of the page's own turns. Never null. */
export function followUp(moment: Moment, article: Article): LumiAnswer {
  const { kind, ageToldNow } = moment.understanding;
  const left = unsaid(moment, article.tonight);
  const back = () => pick(moment, `${article.id} back`, article.back);
  if (isBareAge(moment) && ageToldNow) {
    const typical = say(moment, typicalFor(article, ageToldNow.months));
    const first = say(moment, article.tonight[0] ?? '');
    const known = [...moment.said].some((each) => each.includes(typical));
    const opening = `Thank you; ${ageWords(ageToldNow.months)} helps.${known ? '' : ` ${typical}`}`;
    return fromPage(article, [opening, `Then I would begin with this one: ${first}`], back());
  }
  if (kind === 'tried') return afterTrying(moment, article, left[0]);
  if (kind === 'when') {
    const ask = say(moment, article.ask);
    return fromPage(
      article,
      [
        `I can't promise a date for one child. ${say(moment, typicalFor(article, moment.understanding.ageMonths))}`,
        `Give a change about two weeks before you judge it. This is the line for asking somebody: ${ask}`,
      ],
      null,
    );
  }
  if (kind === 'my-fault') {
    return fromPage(
      article,
      [
        "I can't see a fault in what you wrote; I can see somebody asking at the end of a long day. What you can shape is the next five minutes, and those are what we are talking about.",
      ],
      back(),
    );
  }
  if (kind === 'how-to-say') {
    const words = quotedIn([...article.tonight, ...article.turns.map((each) => each.answer)]);
    if (words) return fromPage(article, [`Short, and the same each time. For instance: ${say(moment, words)}`], back());
  }
  if (left[0] !== undefined)
    return fromPage(article, [`Then I would put the effort here: ${left[0]}`], back() ?? MOMENT);
  return fromPage(
    article,
    ['I have told you what I know about this, and I would rather not say it twice.', say(moment, article.ask)],
    MOMENT,
  );
}

const MOMENT =
  'Would you tell me the moment it goes wrong, step by step? Then I can look for the page that fits better.';

/** Words to say that are long enough to be a sentence. */
const QUOTED = /[“"][^“”"]{16,}[”"]/u;
const quotedIn = (texts: readonly string[]): string | undefined =>
  texts.flatMap((text) => QUOTED.exec(text)?.[0] ?? [])[0];

function afterTrying(moment: Moment, article: Article, left: string | undefined): LumiAnswer {
  const tried = factOf(moment.understanding, 'tried');
  const back = tried === undefined ? '' : ` You tried ${tried.replace(/\b(?:but|and|it|that)\b.*$/, '').trim()}.`;
  const opening = `That tells me more than a success would.${back.length > ' You tried .'.length ? back : ''} Most of these need the same words for a week before they work, and the first days are often louder.`;
  const next =
    left === undefined
      ? `If it has been a week and nothing moved, the cause may sit elsewhere: ${say(moment, article.ask)}`
      : `If it has had its week, try this instead: ${left}`;
  return fromPage(article, [opening, next], 'What happened, exactly, the last time?');
}
