import type { Entity } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ITS_OWN } from './its-own.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Fish that are known by their own names only. */
const FISH = /^(?:pike|trout|carp|salmon|eel|cod|perch|herring|haddock|tuna|sardine|minnow|stickleback|mackerel)$/i;
const asFish = (each: Entity | null): Entity | null =>
  each && FISH.test(each.word) ? { ...each, being: beingNamed('fish') ?? each.being } : each;

/** Some animal grants wishes. */
export const GRANTS_WISHES: StoryEvent = {
  id: 'grants-wishes',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:who|that|which) (?:can |could )?(?:grants?|granted|gives?|gave|makes?) (?:\p{L}+ ){0,2}(?:wish(?:es)?)\b|\b(?:wishing|wish[- ]granting) (?:fish|goldfish|frog|toad|duck|hen|bird|owl|fox|cat|dog|rabbit|hare|mouse|turtle|tortoise|horse|hedgehog|squirrel|deer)\b|\b(?:fish|goldfish|frog|toad|duck|hen|goose|bird|owl|fox|cat|dog|rabbit|hare|mouse|turtle|tortoise|horse|donkey|goat|cow|pig|hedgehog|squirrel|deer|snail|whale|dolphin|octopus) (?:grants?|gives?) (?:\p{L}+ ){0,3}wish(?:es)?\b|\bthree wishes (?:from|of) (?:a|the) (?:\p{L}+ )?(?:fish|goldfish|frog|toad|hen|bird|fox|hare|mouse|turtle)\b/iu,
  not: /\b(?:star|stars|birthday|candles?|christmas|santa|dragons?|unicorns?|fair(?:y|ies)|genies?|witch|wizard|school|space|dandelions?|sick|ill|mum(?:my)? and dad|stone|ring|lamp|hat|well|coin|tree)\b/i,
  fits: ({ hero, other }) => {
    const animal = [hero, other].find((each) => each?.being && /^(?:pet|farm|wild|sea|bird)$/.test(each.being.isa));
    return animal !== undefined && !animal?.plural;
  },
  reads: ({ hero: asked, other }) => {
    const hero = asFish(asked);
    const animal = [hero, other].find((each) => each?.being && /^(?:pet|farm|wild|sea|bird)$/.test(each.being.isa));
    return {
      hero: animal ?? somebody(hero),
      other: null,
      thing: about('ball'),
      relation: 'none',
      place: null,
      wish: null,
      want: null,
      clause: null,
      first: null,
      activity: null,
      also: [],
    };
  },
  plots: [{ ...ITS_OWN, when: /wish/i }],
  talk: {
    young: { yours: [() => 'What would you wish for?'] },
    older: {
      wonder: [({ hero }) => `Was what ${hero} gave them wrong, or was it only another sort of right?`],
      yours: [() => 'Whose wish could you grant, without any magic?'],
    },
  },
};
