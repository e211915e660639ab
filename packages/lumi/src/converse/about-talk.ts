import type { LumiAnswer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import { afterTrying, byItsFirstWords, howLong, ifItFails, isItUsual, ownTurn } from './bare-questions.ts';
import { EMPTY_ANSWER, type Moment } from './conversation.ts';
import { exactWords } from './exact-words.ts';
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
  const [first = NOBODY, second] = page ? whomToAsk(page, moment.understanding.ageMonths) : [];
  const then = second === undefined ? '' : ` If that leads nowhere, ${second}.`;
  const line = page ? unsaid(moment, [page.ask]) : [];
  const text = pick(moment, 'ring whom', [
    `${capital(first)} first.${then} Say it in one breath: the age, what you see, how often, since when. Then ask two things: "What would you look at first?" and "By what date will I hear?"`,
    `${capital(first)}, and in writing if the line is busy: three lines with dates are read more carefully than a long call. Ask who decides, and until when you should wait.`,
  ]);
  return text === null ? null : answered(page, [text, ...line], null);
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

const ONE_ONLY =
  'That one and no other, for a week. Note two words each time, what came before and how long it lasted; then you know on Sunday what you are only guessing today.';
/** Where something is mourned there is nothing to measure. */
const ENOUGH = 'That is enough for today; nothing else has to be got right.';

/** "What do I do now?": the smallest thing of the page by its first words; once in a conversation. */
function nextStep(moment: Moment, page: Article): LumiAnswer | null {
  const [first] = page.tonight;
  const then = page.topic === 'grief' ? ENOUGH : ONE_ONLY;
  if (first === undefined || !isSaid(moment, first) || isSaid(moment, then)) return null;
  return fromPage(page, [`The one that begins "${say(moment, byItsFirstWords(first))} ...". ${then}`], null);
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
    case 'if-it-fails':
      return page ? ifItFails(moment, page) : null;
    case 'is-it-normal':
      return page ? isItUsual(moment, page) : null;
    case 'my-fault':
      return (page && ownTurn(moment, page)) ?? authored(moment, page);
    case 'next-step':
      return (page && nextStep(moment, page)) ?? authored(moment, page);
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
