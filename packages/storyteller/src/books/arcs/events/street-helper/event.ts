import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { NEST } from './nest.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WORKS =
  /^(?:bin lorry|crane|tow truck|cement mixer|dump truck|forklift|post van|milk float|lorry|road roller|combine harvester|digger)$/;

/** Somebody big with wheels, who works in a street. */
export const STREET_HELPER: StoryEvent = {
  id: 'street-helper',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:bin|rubbish|garbage|recycling|dump|tipper|tow|breakdown|recovery|cement|delivery|mail|post|milk|road|street) ?(?:lorry|trucks?|wagons?|mixers?|vans?|floats?|sweepers?|rollers?)\b|\bcranes?\b|\bdustcarts?\b|\b(?:forklifts?|steamrollers?|dumpers?|lorry|lorries)\b|\bbird'?s? nest\b[^.]*\b(?:digger|lorry|truck|tractor)\b|\b(?:digger|lorry|truck)\b[^.]*\bnest\b/i,
  not: /\b(?:afraid|scared|fear\w*|tired|sleep\w*|our (?:street|road|house|school)|comes? to|came to|comes|outside|visits?|waves?|waiting for|lost|loses|birthday|toy|race|moon|space|wants? to be|christmas|santa|stuck|mud|snow\w*|winter|too small|slow|late|friends? with|dance\w*|school|thief|stole\w*|bin ?day|ice cream|driver|wrong|smell\w*|stink\w*|squash\w*|dream\w*|lonely|fly|broken|broke|build\w*|built|ate|eats?|eating|eaten|gobbl\w*|swallow\w*|munch\w*|hungry|greedy)\b/i,
  fits: (theme) => onTheGround(theme) && WORKS.test(theme.hero?.being?.id ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    other:
      other?.being &&
      other.being.isa !== 'thing' &&
      !/bird|robin/.test(other.being.id) &&
      other.being.id !== hero?.being?.id
        ? other
        : null,
    place: null,
    thing: null,
  }),
  plots: [NEST],
  talk: {
    young: { yours: [() => 'How long can you keep quite still?'] },
    older: {
      wonder: [({ hero }) => `What did ${hero} give up, and what came of it?`],
      yours: [() => 'What can be done if everybody does only one?'],
    },
  },
};
