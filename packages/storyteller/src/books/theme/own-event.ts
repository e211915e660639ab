import type { Theme } from '../theme.ts';
import { EVENT_PHRASES, EVENT_WORDS } from './event-words.data.ts';

/** Going somewhere by any means, with what one sees and whom one meets there: what every journey does. */
export const GOING = /^(?:sail|fl(?:y|ies|ew)|rid|rode|driv|drove|climb|sw[ia]m|me?et|f(?:i|ou)nd|discover)/;

/**
 * The word for what happens in a theme, when it is another thing than an arc does: a theme with an event of its own ("cats
 * take over the supermarket") is not only a theme with a place. Null when there is none.
 */
export function otherEvent({ raw }: Theme, does: RegExp): string | null {
  const low = raw.toLowerCase();
  const phrase = EVENT_PHRASES.map(([typed]) => typed.exec(low)?.[0]).find(
    (each) => each !== undefined && !does.test(each),
  );
  const words = low.match(/[\p{L}'-]+/gu) ?? [];
  return phrase ?? words.find((word) => !does.test(word) && EVENT_WORDS.some(([typed]) => typed.test(word))) ?? null;
}
