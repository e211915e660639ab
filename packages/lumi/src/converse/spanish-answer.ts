import type { LumiAnswer } from '@storylantern/contract';
import { EMPTY_ANSWER, type Moment } from './conversation.ts';
import { spanishAgeIn } from './spanish-age.ts';
import { spanishFirst, spanishNext } from './spanish-page-answer.ts';
import { fittingTurn, pageInHand, spanishPageFor, wasTold } from './spanish-page-found.ts';
import {
  SPANISH_HELLO,
  SPANISH_HELLO_QUESTIONS,
  SPANISH_LAST,
  SPANISH_NOT_KNOWN,
  SPANISH_THANKS,
  SPANISH_WHO,
  SPANISH_WHO_QUESTION,
} from './spanish-small-talk.ts';
import { ABOUT_THE_TALK, GREETING, THANKS, WHO } from './spanish-kinds.ts';
import { unsaidOf } from './spanish-unsaid.ts';

/** A message this short, in words, goes on from the one before; a fitting turn is looked for up to the second. */
const SHORT = 7;
const SHORT_ENOUGH = 14;

const saying = (moment: Moment, texts: readonly string[], question: string | null = null): LumiAnswer => ({
  ...EMPTY_ANSWER,
  language: 'es',
  opening: [unsaidOf(moment, texts) ?? SPANISH_LAST],
  question,
});

/** An answer in Spanish: small talk, one of the most asked topics, or a plain sentence saying in which language answers are. */
export function spanishAnswer(moment: Moment): LumiAnswer {
  const { plain } = moment.understanding;
  const bare = plain.replaceAll('|', ' ').replace(/\s+/g, ' ').trim();
  const length = bare.split(' ').length;
  if (GREETING.test(bare)) {
    const texts = moment.before.length === 0 ? SPANISH_HELLO : SPANISH_HELLO.slice(1);
    return saying(moment, texts, unsaidOf(moment, SPANISH_HELLO_QUESTIONS));
  }
  if (WHO.test(bare)) return saying(moment, SPANISH_WHO, unsaidOf(moment, [SPANISH_WHO_QUESTION]));

  const found = spanishPageFor(plain);
  const hand = pageInHand(moment);
  if (!found && THANKS.test(bare)) return saying(moment, SPANISH_THANKS);
  // What the page in hand says next goes before another page that shares the word: "¿y si me pega?" within a tantrum.
  if (hand && found !== hand && length <= SHORT_ENOUGH && fittingTurn(moment, hand) && (!found || length <= SHORT))
    return spanishNext(moment, hand) ?? saying(moment, SPANISH_NOT_KNOWN);
  const page =
    found ?? (hand && (length <= SHORT || spanishAgeIn(plain) !== null || ABOUT_THE_TALK.test(bare)) ? hand : null);
  if (!page) return saying(moment, SPANISH_NOT_KNOWN);
  if (!wasTold(moment, page)) return spanishFirst(moment, page);
  return spanishNext(moment, page) ?? saying(moment, SPANISH_NOT_KNOWN);
}
