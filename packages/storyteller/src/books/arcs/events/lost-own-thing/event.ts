import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { namesThing, THINGS_LOST } from './parts.ts';
import { PUT_BACK } from './put-back.ts';
import { ROUND } from './round.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OWN = String.raw`(?:\p{L}+['’]s? )?(?:\p{L}+ ){0,2}`;

/** What others may well take for something else; nobody sleeps in a violin or sails on a book. */
const MADE_INTO =
  /\b(?:hats?|caps?|crowns?|mittens?|gloves?|buckets?|baskets?|bags?|suitcases?|broom(?:stick)?s?|umbrellas?|capes?|cloaks?|scar(?:f|ves)|flags?|coats?|jumpers?|kites?|aprons?)\b/i;

/** The thing without which nobody has ever been seen is gone. */
export const LOST_OWN_THING: StoryEvent = {
  id: 'lost-own-thing',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:los(?:t|es?|ing)|mislaid|mislays?|missing|can(?:'|’)?t find|cannot find|could(?:n'?t| not) find|looking for|looks? for|search\w* for|where(?:'s|’s| is| are)|forgot where|without) ${OWN}${THINGS_LOST}\b|\b${THINGS_LOST} (?:is |are |was |has |have |goes |went |got |that |who )*(?:lost|missing|gone|disappear\w*|vanish\w*)\b`,
    'iu',
  ),
  not: /\b(?:ate|eats?|eaten|swallow\w*|stole\w*|steals?|thief|thieves|detectives?|myster(?:y|ies)|case of|clues?|bus|train|plane|aeroplane|left on|treasure (?:hunt|island)|birthday|christmas|santa|moon|space|under the sea|football(?:er)?|afraid|scared|new|school|shoes?|teddy|blanket|colou?rs?|died|grandma'?s house|wind|windy|blew|blown|magic pencil|can't see|bounce|hearing|toilet|wants|library|fire)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    namesThing(theme.raw) &&
    // Only a clown has one that comes off.
    (!/\bnoses?\b/i.test(theme.raw) || /\bclowns?\b/i.test(theme.raw)) &&
    // Whose sock it is has to be said; else it is about the sock.
    (!/\bsocks?\b/i.test(theme.raw) || (theme.hero?.being?.id ?? 'sock') !== 'sock') &&
    theme.hero?.plural !== true &&
    !/^(?:vehicle|sea|insect)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other, raw }) => {
    const own = hero && new RegExp(`^${THINGS_LOST}$`, 'i').test(hero.word) ? null : hero;
    const second = somebody(other);
    // "The knight who lost his sword": whoever lost it is who it is about.
    const isLoser =
      own === null && second !== null && /^(?:an?|the|our|my) (?:\p{L}+ )?\p{L}+ (?:who|that)\b/iu.test(raw);
    return {
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
      hero: isLoser ? second : own,
      other: isLoser ? null : second,
      thing: about(
        new RegExp(String.raw`\b${THINGS_LOST}\b`, 'i').exec(raw)?.[0].toLowerCase().replace('sword', 'shield') ??
          'hat',
      ),
    };
  },
  plots: [{ ...PUT_BACK, when: MADE_INTO }, ableFriend(ROUND)],
  talk: {
    young: { yours: [() => 'What do you like to have with you?'] },
    older: {
      wonder: [() => 'Who gave it back, and to whom? Can you say it in the right order?'],
      yours: [() => 'What of yours could be something else, if others had it for an hour?'],
    },
  },
};
