import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { TENTH } from './tenth.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const TRUCK = /\bmonster ?-?trucks?\b/i;
const isTruck = (each: Entity | null): boolean => each?.being?.id === 'monster truck';
/** The little car of the story is one the theme may name. */
const isCar = (each: Entity | null): boolean => /^(?:car|racing car)$/.test(each?.being?.id ?? '');

/** A monster truck, which drives over old cars for a living, and comes to one that thinks it is going for a picnic. */
export const JUMPS_OVER: StoryEvent = {
  id: 'jumps-over',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: TRUCK,
  not: /\b(?:afraid|scared|frightened|fear\w*|good ?night|sleep\w*|awake|bed ?time|tired|birthday|party|toys?|lego|sea|beach|snow\w*|rac(?:e|es|ing)|moon|space|lost|loses|school|christmas|santa|halloween|dinosaurs?|stole\w*|thief|broken|breaks?|broke|stuck|wash\w*|bath|lonely|hiccups?|sneez\w*|sings?|dances?|ballet|diggers?|trains?|learns? to|cows?|dogs?|cats?|ducks?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].some(isTruck) &&
    [theme.hero, theme.other].every((each) => !each?.being || isTruck(each) || isCar(each)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: ((truck) => truck && { ...truck, plural: false })([hero, other].find(isTruck) ?? null),
    other: null,
    thing: about('car'),
    wish: null,
    also: [],
  }),
  plots: [{ ...TENTH, when: TRUCK }],
  talk: {
    young: { yours: [() => 'How high can you jump?'] },
    older: {
      wonder: [() => 'What did the nine flat cars turn out to be good for?'],
      yours: [() => 'When did everybody shout one thing, and you thought another?'],
    },
  },
};
