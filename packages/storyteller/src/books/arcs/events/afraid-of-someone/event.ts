import { onTheGround, type StoryEvent } from '../event.ts';
import { LOOKING } from './looking.ts';
import { IS_NOISE } from '../afraid-of-noise/noise.ts';
import { ARE_PEOPLE, CLOWN } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whom a child may really meet and go near: nothing with teeth, and no sting. */
const NEAR_A_CHILD = /^(?:pet|farm|bird|person|insect)$/;
const STINGS = /^(?:bee|wasp|bumblebee|hornet|mosquito|jellyfish|scorpion)$/;
/** Whom a child sees for a reason that has a story of its own. */
const CARES =
  /\b(?:dentist|doctor|nurse|hairdresser|barber|vet|teacher|strangers?|burglars?|robbers?|bull(?:y|ies))\b/i;

/** Somebody is afraid of somebody, who comes nearer whenever no one looks. */
export const AFRAID_OF_SOMEONE: StoryEvent = {
  id: 'afraid-of-someone',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:scared|afraid|frightened|terrified|frightens? easily) of\b|\b(?:scared|afraid|frightened|terrified) by\b|\bfear of\b/i,
  not: /\b(?:two|three|brothers|sisters|twins|dark\w*|shadows?|thunder\w*|storms?|losing|being|getting|going|flying|jumping|water|nightmares?|bad dreams?|bath\w*|hair|blood|heights?|everything|nothing|no ?one|noises?|school|died?|sleep\w*)\b/i,
  fits: (theme) => {
    const { hero, other, raw } = theme;
    if (!onTheGround(theme) || CARES.test(raw) || IS_NOISE.test(raw) || hero?.plural === true) return false;
    if (
      hero?.being &&
      /^(?:sea|thing)$/.test(hero.being.isa) &&
      !/scarecrow|snowman|teddy|doll|toy|robot/.test(hero.word)
    )
      return false;
    if (ARE_PEOPLE.test(raw)) return hero?.being !== undefined && hero.being !== null && hero.being.isa !== 'person';
    if (CLOWN.test(raw)) return true;
    if (!other?.being || /^(?:sea|thing)$/.test(other.being.isa)) return false;
    return hero?.being ? true : NEAR_A_CHILD.test(other.being.isa) && !STINGS.test(other.being.id);
  },
  reads: ({ raw, hero, other }) => ({
    clause: null,
    want: null,
    thing: null,
    place: null,
    hero: hero?.being ? hero : null,
    ...(ARE_PEOPLE.test(raw) || CLOWN.test(raw) ? { other: null } : { other }),
  }),
  plots: [LOOKING],
  talk: {
    young: { yours: [() => 'Who can stand as still as a flowerpot?'] },
    older: {
      wonder: [() => 'Both of them did something when they were afraid. What did each of them do?'],
      yours: [() => 'Whom would you rather have look the other way, until you are used to them?'],
    },
  },
};
