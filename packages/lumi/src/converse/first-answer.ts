import type { LumiAnswer } from '@storylantern/contract';
import type { Article, GuidanceTopic } from '@storylantern/library';
import { ageWords } from '../understand/age.ts';
import { factOf } from '../understand/understand.ts';
import { EMPTY_ANSWER, textsOf, type Moment } from './conversation.ts';
import { offerOf } from './offer.ts';
import { pick, say } from './pick.ts';

/** A worn-out parent gets this many things to try, everybody else all of them. */
const FEW = 2;
/** After these nothing is offered for sale, so to speak: the parent has something else on their mind. */
const NO_OFFER: readonly GuidanceTopic[] = ['grief'];
/** A typical range reaches a month further, so that "just turned three" still reads the line before. */
const MARGIN = 1;

/** What is typical at an age, or at any age when none is known; the nearest range when none holds it. */
export function typicalFor(article: Article, ageMonths: number | null): string {
  const [first] = article.typical;
  if (ageMonths === null || article.typical.length === 1) return first?.text ?? '';
  const away = ({ from, to }: { from: number; to: number }) => Math.max(from - ageMonths, ageMonths - to - MARGIN, 0);
  return article.typical.toSorted((one, other) => away(one) - away(other))[0]?.text ?? '';
}

/** The opening that fits how it was asked, before any that fits every question of the page. */
function acknowledge(moment: Moment, article: Article): string | null {
  const { plain } = moment.understanding;
  const words = ` ${plain.replaceAll('|', ' ')} `;
  const fitting = article.ack.filter((each) => each.when?.some((word) => words.includes(` ${word.toLowerCase()}`)));
  const general = article.ack.filter((each) => !each.when);
  return (
    pick(
      moment,
      `${article.id} ack`,
      fitting.map((each) => each.text),
    ) ??
    pick(
      moment,
      `${article.id} ack`,
      general.map((each) => each.text),
    )
  );
}

/** One fact given back in the parent's own words; nothing when the parent is worn out or told none. */
function echo(moment: Moment): string | null {
  const { understanding } = moment;
  const duration = factOf(understanding, 'duration');
  if (factOf(understanding, 'tired') !== undefined || duration === undefined) return null;
  const counted =
    /^(?:the )?(?:past |last )?((?:a |an |one |two |three |four |five |six |several |few |\d+ |couple of |many )+(?:days?|weeks?|months?|nights?|years?))$/.exec(
      duration,
    );
  if (!counted?.[1]) return `It has been like this since ${duration.replace(/^last /, 'last ')}, you say.`;
  const time = counted[1];
  return `${time.charAt(0).toUpperCase()}${time.slice(1)} of it is a long time.`;
}

const named = ({ sources: [first] }: Article): string => (first ? ` (${first.organisation}, ${first.page})` : '');

/** The first answer from a page: understanding, what is typical with its source, what to try, when to ask, one question. */
export function firstAnswer(moment: Moment, article: Article): LumiAnswer {
  const { understanding } = moment;
  const age = understanding.ageMonths;
  const byAge = article.typical.length > 1;
  const typical = say(moment, typicalFor(article, age));
  const at =
    age !== null && byAge && !/^(?:at|by|from|between|under|around)\b/i.test(typical) ? `At ${ageWords(age)}: ` : '';
  const tired = factOf(understanding, 'tired') !== undefined;
  const opening = [acknowledge(moment, article), echo(moment)].filter((each) => each !== null).join(' ');
  const askAge = age === null && byAge;
  const answer: LumiAnswer = {
    ...EMPTY_ANSWER,
    opening: [opening, `${at}${typical}${named(article)}`].filter((each) => each !== ''),
    tonight: article.tonight.slice(0, tired ? FEW : undefined).map((each) => say(moment, each)),
    after: [say(moment, article.ask)],
    offer: NO_OFFER.includes(article.topic) || moment.before.length > 0 ? null : offerOf(moment, article),
    question: askAge
      ? 'How old is your child? That changes my answer.'
      : pick(moment, `${article.id} back`, article.back),
    sources: article.sources.map(({ organisation, page, address }) => ({ organisation, page, address })),
    guidance: [{ id: article.id, title: article.title }],
  };
  return shortened(answer);
}

/** A first answer holds at most so many words, and at least two things to try. */
const MOST_WORDS = 190;
const wordsOf = (answer: LumiAnswer): number =>
  [...textsOf(answer), answer.offer?.label ?? ''].join(' ').split(/\s+/).length;

/** What is too much for one answer waits: the last thing to try is told when it is asked for, then the offer goes. */
function shortened(answer: LumiAnswer): LumiAnswer {
  if (wordsOf(answer) <= MOST_WORDS) return answer;
  const fewer = answer.tonight.length > FEW ? { ...answer, tonight: answer.tonight.slice(0, -1) } : answer;
  return wordsOf(fewer) <= MOST_WORDS ? fewer : { ...fewer, offer: null };
}
