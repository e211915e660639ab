import type { GuidanceSource, LumiAnswer } from '@storylantern/contract';
import { ARTICLES } from '@storylantern/library';
import { factOf } from '../understand/understand.ts';
import { EMPTY_ANSWER, type Moment } from './conversation.ts';
import { spanishAge, spanishAgeIn } from './spanish-age.ts';
import { FAULT, HOW_LONG, TRIED } from './spanish-kinds.ts';
import { fittingTurn } from './spanish-page-found.ts';
import type { SpanishPage } from './spanish-page.ts';
import {
  SPANISH_AGE_HELPS,
  SPANISH_ALL_TOLD,
  SPANISH_ASK_AGE,
  SPANISH_FAULT,
  SPANISH_HOW_LONG,
  SPANISH_TRIED,
} from './spanish-small-talk.ts';
import { isSaid, unsaidOf } from './spanish-unsaid.ts';

/** A worn-out parent gets this many things to try. */
const FEW = 2;
const WORN_OUT = /\b(?:agotad[oa]|cansad[oa] de|estoy (?:muy )?cansad[oa]|no puedo mas|no doy mas)\b/;

const articles = new Map(ARTICLES.map((each) => [each.id, each]));

/** The sources of a page: those of the English page it is the gist of. */
export const spanishSourcesOf = (page: SpanishPage): readonly GuidanceSource[] =>
  articles
    .get(page.guidance)
    ?.sources.map(({ organisation, page: name, address }) => ({ organisation, page: name, address })) ?? [];

const fromPage = (page: SpanishPage, parts: Partial<LumiAnswer>): LumiAnswer => ({
  ...EMPTY_ANSWER,
  language: 'es',
  sources: [...spanishSourcesOf(page)],
  guidance: [{ id: page.guidance, title: `${page.title} (en inglés)` }],
  ...parts,
});

/** What is typical at an age: the stretch that holds it, else the nearest; the first when no age is known. */
function typicalFor(page: SpanishPage, ageMonths: number | null): string {
  if (ageMonths === null) return page.typical[0]?.text ?? '';
  const away = ({ from, to }: { from: number; to: number }) => Math.max(from - ageMonths, ageMonths - to, 0);
  return page.typical.toSorted((one, other) => away(one) - away(other))[0]?.text ?? '';
}

/** The first answer from a page: what is hard, what is typical with its source, what to try, when to ask, one question. */
export function spanishFirst(moment: Moment, page: SpanishPage): LumiAnswer {
  const { plain } = moment.understanding;
  const ageMonths = spanishAge(moment);
  const tired = factOf(moment.understanding, 'tired') !== undefined || WORN_OUT.test(plain);
  const [source] = spanishSourcesOf(page);
  const askAge = ageMonths === null && page.typical.length > 1 && !isSaid(moment, SPANISH_ASK_AGE);
  return fromPage(page, {
    opening: [page.ack, `${typicalFor(page, ageMonths)}${source ? ` (${source.organisation}, en inglés)` : ''}`],
    tonight: page.tonight.slice(0, tired ? FEW : undefined),
    after: [page.ask],
    question: askAge ? SPANISH_ASK_AGE : unsaidOf(moment, page.back),
  });
}

/** The next help from a page that was told: what fits, else what was not said yet, else an end; null when that came too. */
export function spanishNext(moment: Moment, page: SpanishPage): LumiAnswer | null {
  const { plain } = moment.understanding;
  const toldNow = spanishAgeIn(plain);
  const answer = (opening: readonly string[]) =>
    fromPage(page, { opening: [...opening], question: unsaidOf(moment, page.back) });

  const turn = fittingTurn(moment, page);
  if (turn) return answer([turn.answer]);
  const typical = toldNow === null ? '' : typicalFor(page, toldNow);
  if (typical !== '' && !isSaid(moment, typical)) return answer([...unsaidOnly(moment, SPANISH_AGE_HELPS), typical]);
  if (FAULT.test(plain) && !isSaid(moment, SPANISH_FAULT)) return answer([SPANISH_FAULT]);

  const general = page.turns.filter((each) => each.words.length === 0).map((each) => each.answer);
  // Turns with words of their own answer those words; said to anything else they would be a puzzle.
  const more = unsaidOf(moment, [...general, ...page.tonight]);
  if (more === null) {
    const end = unsaidOf(moment, SPANISH_ALL_TOLD);
    return end === null ? null : fromPage(page, { opening: [end] });
  }
  if (HOW_LONG.test(plain)) return answer([...unsaidOnly(moment, SPANISH_HOW_LONG), more]);
  if (TRIED.test(plain)) return answer([...unsaidOnly(moment, SPANISH_TRIED), more]);
  return answer([more]);
}

const unsaidOnly = (moment: Moment, text: string): readonly string[] => (isSaid(moment, text) ? [] : [text]);
