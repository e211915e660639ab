import type { BeatPage, Figure, Telling, Told } from '../../arc.ts';
import { pagesWith, withThread, wordings } from './around.ts';
import type { Going } from './event.ts';
import { natureOf } from './natures/index.ts';

/** On so many pages after the first one a hero is seen to be what the theme says. */
const IS_SHOWN = 2;

/** Events that are about what their hero is or does, and about nothing else. */
const OF_A_NATURE: ReadonlySet<string> = new Set([
  'begins-to-talk', 'by-nature', 'cannot-stop', 'forgets-it-all', 'jumps-over', 'keeps-doing', 'lost-colour', 'lost-magic', 'lost-voice',
  'must-fight', 'no-brakes', 'nobody-laughs', 'odd-sock', 'one-deserves-another', 'one-note', 'other-voice', 'pulls-them-out', 'rainbow-on-horn', 'repeats', 'saved-winter', 'slow-or-fast', 'stands-out', 'thinks-it-is', 'too-big', 'too-small', 'tooth-a-week',
  'wants-clean', 'will-not-sound',
]); // prettier-ignore

/** Words of a theme that say of whom it is, and not what is the matter. */
const WHO = /^(?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:who|that|which|whose|with|without|and)\b/iu;

/**
 * A book in which its hero is a bus, a sloth or a pirate on more than the first page. What happens in it may happen to
 * anybody; where its plot shows nothing of the hero's kind, a small habit goes on beside it. Books for the smallest are
 * too short for that.
 */
export function withNatureShown(told: Told, going: Going, telling: Telling, eventId: string): Told {
  const { A, K, raw, chance } = going;
  if (telling === 'young' || A === K || !A.being || OF_A_NATURE.has(eventId)) return told;
  const nature = natureOf(A.being.id);
  // "monster-under-bed" is about nothing but monsters.
  if (!nature || eventId.includes(A.being.id.toLowerCase().replaceAll(' ', '-'))) return told;
  // "a giraffe with a short neck" has no news from above.
  if (nature.shows.test(raw.replace(WHO, '')) || isShown(told, A, nature.shows)) return told;
  for (const thread of chance.some(nature.threads.length, nature.threads)) {
    const pages = withThread(told.pages, thread(A), {
      telling,
      trouble: told.refrain,
      fits: isSeen(A),
      keepsEnd: true,
    });
    if (pages) return { ...told, pages };
  }
  return told;
}

/** Whether a plot shows it already; "Captain Turnip" alone is no ship. */
function isShown({ pages }: Told, { name }: Figure, shows: RegExp): boolean {
  const unnamed = pages.slice(1).map((page) => ({
    ...page,
    text: wordings(page).map((text) => text.replaceAll(name, '')),
  }));
  return pagesWith(unnamed, shows) >= IS_SHOWN;
}

/** Nobody has habits who is not there or asleep. */
const isSeen =
  (who: Figure) =>
  ({ scene }: BeatPage): boolean =>
    scene.actors.some((actor) => actor.who === who && actor.pose !== 'sleep');
