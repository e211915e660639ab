import type { Theme } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import type { StoryEvent } from '../event.ts';
import { LIGHTER } from './lighter.ts';
import { ZERO } from './zero.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A rocket that is built is not somebody; nobody has to learn to fly. */
const reads = ({ hero }: Theme): Partial<Theme> => ({
  relation: 'none',
  activity: null,
  clause: null,
  want: null,
  ...(/^(?:rocket|spaceship|aeroplane|bicycle|scooter|machine)$/.test(hero?.being?.id ?? '') ? { hero: null } : {}),
});

/** Something is built, and it is to fly. */
export const FLYING: StoryEvent = {
  id: 'flying',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:build\w*|built|mak(?:es?|ing)|made) (?:a pair of |some |her own |his own |her |his )?wings\b|\b(?:build\w*|built|mak(?:es?|ing)|made|invent\w*)\b.*\b(?:rockets?|space-?ships?|planes?|aeroplanes?|airplanes?|flying \w+)\b|\bflying (?:bicycles?|bikes?|machines?|scooters?)\b|\brockets? in (?:the|our|my) (?:back )?garden\b/i,
  not: /\b(?:scared|afraid|fear\w*|birthday|cake|paper|lego|sandcastle|school|sleep\w*|bed(?:time)?|lost|loses|stole\w*|broken|snow|race|races|racing|first|holiday)\b/i,
  fits: ({ other }) => other === null,
  reads,
  plots: [LIGHTER, ZERO].map(ableFriend),
  talk: {
    young: { yours: [() => 'What would you put on a rocket of your own?'] },
    older: {
      wonder: [() => 'Why did it not fly at first, and who saw it?'],
      yours: [() => 'What would you build out of a big box?'],
    },
  },
};
