import type { LumiAnswer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import { nextTurns } from '../retrieve/next-turn.ts';
import { factOf } from '../understand/understand.ts';
import { EMPTY_ANSWER, type Moment } from './conversation.ts';
import { typicalFor } from './first-answer.ts';
import { fromPage } from './from-page.ts';
import { offerTurns } from './near-turns.ts';
import { formLink } from './offer.ts';
import { isSaid, pick, say, unsaid } from './pick.ts';
import { TALK_TEXTS } from './talk-texts.ts';
import { whomToAsk } from './whom-to-ask.ts';

/** A later answer with the page in hand, or without any when the talk has none yet. */
const answered = (page: Article | null, opening: readonly string[], question: string | null): LumiAnswer =>
  page ? fromPage(page, opening, question) : { ...EMPTY_ANSWER, opening: [...opening], question };

/** A question of the page that was not asked yet. */
const ofPage = (moment: Moment, page: Article | null): string | null =>
  page ? pick(moment, `${page.id} back`, page.back) : null;

/** One of the authored texts for what was said; null when every one of them came already. */
function authored(moment: Moment, page: Article | null): LumiAnswer | null {
  const { kind } = moment.understanding;
  const text = pick(moment, kind, TALK_TEXTS[kind] ?? []);
  if (text === null) return null;
  const quiet =
    kind === 'nod' || kind === 'self-blame' || kind === 'success' || kind === 'apology' || kind === 'comparison';
  return answered(page, [text], quiet || text.endsWith('?') ? null : ofPage(moment, page));
}

const REPAIR: readonly string[] = [
  'Go back in when you are quiet and say it in one line: "I shouted. That was too loud. It wasn\'t your fault." Then sit there for two minutes.',
  'Find the sign that comes first, a hot face, a tight jaw, and give it a job: hands under cold water, one step out of the door, back in a minute.',
  'Look at the clock it happened on. Food for both of you and one rule less, half an hour before that, does more than resolve.',
];

/** A parent who shouted: two or three things to mend it with, once in a conversation. */
function afterShouting(moment: Moment, page: Article | null): LumiAnswer | null {
  const opening = pick(moment, 'lost temper', TALK_TEXTS['lost-temper'] ?? []);
  if (opening === null || isSaid(moment, REPAIR[0] ?? '')) return null;
  return {
    ...answered(page, [opening], 'What had happened in the ten minutes before?'),
    tonight: REPAIR.map((each) => say(moment, each)),
    after: [
      'If it is most days, if it is more than shouting, or if you are afraid that it could be, tell your health visitor or doctor this week in those words. They have heard them before.',
    ],
  };
}

const NOBODY = 'your health visitor or doctor';
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function ringWhom(moment: Moment, page: Article | null): LumiAnswer | null {
  const [first = NOBODY, second] = page ? whomToAsk(page) : [];
  const then = second === undefined ? '' : ` If that leads nowhere, ${second}.`;
  const line = page ? unsaid(moment, [page.ask]) : [];
  const text = pick(moment, 'ring whom', [
    `${capital(first)} first.${then} Say it in one breath: the age, what you see, how often, since when. Then ask two things: "What would you look at first?" and "By what date will I hear?"`,
    `${capital(first)}, and in writing if the line is busy: three lines with dates are read more carefully than a long call. Ask who decides, and until when you should wait.`,
  ]);
  return text === null ? null : answered(page, [text, ...line], null);
}

/** Words to say that are long enough to be a sentence. */
const QUOTED = /[“"][^“”"]{16,}[”"]/u;

/** A quoted sentence of the page that was not said yet: from the turn that is most like the question first. */
function exactWords(moment: Moment, page: Article): LumiAnswer | null {
  const near = nextTurns(page, moment.understanding.plain).map((each) => each.turn.answer);
  const quotes = [...near, ...page.tonight, ...page.turns.map((each) => each.answer)].flatMap(
    (text) => QUOTED.exec(text)?.[0] ?? [],
  );
  const words = unsaid(moment, quotes)[0]?.replace(/([^.!?…])([”"])$/u, '$1.$2');
  const around = pick(moment, 'exact words', [
    'Then stop, and wait longer than feels polite. The same words tomorrow; it is the sameness that is heard.',
    'Low voice, once, at eye level. If it has to be said again, in the same words.',
  ]);
  return words === undefined || around === null
    ? null
    : fromPage(page, [`Short, and the same each time: ${words} ${around}`], ofPage(moment, page));
}

function makeIt(moment: Moment, page: Article | null): LumiAnswer | null {
  const text = pick(moment, 'make it', [
    'Yes. The form opens with its beginning already written; put in the name, and one thing that really happened, and it is ready in a few seconds.',
    'Yes, that can be made here. Read it by yourself before you read it aloud; you know best which sentence is too much today.',
  ]);
  return text === null
    ? null
    : { ...answered(page, [text], null), offer: formLink(moment, page, moment.understanding.plain) };
}

function afterTrying(moment: Moment, page: Article): LumiAnswer | null {
  const tried =
    factOf(moment.understanding, 'tried')
      ?.replace(/\b(?:but|and|it|that|about)\b.*$/, '')
      .trim() ?? '';
  const named = tried.length > 3 ? ` You tried ${tried.replace(/^saying (.+)$/, 'saying "$1"')}.` : '';
  const all = /\balready\b|\ball (?:of )?that\b/.test(moment.understanding.plain);
  const opening = pick(moment, 'tried', [
    'That tells me more than a success would. Most of these need the same words for a week, and the first days are often louder.',
    'So that one is off the list, or was too early. What fails also shows where it goes wrong: before, in it, or afterwards.',
    ...(all ? ['Then you have done the usual things already, and more of the same is no answer.'] : []),
  ]);
  if (opening === null) return null;
  const [left] = unsaid(moment, page.tonight);
  const next =
    left === undefined
      ? pick(moment, 'tried next', [
          'Keep one thing only and do it in the same way for seven days, dots on the calendar; then change one thing, not three.',
          `If a full week of one thing moves nothing, the cause may sit elsewhere, and that is a question for ${whomToAsk(page)[0] ?? ''}.`,
        ])
      : `If it has had its week, try this instead: ${left}`;
  const question = pick(moment, 'tried back', [
    'What happened, exactly, the last time?',
    'At which moment does it go wrong?',
  ]);
  return fromPage(page, [`${opening}${named}`, next ?? ''], question ?? ofPage(moment, page));
}

function howLong(moment: Moment, page: Article | null): LumiAnswer | null {
  const [typical = ''] = page ? unsaid(moment, [typicalFor(page, moment.understanding.ageMonths)]) : [];
  const [who = NOBODY] = page ? whomToAsk(page) : [];
  const text = pick(moment, 'how long', [
    `Nobody can promise a date for one child. Give one change two weeks, done the same way by everybody, before you judge it; the first three or four days are usually the loudest. If two weeks have moved nothing, that is the time for ${who}.`,
    'Count in weeks, not in evenings: a dot for each bad one, and compare this week with the last. When two weeks look the same, something in the plan should change.',
  ]);
  return text === null
    ? null
    : answered(
        page,
        [typical, text].filter((each) => each !== ''),
        ofPage(moment, page),
      );
}

/** An answer to what is said about the talk, the grown-ups or the parent; null when it is none of these, or all was said. */
export function aboutTheTalk(moment: Moment, page: Article | null): LumiAnswer | null {
  switch (moment.understanding.kind) {
    case 'lost-temper':
      return afterShouting(moment, page);
    case 'ring-whom':
      return ringWhom(moment, page);
    case 'make-it':
      return makeIt(moment, page);
    case 'exact-words':
    case 'how-to-say':
      return page ? exactWords(moment, page) : null;
    case 'tried':
      return page ? afterTrying(moment, page) : null;
    case 'when':
      return howLong(moment, page);
    case 'nod':
      return (page && offerLeft(moment, page)) ?? authored(moment, page);
    default:
      return authored(moment, page);
  }
}

/** A "no" or a "hmm" means that something does not fit: what else the page can answer is offered. */
function offerLeft(moment: Moment, page: Article): LumiAnswer | null {
  if (!/^(?:no|nope|not really|sometimes|maybe|hm+|mm+)\b/.test(moment.understanding.plain)) return null;
  const offer = offerTurns(moment, page);
  return offer && fromPage(page, [`Then something in it does not fit yet. ${offer.text}`], offer.question);
}
