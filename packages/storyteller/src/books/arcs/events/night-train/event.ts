import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { HIGH_BRIDGE } from './high-bridge.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What one goes in is not somebody. */
const OF_TRAIN = /train|sleeper|express|railway|night|midnight/;

const TO_THE_SEA = /\bto the (?:sea|seaside|ocean|coast)\b/i;

/** A night on a train with bunks in it. */
export const NIGHT_TRAIN: StoryEvent = {
  id: 'night-train',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:night|midnight|sleeper|sleeping|overnight|moonlight) (?:trains?|express)\b|\bsleeper (?:train )?(?:to|from|through)\b|\btrains? (?:ride |journey |trip |that goes |which goes |goes )?(?:at|by|in the|all|through the|into the) (?:the )?(?:night|midnight)\b|\b(?:sleep\w*|spend\w*|bed|night|bunks?) (?:the night )?(?:on|in) (?:a |the )?train\b/iu,
  not: /\b(?:toy|model|ghost|moon|space|christmas|santa|polar|north pole|scared|afraid|lost|left behind|miss(?:ed|es|ing)?|runaway|stolen|thief|robber\w*|dinosaur train|drivers?|(?:train|express) (?:who|that (?:can|won|does|is|was|never|lost)))\b/i,
  // "The night train to the sea" goes to its shore.
  fits: (theme) =>
    (onTheGround(theme) || TO_THE_SEA.test(theme.raw)) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || OF_TRAIN.test(each.word) || !/^(?:thing|vehicle|sea)$/.test(each.being.isa),
    ),
  reads: ({ hero, other, place, raw }) => ({
    ...NOTHING_DONE,
    hero: hero && OF_TRAIN.test(hero.word) ? null : somebody(hero),
    other: other && OF_TRAIN.test(other.word) ? null : somebody(other),
    thing: about('train'),
    place: place && !TO_THE_SEA.test(raw) && raw.toLowerCase().includes(place.word.replace(/^the /, '')) ? place : null,
    first: null,
  }),
  plots: [{ ...HIGH_BRIDGE, when: /\b(?:train|sleeper|express)\b/i }],
  talk: {
    young: { yours: [() => 'What would you like to see from a train at night?'] },
    older: {
      wonder: [() => 'Why did it work when they stopped trying?'],
      yours: [() => 'What have you once stayed awake for, or tried to?'],
    },
  },
};
