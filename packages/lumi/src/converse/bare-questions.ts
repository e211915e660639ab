import type { LumiAnswer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import { isBare, turnsOfAKind } from '../retrieve/turn-of-a-kind.ts';
import { factOf } from '../understand/understand.ts';
import { EMPTY_ANSWER, type Moment } from './conversation.ts';
import { typicalFor } from './first-answer.ts';
import { fromPage } from './from-page.ts';
import { isSaid, pick, say, unsaid } from './pick.ts';
import { whomToAsk } from './whom-to-ask.ts';

/** What the page's own turn says to a question that is asked on every page; null when it has none left. */
export function ownTurn(moment: Moment, page: Article): LumiAnswer | null {
  const { kind, plain } = moment.understanding;
  if (!isBare(plain)) return null;
  const turn = turnsOfAKind(page, kind).find((each) => !isSaid(moment, each.answer));
  return turn ? fromPage(page, [say(moment, turn.answer)], null) : null;
}

/** A thing for tonight by its first words, so that it can be pointed at and need not be said again. */
export const byItsFirstWords = (thing: string): string =>
  (/^[^.:;("]+/.exec(thing)?.[0] ?? thing).trim().split(/\s+/).slice(0, 8).join(' ');

/** The next thing to try, by name; null when the list was walked through. */
function nextThing(moment: Moment, page: Article): string | null {
  const told = page.tonight.filter((each) => isSaid(moment, each)).slice(1);
  const pointed = (thing: string) => isSaid(moment, `"${byItsFirstWords(thing)}`);
  const thing = told.find((each) => !pointed(each));
  return thing === undefined ? null : `"${say(moment, byItsFirstWords(thing))} ..."`;
}

/** What is done when the first thing did not help: another, and at last somebody who can look. */
function goOn(moment: Moment, page: Article): string | null {
  const [left] = unsaid(moment, page.tonight);
  if (left !== undefined) return left;
  const next = nextThing(moment, page);
  return next === null ? null : `Next on my list is the one that begins ${next}.`;
}

/** Where something is mourned nothing fails. */
const TRUE_AND_KIND = [
  'It does not have to work; it only has to be true and kind, and said again when {he} ask{s} again.',
];

/** "Tried that": the page's own answer, or the next thing on its list, and where it goes wrong. */
export function afterTrying(moment: Moment, page: Article): LumiAnswer | null {
  const own = ownTurn(moment, page);
  if (own) return own;
  const tried =
    factOf(moment.understanding, 'tried')
      ?.replace(/\b(?:but|and|it|that|this|about|everything|already)\b.*$/, '')
      .trim() ?? '';
  const named = tried.length > 3 ? ` You tried ${tried.replace(/^saying (.+)$/, 'saying "$1"')}.` : '';
  const all = /\balready\b|\ball (?:of )?that\b/.test(moment.understanding.plain);
  const opening = pick(
    moment,
    'tried',
    page.topic === 'grief'
      ? TRUE_AND_KIND
      : [
          `${all ? 'Then more of the same is no answer' : 'Then that one has had its turn'}, if it had a whole week, in the same words and from everybody; the first days are often louder.`,
          'What fails shows where it goes wrong: before it, in the middle of it, or afterwards. That is the place to change something.',
        ],
  );
  if (opening === null) return null;
  const next =
    goOn(moment, page) ??
    pick(moment, 'tried next', [
      'Change one thing only, the hour, the place or the person, and leave the rest as it is for seven days.',
    ]);
  const question =
    page.topic === 'grief'
      ? null
      : pick(moment, 'tried back', ['At which moment does it go wrong?', 'What happened, exactly, the last time?']);
  return fromPage(page, [`${opening}${named}`, next ?? ''], question);
}

/** "And if that doesn't work?": nothing has failed yet, so the next step is named, and then the person who goes further. */
export function ifItFails(moment: Moment, page: Article): LumiAnswer | null {
  const own = ownTurn(moment, page);
  if (own) return own;
  const [who = '', other] = whomToAsk(page, moment.understanding.ageMonths);
  const next = goOn(moment, page);
  const further = pick(moment, 'if it fails further', [
    `If two whole weeks move nothing, take it to ${who}${other === undefined ? '' : ` or ${other}`} with three lines: what you tried, for how long, what happened.`,
  ]);
  const opening = pick(moment, 'if it fails', [
    'Then you go one step smaller, not louder: half as long, half as much, at the best hour of the day. A thing that fails at seven may work at four.',
    'Then it was the wrong key, and there is no harm done by having tried it.',
  ]);
  return opening === null ? null : fromPage(page, [opening, next ?? '', further ?? ''], null);
}

/** "Is that normal?" as the page can answer it: what is usual at this age, else where its line is drawn. */
export function isItUsual(moment: Moment, page: Article): LumiAnswer | null {
  const own = ownTurn(moment, page);
  if (own) return own;
  if (!isBare(moment.understanding.plain)) return null;
  const [typical] = unsaid(moment, [typicalFor(page, moment.understanding.ageMonths)]);
  const [ask] = unsaid(moment, [page.ask]);
  const [who = ''] = whomToAsk(page, moment.understanding.ageMonths);
  const line =
    ask ??
    pick(moment, 'usual line', [
      `I can't see {him}, so I go by the line I gave you for asking somebody: past it, or a little worse each week, show it to ${who}. Short of it, and slowly easier, it is what I called usual.`,
      `Two things decide it: is it past the line I gave you for asking, and is there more of it than a month ago? If either is a yes, tell ${who}. If both are a no, it may be watched for now.`,
    ]);
  const grieving =
    page.topic === 'grief'
      ? pick(moment, 'usual in grief', [
          'There is no right way to do it, and no right amount of tears; it shows in sleep, in play and in temper as well.',
        ])
      : null;
  return line === null && typical === undefined ? null : fromPage(page, [grieving ?? typical ?? '', line ?? ''], null);
}

const NOBODY = 'your health visitor or doctor';

const OTHER_TIMES =
  /\bhow long (?:does|do|is|are) (?:an?|the|his|her|their) \w|^(?:and |but |so )*when (?:do|should|can|shall|could) (?:i|we)\b|\bwhen does \w+ (?:usually |normally )?(?:start|begin)\b/;

/** "How long?": the page's own answer, else what a fair trial is. */
export function howLong(moment: Moment, page: Article | null): LumiAnswer | null {
  const own = page && ownTurn(moment, page);
  if (own) return own;
  // "How long does an assessment take?" is about something else than the child.
  // Nor is "when do we tell them?" about how long it takes, nor "when does it start?".
  if (OTHER_TIMES.test(moment.understanding.plain)) return null;
  const [typical = ''] = page ? unsaid(moment, [typicalFor(page, moment.understanding.ageMonths)]) : [];
  const [who = NOBODY] = page ? whomToAsk(page, moment.understanding.ageMonths) : [];
  const text = pick(
    moment,
    'how long',
    page?.topic === 'grief'
      ? [
          'I can give you no date, and it does not run in a straight line: it gets quieter, and comes back at birthdays, songs and smells. Look at the weeks, not at the single evening.',
        ]
      : [
          `Nobody can promise a date for one child. Give one change two weeks, done the same way by everybody, before you judge it; the first three or four days are usually the loudest. If two weeks have moved nothing, that is the time for ${who}.`,
          'Count in weeks, not in evenings: a dot for each bad one, and compare this week with the last. When two weeks look the same, something in the plan should change.',
        ],
  );
  const opening = [typical, text ?? ''].filter((each) => each !== '');
  if (text === null) return null;
  const question = page && pick(moment, `${page.id} back`, page.back);
  return page ? fromPage(page, opening, question) : { ...EMPTY_ANSWER, opening };
}
