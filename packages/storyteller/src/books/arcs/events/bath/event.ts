import type { Theme } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BLOB } from './blob.ts';
import { BUBBLES } from './bubbles.ts';
import { NO_ROOM } from './no-room.ts';
import { PLUGHOLE } from './plughole.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who may sit in a bath: not what drives, and not what lives in water. */
/** "bath": what is spoken of is nobody, and the child has it. */
const ONLY_A_BATH = /^(?:an?|the|my)? ?bath(?:s|tub)?$/iu;
const bathes = ({ hero, raw }: Theme): boolean =>
  ONLY_A_BATH.test(raw) || !hero?.being || !/^(?:vehicle|thing|sea|insect)$/.test(hero.being.isa);

/** Hair is washed, a bath is had. */
export const BATH: StoryEvent = {
  id: 'bath',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bbubble ?baths?\b|^(?:lots of |big |the )?bubbles!?$|\b(?:too many|so many) bubbles\b|\bbubbles (?:everywhere|all over)\b|\bin the (?:bath ?)?tub\b|\bbath(?:s|ing|ed|time| time|room|tub)?\b|\bhair ?wash\w*|\bwash\w* (?:\w+ ){0,2}hair\b|\bhair (?:being |getting )?washed\b|\bshampoo\w*|\bplug ?holes?\b/i,
  not: /\b(?:cranes?|(?:elephant|whale|giraffe|hippo\w*|rhino\w*|dinosaur|diplodocus|mammoth|walrus|cow|horse|camel) (?:[a-z]+ ){0,3}?in(?:to)? (?:an?|the|my|our|his|her) (?:[a-z]+ )?bath\b|too (?:big|large|tall) for|sun ?bath\w*|bird ?bath|sponge|swim\w*|bath (?:toy|duck) (?:who|that)|rubber duck (?:who|that)|hairdresser|rides?|boat|cut|ghost|flood\w*|brush\w*)\b/i,
  fits: bathes,
  reads: ({ hero, other, raw }) => ({
    hero: ONLY_A_BATH.test(raw) ? null : hero,
    relation: 'go',
    want: null,
    clause: null,
    place: null,
    other: somebody(other),
    thing: hero && !ONLY_A_BATH.test(raw) ? null : about('bath'),
  }),
  plots: [ableFriend(BLOB), ableFriend(NO_ROOM), ableFriend(PLUGHOLE), BUBBLES],
  talk: {
    young: { yours: [() => 'What comes into your bath with you?'] },
    older: {
      wonder: [() => 'What did the others in the house hear from the bathroom, and what did they think it was?'],
      yours: [() => 'What is the best thing about a bath, and what is the worst?'],
    },
  },
};
