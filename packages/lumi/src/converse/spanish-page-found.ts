import { textsOf, type Moment } from './conversation.ts';
import type { SpanishPage, SpanishTurn } from './spanish-page.ts';
import { SPANISH_PAGES } from './spanish-pages.ts';
import { isSaid } from './spanish-unsaid.ts';
import { heard, weightIn } from './spanish-words.ts';

/** Words that only help count this much of those that tell. */
const HINT = 0.4;

/** On how many pages a phrase stands: what several share tells less. */
const pagesWith = new Map<string, number>();
for (const { words, hints } of SPANISH_PAGES)
  for (const phrase of new Set([...words, ...hints])) pagesWith.set(phrase, (pagesWith.get(phrase) ?? 0) + 1);
const rarity = (phrase: string): number => 1 / (pagesWith.get(phrase) ?? 1);

/** The page whose words weigh most in a question (folded text); null when no telling word of any stands there. */
export function spanishPageFor(plain: string): SpanishPage | null {
  const question = heard(plain);
  let best: { readonly page: SpanishPage; readonly weight: number } | null = null;
  for (const page of SPANISH_PAGES) {
    const telling = weightIn(question, page.words, rarity);
    if (telling === 0) continue;
    const weight = telling + HINT * weightIn(question, page.hints, rarity);
    if (!best || weight > best.weight) best = { page, weight };
  }
  return best?.page ?? null;
}

const bodyOf = (page: SpanishPage): readonly string[] => [
  page.ack,
  ...page.tonight,
  ...page.turns.map((turn) => turn.answer),
];

/** The Spanish page a conversation is about: that of the last answer which rested on one. */
export function pageInHand(moment: Moment): SpanishPage | null {
  for (const { answer } of moment.before.toReversed()) {
    const texts = textsOf(answer).join('\n');
    const page = SPANISH_PAGES.find((each) => bodyOf(each).some((text) => texts.includes(text)));
    if (page) return page;
  }
  return null;
}

/** Whether the page's first answer was given in this conversation. */
export const wasTold = (moment: Moment, page: SpanishPage): boolean =>
  bodyOf(page).some((text) => isSaid(moment, text));

/** The turn of a page that the newest message asks for, of those not yet said; null when none fits. */
export function fittingTurn(moment: Moment, page: SpanishPage): SpanishTurn | null {
  const question = heard(moment.understanding.plain);
  const [best] = page.turns
    .filter((turn) => !isSaid(moment, turn.answer))
    .map((turn) => ({ turn, weight: weightIn(question, turn.words) }))
    .toSorted((one, other) => other.weight - one.weight);
  return best && best.weight > 0 ? best.turn : null;
}
