import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { ownPartOf } from '../../../theme/meant/own-part.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { GOES_WITHOUT_WORDS, wantingIn } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** Legs, arms and heads are missing to no animal; a robot may want some. */
const OF_A_ROBOT = /^(?:head|arms|legs)$/;

/** Somebody has not got what others of the kind have: a shark with no teeth, a snail without a shell. */
export const GOES_WITHOUT: StoryEvent = {
  id: 'goes-without',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: GOES_WITHOUT_WORDS,
  not: /\b(?:pin the tail|(?:brush\w*|clean\w*|wobbl\w*|loose|dentist|fairy|braces?)\b|wants? (?:to (?:fly|be)|an?|some|his|her)|friends?|steals?|stole\w*|thief|why|how|christmas|santa|afraid|scared|hurts?|hospital|vet|accident|school|competition|race|magic)\b/i,
  fits: (theme) => {
    const { hero, other, raw } = theme;
    const wanting = wantingIn(raw);
    if (!hero?.being || hero.plural || wanting === null || ownPartOf(theme) !== null) return false;
    if (other !== null && other.word !== hero.word) return false;
    return OF_A_ROBOT.test(wanting.word)
      ? hero.being.id === 'robot'
      : /^(?:pet|farm|wild|sea|bird|insect|magic)$/.test(hero.being.isa) || /^(?:tree|flower)$/.test(hero.being.id);
  },
  needs: ({ raw, hero }) => wantingIn(raw) !== null && hero?.being !== undefined && hero.being !== null,
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: hero ? { ...hero, adjectives: hero.adjectives.filter((each) => !each.endsWith('less')) } : null,
    other: null,
    thing: null,
    also: [],
    place: null,
    fear: null,
  }),
  plots: [standsApart({ id: 'nearly', young, middle, old, when: GOES_WITHOUT_WORDS })],
  talk: {
    young: { yours: [() => 'What could we use for a tail?'] },
    older: {
      wonder: [() => 'When was it good to have nothing there?'],
      yours: [() => 'What do you do some other way than everybody else?'],
    },
  },
};
