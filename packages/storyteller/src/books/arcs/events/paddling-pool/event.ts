import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { AFLOAT } from './afloat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PADDLING =
  /\bpaddling ?pools?\b|\b(?:splash|inflatable|blow-?up|toddler|baby) pools?\b|\bpaddling in (?:the|a) (?:garden|pool|park)\b|\bpool in (?:the|our|my) (?:back )?garden\b/i;

/** In and around a paddling pool. */
export const PADDLING_POOL: StoryEvent = {
  id: 'paddling-pool',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: PADDLING,
  not: /\b(?:scared|afraid|fear\w*|drown\w*|shark|mermaid|magic\w*|crocodile|whale|dolphin|octopus|sea|ocean|portal|snow\w*|winter|race|lessons?|badge|pirates?|birthday)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    ((theme.hero?.being?.size ?? 0) < 5 || theme.hero?.being?.id === 'bear') &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|thing|sea|insect)$/.test(each.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: somebody(hero) ? null : about('boat'),
    place: null,
    first: null,
  }),
  plots: [standsApart(mateBeside(ableFriend({ ...AFLOAT, when: PADDLING })))],
  talk: {
    young: { yours: [() => 'Who would you like to have in your paddling pool?'] },
    older: {
      wonder: [() => 'Why did the water come up when somebody sat down in it?'],
      yours: [() => 'How many people would fit into your bath?'],
    },
  },
};
