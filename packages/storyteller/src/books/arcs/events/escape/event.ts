import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { isKept, POCKET } from './pocket.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A pet that is out of its cage, or a goat out of its pen. */
export const ESCAPE: StoryEvent = {
  id: 'escape',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bescap(?:e|es|ed|ing)\b|\b(?:gets|got|getting|get|breaks|broke|sneaks|sneaked|snuck|creeps|crept|climbs|climbed|keeps getting|slips|slipped) out\b|\bon the loose\b|\b(?:runs|ran|running) (?:away|off)\b|\b(?:is|goes|gone|went) missing\b|\b(?:missing|lost|runaway|escaped) (?:hamster|rabbit|pig|parrot|gerbil|guinea pig|budgie|tortoise|goat)\b|\b(?:lost|loses|losing|can'?t find|cannot find|where is) (?:\p{L}+ ){0,2}(?:hamster|gerbil|guinea pig|budgie|tortoise|goat)\b|\b(?:night|day) (?:the|our|my) \p{L}+ (?:escaped|got out|ran away)\b/iu,
  not: /\b(?:(?:secret )?clubs?|gangs?|password\w*|zoo|circus|prison|jail|farmer'?s? (?:oven|pot)|wolf|fox|hawk|eats?|eaten|dinner|plane|space|moon|sea|home because|from home|flew away|flies away|lab|police|pirate\w*|dragon|castle|bed)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    (isKept(theme.hero?.being?.id) || isKept(theme.other?.being?.id) || /\bclass pet\b/i.test(theme.raw)),
  reads: ({ hero, other, place }) => ({
    ...NOTHING_DONE,
    place: /^(?:garden|farm)$/.test(place?.place?.setting ?? '') ? place : null,
    fear: null,
    first: null,
    thing: null,
    hero: [hero, other].find((each) => isKept(each?.being?.id)) ?? null,
    other: null,
  }),
  plots: [POCKET],
  talk: {
    young: { yours: [() => 'Where would you look first?'] },
    older: {
      wonder: [() => 'When did you know why nobody could find it?'],
      yours: [() => 'What did you once look for that was close by all the time?'],
    },
  },
};
