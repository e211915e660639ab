import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ROUND } from './round.ts';
import { SEA_ROAD } from './sea-road.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BUS = String.raw`(?:bus(?:es)?|coach|minibus|double-decker|trolley ?bus)`;
const SEA = String.raw`(?:sea|seaside|beach|ocean|coast|shore)`;
const TO_SEA = new RegExp(
  [
    String.raw`\b${BUS}\b[^.]*\b(?:to|for|reach(?:es|ed)?|sees?|saw|finds?|found|as far as|towards?|by) the ${SEA}\b`,
    String.raw`\b${SEA} bus\b`,
    String.raw`\b(?:${BUS}|train|tram)\b[^.]*\b(?:instead|one day|everybody|everyone|all the passengers)\b[^.]*\b${SEA}\b`,
    String.raw`\b(?:${BUS}|train|tram)\b[^.]*\b${SEA}\b[^.]*\b(?:instead|one day)\b`,
    String.raw`\b${BUS}(?: driver)?\b[^.]*\b(?:the other way|another way|a different way|turn(?:s|ed)? (?:left|off)|keeps? (?:on )?(?:driving|going)|kept (?:on )?(?:driving|going)|does(?:n['’]?t| not) (?:stop|turn)|did(?:n['’]?t| not) (?:stop|turn)|drives? (?:on|past) )\b`,
    String.raw`\b(?:drives?|drove|takes?|took) (?:his |her |the |a )?(?:${BUS}|everybody|everyone|(?:all )?the passengers)\b[^.]*\bto the ${SEA}\b`,
  ].join('|'),
  'iu',
);

const isBus = (each: Entity | null): boolean =>
  /\b(?:bus|coach|minibus|double-decker|train|tram)$/.test(each?.word ?? '');
/** A driver and a bus are told of as they are; somebody who rides on it is somebody. */
const whoever = (each: Entity | null): Entity | null =>
  each?.being?.isa === 'vehicle' && isBus(each) && !each.plural ? each : somebody(each);

/** A bus goes on, past where it always turns, as far as the sea. A trip that was planned has a book of its own. */
export const BUS_TO_THE_SEA: StoryEvent = {
  id: 'bus-to-the-sea',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: TO_SEA,
  not: /\b(?:under the|wrong|bus (?:ride|trip|journey|tour)|by bus|lost|left (?:on|behind)|scared|afraid|frightened|magic\w*|ghost|flying|christmas|moon|space|school trip|class trip|turtles?|whales?|mermaid|pirates?|airport|broke\w*|sleep\w*|bus stop who|sits?|lives?)\b/i,
  fits: ({ hero }) => hero?.plural !== true && !/^(?:sea|insect|thing)$/.test(hero?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: whoever(hero),
    other: isBus(other) ? null : somebody(other),
    thing: about('bus'),
  }),
  plots: [standsApart(ableFriend({ ...SEA_ROAD, when: TO_SEA })), standsApart(ROUND)],
  talk: {
    young: { yours: [() => 'Where would you like the bus to go?'] },
    older: {
      wonder: [() => 'Why did nobody get out when the door was open?'],
      yours: [() => 'What says a thing on the front, and nobody has ever looked?'],
    },
  },
};
